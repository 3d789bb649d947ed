package org.chaturaji;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture.LayerDependencySpecification;

import java.util.Map;
import java.util.regex.Pattern;

/** The arrows between the packages, as a white list, and what belongs into one package only. */
@AnalyzeClasses(packages = "org.chaturaji", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    /** The one class that may ask for the time and for chance, and hands both on. */
    private static final String WIRING = "org.chaturaji.http.Wiring";

    private static final String[] RULES_AND_PEOPLE = {
        "engine", "notation", "cpu", "dice", "rating", "match", "player"
    };

    /** Each package, and the packages it may use; one that is not written yet is no fault. */
    private static final Map<String, String[]> MAY_USE = Map.ofEntries(
            Map.entry("engine", none()),
            Map.entry("notation", only("engine")),
            Map.entry("cpu", only("engine")),
            Map.entry("dice", none()),
            Map.entry("picture", only("engine")),
            Map.entry("rating", none()),
            Map.entry("match", only("engine", "notation", "cpu", "dice", "rating")),
            Map.entry("player", none()),
            Map.entry("store", RULES_AND_PEOPLE),
            Map.entry(
                    "http",
                    only(
                            "engine",
                            "notation",
                            "cpu",
                            "dice",
                            "picture",
                            "rating",
                            "match",
                            "player")),
            Map.entry("operator", only("match", "player")),
            Map.entry("embedded", none()));

    /** What gives another answer each time, by the full name of what is called. */
    private static final Pattern TIME_OR_CHANCE = Pattern.compile(String.join(
            "|",
            "java\\.lang\\.System\\.(currentTimeMillis|nanoTime)\\(\\)",
            "java\\.time\\.\\w+\\.now\\((java\\.time\\.ZoneId)?\\)",
            "java\\.time\\.Clock\\.(system\\w*|tick\\w+)\\(.*",
            "java\\.util\\.Date\\.<init>\\(\\)",
            "java\\.lang\\.Math\\.random\\(\\)",
            "java\\.security\\.SecureRandom\\.(<init>|getInstance).*",
            "java\\.util\\.(Random|SplittableRandom)\\.<init>\\(\\)",
            "java\\.util\\.Collections\\.shuffle\\(java\\.util\\.List\\)",
            "java\\.util\\.concurrent\\.ThreadLocalRandom\\..*",
            "java\\.util\\.random\\.RandomGenerator(Factory)?\\.(of|getDefault).*",
            "java\\.util\\.UUID\\.randomUUID\\(\\)",
            "com\\.fasterxml\\.uuid\\.Generators\\..*"));

    @ArchTest
    static final ArchRule packagesUseOnlyWhatTheyMay = packagesUseOnlyWhatTheyMay();

    @ArchTest
    static final ArchRule pureParts = classes()
            .that(resideInAnyPackage(
                    "org.chaturaji.engine..",
                    "org.chaturaji.notation..",
                    "org.chaturaji.cpu..",
                    "org.chaturaji.dice..",
                    "org.chaturaji.rating..",
                    "org.chaturaji.picture.."))
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage(
                    "org.chaturaji..",
                    "java..",
                    "javax.crypto..",
                    "javax.xml..",
                    "org.jspecify.annotations"))
            .as("the pure packages need nothing but the JDK and JSpecify");

    @ArchTest
    static final ArchRule engineTouchesNothingOutside = noClasses()
            .that(resideInAPackage("org.chaturaji.engine.."))
            .should()
            .dependOnClassesThat(resideInAnyPackage(
                    "java.io..",
                    "java.net..",
                    "java.nio.file..",
                    "java.sql..",
                    "java.time..",
                    "javax.."))
            .as("the engine has no input, no output and no clock")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule jaxRsInHttpOnly = noClasses()
            .that(resideOutside("http"))
            .should()
            .dependOnClassesThat(resideInAnyPackage(
                    "jakarta.ws.rs..", "org.jboss.resteasy..", "io.vertx.ext.web.."));

    @ArchTest
    static final ArchRule persistenceAndRedisInStoreOnly = noClasses()
            .that(resideOutside("store").and(resideOutside("embedded")))
            .should()
            .dependOnClassesThat(resideInAnyPackage(
                    "java.sql..",
                    "javax.sql..",
                    "jakarta.persistence..",
                    "org.hibernate..",
                    "org.postgresql..",
                    "io.quarkus.hibernate..",
                    "io.quarkus.agroal..",
                    "io.quarkus.redis..",
                    "io.vertx.redis..",
                    "io.vertx.mutiny.redis.."));

    @ArchTest
    static final ArchRule clockAndChanceInOneClass = noClasses()
            .that(resideOutside("embedded"))
            .and()
            .doNotHaveFullyQualifiedName(WIRING)
            .should()
            .accessTargetWhere(asksForTimeOrChance())
            .as("time and chance are handed on by " + WIRING + " and by main methods alone");

    private static ArchRule packagesUseOnlyWhatTheyMay() {
        LayeredArchitecture layers = layeredArchitecture().consideringOnlyDependenciesInLayers();
        for (String part : MAY_USE.keySet()) {
            layers = layers.optionalLayer(part).definedBy("org.chaturaji." + part + "..");
        }
        for (Map.Entry<String, String[]> entry : MAY_USE.entrySet()) {
            LayerDependencySpecification part = layers.whereLayer(entry.getKey());
            layers = entry.getValue().length == 0
                    ? part.mayNotAccessAnyLayer()
                    : part.mayOnlyAccessLayers(entry.getValue());
        }
        return layers.ensureAllClassesAreContainedInArchitecture();
    }

    private static String[] none() {
        return new String[0];
    }

    private static String[] only(String... packages) {
        return packages;
    }

    private static DescribedPredicate<JavaClass> resideOutside(String part) {
        return DescribedPredicate.not(resideInAPackage("org.chaturaji." + part + ".."));
    }

    /** The main method of a command is its own wiring. */
    private static DescribedPredicate<JavaAccess<?>> asksForTimeOrChance() {
        return DescribedPredicate.describe(
                "ask for time or chance",
                access ->
                        TIME_OR_CHANCE.matcher(access.getTarget().getFullName()).matches()
                                && !access.getOrigin().getName().equals("main"));
    }
}
