package org.chaturaji.http;

import io.restassured.filter.Filter;
import io.restassured.filter.FilterContext;
import io.restassured.http.Header;
import io.restassured.response.Response;
import io.restassured.specification.FilterableRequestSpecification;
import io.restassured.specification.FilterableResponseSpecification;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.nio.charset.StandardCharsets;

/** Holds all that a test sends by RestAssured, and gets, against the contract. */
final class ContractFilter implements Filter {

    @Override
    public Response filter(
            FilterableRequestSpecification request,
            FilterableResponseSpecification expected,
            FilterContext context) {
        Response response = context.next(request, expected);
        ContractCheck.check(
                new ContractCheck.Request(
                        request.getMethod(),
                        URI.create(request.getURI()),
                        name -> request.getHeaders().getList(name).stream()
                                .map(Header::getValue)
                                .toList(),
                        text(request.getBody())),
                new ContractCheck.Answer(
                        response.statusCode(), response::header, response.asString()));
        return response;
    }

    private static @Nullable String text(@Nullable Object body) {
        if (body instanceof byte[] octets) {
            return new String(octets, StandardCharsets.UTF_8);
        }
        return body == null ? null : body.toString();
    }
}
