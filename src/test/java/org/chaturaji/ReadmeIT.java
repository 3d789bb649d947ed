package org.chaturaji;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the README promises, as it is printed. */
@QuarkusTest
class ReadmeIT {

    private static final Pattern SCRIPT = Pattern.compile("```bash\n(.*?)```", Pattern.DOTALL);
    private static final String PRINTED_ADDRESS = "service=http://localhost:8080\n";

    @TestHTTPResource
    URI service;

    @Test
    void theFirstGameByCurlIsPlayedToItsEnd() throws IOException, InterruptedException {
        Matcher script = SCRIPT.matcher(Files.readString(Path.of("README.md")));
        assertTrue(script.find(), "the README has a script");
        String here = "service=http://" + service.getAuthority() + "\n";
        assertTrue(script.group(1).contains(PRINTED_ADDRESS));
        Process bash = new ProcessBuilder(
                        "bash",
                        "-euo",
                        "pipefail",
                        "-c",
                        script.group(1).replace(PRINTED_ADDRESS, here))
                .redirectErrorStream(true)
                .start();
        String printed = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(bash.waitFor(1, TimeUnit.MINUTES), printed);
        assertEquals(0, bash.exitValue(), printed);
        assertTrue(printed.contains("[Red \"Anna\"]"), printed);
        assertTrue(printed.contains("[RoundLimit \"3\"]"), printed);
        assertTrue(printed.contains("\"result\":{\"termination\":"), printed);
    }
}
