package org.chaturaji.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

import jakarta.ws.rs.Path;

import org.junit.jupiter.api.Test;

import java.util.Set;
import java.util.stream.Collectors;

class RoutesTest {

    @Test
    void everyResourceIsAmongTheRoutes() {
        Set<String> resources = new ClassFileImporter()
                        .withImportOption(new ImportOption.DoNotIncludeTests())
                        .importPackages("org.chaturaji")
                        .stream()
                        .filter(it -> it.isAnnotatedWith(Path.class))
                        .map(JavaClass::getName)
                        .collect(Collectors.toSet());
        Set<String> routed =
                Routes.RESOURCES.stream().map(Class::getName).collect(Collectors.toSet());
        assertEquals(resources, routed);
    }
}
