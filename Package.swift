// swift-tools-version: 6.2
import PackageDescription

/// Every target: no warnings, explicit existentials, explicit member imports.
let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Modules that handle millions of rows: the release trusts that no value is read while it is written, which the tests,
/// built for debugging, check at run time.
let rows: [SwiftSetting] = [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]

/// A Swift target under `Sources/NAME`.
func module(_ name: String, _ dependencies: [Target.Dependency] = [], _ settings: [SwiftSetting] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict + settings)
}

/// A test target under `Tests/NAMETests`.
func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: [.target(name: name)] + dependencies, swiftSettings: strict)
}

let package = Package(
    name: "wingbar",
    products: [.executable(name: "wingbar", targets: ["wingbar-cli"])],
    targets: [
        // The pure core, lowest first. On WebAssembly these folders are compiled as one module.
        .target(name: "CMath", linkerSettings: [.linkedLibrary("m")]),
        module("Navigation", ["CMath"]),
        module("Birds", ["CMath"]),
        module("Wire", ["Birds"]),
        module("Lists", ["Birds", "Wire"]),
        module("App", ["Navigation", "Birds", "Wire", "Lists"]),
        module("Markup"),
        module("Screens", ["App", "Navigation", "Birds", "Lists", "Markup"]),
        // The lab: styles of bars and their rules, contents, the fixed world and its named states. Pure, and not part of
        // the browser's program.
        module("BarRules"),
        module("Lab", ["App", "BarRules", "Birds", "Lists", "Markup", "Navigation", "Wire"]),
        // What the worker's program adds: the pages about past lists.
        module("Past", ["Birds", "Wire", "Lists", "Markup"]),
        tests("Past", ["Birds", "Lists", "Markup", "TestKit"]),
        tests("BarRules"),
        tests("Lab", ["App", "BarRules", "Birds", "Lists", "Markup", "Navigation", "Screens", "TestKit", "Wire"]),
        tests("Birds"),
        tests("Markup", ["TestKit"]),
        tests("Navigation"),
        tests("Wire", ["Birds", "TestKit"]),
        tests("Lists", ["Birds", "TestKit", "Wire"]),
        tests("App", ["Navigation", "Birds", "Wire", "Lists"]),
        tests("Screens", ["App", "Navigation", "Birds", "Lists", "Markup"]),

        // What tests and benchmarks share.
        module("TestKit"),
        // The check of the reducer, the geometry and the pages against the rules of navigation.
        module("ModelCheck", ["App", "Navigation", "Birds", "Lists", "Wire", "Markup", "Screens", "Lab"]),
        .executableTarget(name: "model-check", dependencies: ["ModelCheck", "Navigation"], swiftSettings: strict),

        // The server's side.
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CMicrohttpd", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        module("Store", ["Birds", "CSQLite"], rows),
        .systemLibrary(name: "CZip", pkgConfig: "libzip", providers: [.apt(["libzip-dev"])]),
        module("Import", ["Birds", "Store", "CZlib", "CZip"], rows),
        module("Sample", ["Birds", "Store"]),
        module(
            "Server",
            [
                "BarRules", "Birds", "Wire", "App", "Lab", "Screens", "Markup", "Navigation", "Store", "Import",
                "CMicrohttpd", "CZlib",
            ]),
        tests("Server", ["App", "Birds", "Lab", "Store", "TestKit", "Wire", "wingbar-cli"]),
        .executableTarget(
            name: "wingbar-cli",
            dependencies: ["App", "BarRules", "Birds", "Lab", "Wire", "Store", "Import", "Sample", "Server"],
            swiftSettings: strict),

        tests("Import", ["Birds", "Store", "TestKit", "CZlib", "CZip"]),
        tests("Sample", ["Birds", "Store", "TestKit"]),
        .executableTarget(
            name: "bench-import", dependencies: ["Birds", "Store", "Import", "TestKit"], path: "Benchmarks/import",
            exclude: ["generate.py", "run.py"], sources: ["ImportBench.swift"], swiftSettings: strict),
        tests("Store", ["Birds", "CSQLite", "TestKit", "store-victim"]),
        .executableTarget(
            name: "store-victim", dependencies: ["Birds", "Store"], path: "Tests/StoreVictim", swiftSettings: strict),
        .executableTarget(
            name: "bench-store", dependencies: ["Birds", "Store", "TestKit", "Wire"], path: "Benchmarks/store",
            swiftSettings: strict),
    ]
)
