package org.chaturaji.http;

import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodySubscriber;
import java.net.http.HttpResponse.BodySubscribers;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Flow;
import java.util.function.Consumer;

/** Holds all that a {@link org.chaturaji.client.Client} sends, and gets, against the contract. */
public final class ContractWatch implements Consumer<HttpResponse<String>> {

    @Override
    public void accept(HttpResponse<String> answer) {
        HttpRequest request = answer.request();
        ContractCheck.check(
                new ContractCheck.Request(
                        request.method(),
                        request.uri(),
                        request.headers()::allValues,
                        request.bodyPublisher()
                                .filter(body -> body.contentLength() != 0)
                                .map(ContractWatch::text)
                                .orElse(null)),
                new ContractCheck.Answer(
                        answer.statusCode(),
                        name -> answer.headers().firstValue(name).orElse(null),
                        answer.body()));
    }

    /** Returns a body once more, as it was sent. */
    private static String text(BodyPublisher body) {
        BodySubscriber<String> text = BodySubscribers.ofString(StandardCharsets.UTF_8);
        body.subscribe(new Octets(text));
        return text.getBody().toCompletableFuture().join();
    }

    /** Passes on what a request is made of to what reads answers. */
    private record Octets(BodySubscriber<String> reader) implements Flow.Subscriber<ByteBuffer> {

        @Override
        public void onSubscribe(Flow.Subscription subscription) {
            reader.onSubscribe(subscription);
        }

        @Override
        public void onNext(ByteBuffer octets) {
            reader.onNext(List.of(octets));
        }

        @Override
        public void onError(Throwable failure) {
            reader.onError(failure);
        }

        @Override
        public void onComplete() {
            reader.onComplete();
        }
    }
}
