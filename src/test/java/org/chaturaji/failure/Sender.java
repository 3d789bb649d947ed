package org.chaturaji.failure;

import com.fasterxml.jackson.databind.JsonNode;

import org.chaturaji.client.Client;

import java.net.http.HttpResponse;
import java.util.function.Function;

/** A way to have a request answered: straight, or with patience while something is away. */
interface Sender {

    HttpResponse<String> send(Function<Client, HttpResponse<String>> request);

    /** The JSON that is found at a path. */
    default JsonNode get(String path) {
        return Client.json(send(client -> client.fetch(path)), 200);
    }
}
