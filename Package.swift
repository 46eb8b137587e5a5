// swift-tools-version: 6.2
import PackageDescription

/// Every target of ours is built the same strict way.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

/// The toolchain's own linker. With a hundred features it takes half as long as the system's. These
/// flags keep nobody from using the products: no program is a part of one.
let fastLinker: [LinkerSetting] = [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]

/// A system C library: a module map, found through pkg-config, installed by its package name.
func system(_ name: String, pkgConfig: String, apt: String, brew: String) -> [Target] {
    [
        .systemLibrary(
            name: name,
            path: "Modules/System/\(name)",
            pkgConfig: pkgConfig,
            providers: [.apt([apt]), .brew([brew])]
        )
    ]
}

/// A module and, under the same name, its tests.
///
/// - Parameter records: folders of files that the tests compare with, and do not compile.
func module(
    _ name: String, in folder: String, needs: [Target.Dependency] = [],
    testNeeds: [Target.Dependency] = [], records: [String] = []
) -> [Target] {
    [
        .target(
            name: name,
            dependencies: needs,
            path: "\(folder)/\(name)",
            swiftSettings: strict
        ),
        .testTarget(
            name: "\(name)Tests",
            dependencies: needs.filter(\.isModule) + testNeeds
                + [.init(stringLiteral: name), "TestSupport"],
            path: "Tests/\(name)Tests",
            exclude: records,
            swiftSettings: strict
        ),
    ]
}

func core(
    _ name: String, needs: [Target.Dependency] = [], testNeeds: [Target.Dependency] = [],
    records: [String] = []
) -> [Target] {
    module(name, in: "Modules/Core", needs: needs, testNeeds: testNeeds, records: records)
}

func adapter(
    _ name: String, needs: [Target.Dependency], testNeeds: [Target.Dependency] = []
) -> [Target] {
    module(name, in: "Modules/Adapters", needs: needs, testNeeds: testNeeds)
}

/// What every feature may know of the house, and all that it may know.
let featureNeeds: [Target.Dependency] = ["Domain", "Navigation", "TerminalUI"]

/// What a program that shows one feature alone may know besides the feature.
let demoNeeds: [Target.Dependency] = [
    "Domain", "Navigation", "DemoSupport", "TestSupport", "UnicodeText",
]

/// One feature: its module, its tests, and a program that shows it alone.
///
/// - Parameter contract: the feature that it can stand in for, and of which it may know what is
///   public.
func feature(
    _ name: String, fulfils contract: Target.Dependency? = nil, testNeeds: [Target.Dependency] = []
) -> [Target] {
    let contracts = [contract].compactMap(\.self)
    return module(
        name, in: "Modules/Features", needs: featureNeeds + contracts, testNeeds: testNeeds) + [
            .executableTarget(
                name: "\(name)Demo",
                dependencies: demoNeeds + contracts + [.init(stringLiteral: name)],
                path: "App/Demos/\(name)",
                swiftSettings: strict,
                linkerSettings: fastLinker
            )
        ]
}

/// A program for the developers of this package.
func tool(_ name: String, needs: [Target.Dependency] = []) -> [Target] {
    [
        .executableTarget(
            name: name,
            dependencies: needs,
            path: "Tools/Programs/\(name)",
            swiftSettings: strict
        )
    ]
}

/// A command of `swift package`.
///
/// - Parameter writes: whether it writes into this package, which a person has to allow.
func command(
    _ name: String, verb: String, does description: String, by tools: [Target.Dependency],
    writes: Bool = true
) -> [Target] {
    [
        .plugin(
            name: name,
            capability: .command(
                intent: .custom(verb: verb, description: description),
                permissions: writes ? [.writeToPackageDirectory(reason: description)] : []),
            dependencies: tools,
            path: "Tools/Plugins/\(name)"
        )
    ]
}

extension Target.Dependency {
    /// Whether this is one of our modules (a test may drive it) and not a C library.
    var isModule: Bool {
        switch self {
        case .byNameItem(let name, _): !systemNames.contains(name)
        default: true
        }
    }
}

/// The modules that a list of declarations makes, for others to depend on.
func modules(of declarations: [[Target]]) -> [Target.Dependency] {
    declarations.joined().filter { $0.type == .regular }.map { .byName(name: $0.name) }
}

extension Target.Dependency {
    /// The target's name; nil for one of another package.
    var targetName: String? {
        switch self {
        case .byNameItem(let name, _), .targetItem(let name, _): name
        default: nil
        }
    }
}

/// These targets and all that they need, in the order of `all`.
func closure(of wanted: [Target], in all: [Target]) -> [Target] {
    let known = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
    var found: Set<String> = []
    var rest = wanted.map(\.name)
    while let name = rest.popLast() {
        guard found.insert(name).inserted else { continue }
        rest += known[name]?.dependencies.compactMap(\.targetName) ?? []
    }
    return all.filter { found.contains($0.name) }
}

let systemLibraries = [
    system("CNcurses", pkgConfig: "ncursesw", apt: "libncurses-dev", brew: "ncurses"),
    system("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev", brew: "sqlite"),
    system("CSodium", pkgConfig: "libsodium", apt: "libsodium-dev", brew: "libsodium"),
    system("CUTF8Proc", pkgConfig: "libutf8proc", apt: "libutf8proc-dev", brew: "utf8proc"),
    // A part of the C library, which is always there.
    [.systemLibrary(name: "CWidth", path: "Modules/System/CWidth")],
]

// `isModule` reads these names, and a manifest runs from top to bottom.
let systemNames = Set(systemLibraries.joined().map(\.name))

let platform = [
    Target.target(name: "Platform", path: "Modules/System/Platform", swiftSettings: strict)
]

// Modules of every layer can use it, so it is not one of `coreModules`.
let textSanitizing = core("TextSanitizing")

let cores = [
    core("Domain", needs: ["Platform", "TextSanitizing"]),
    core("Navigation", needs: ["TextSanitizing"]),
    core("DependencyContainer", testNeeds: ["Platform"]),
    core(
        "TerminalUI", needs: ["Navigation", "TextSanitizing", "CWidth", "Platform"],
        records: ["Frames"]),
]

/// Recording and replay of sessions. Nothing but the runner depends on it, so that the app can be
/// built without it.
let sessionRecording = core(
    "SessionRecording",
    needs: ["Domain", "Navigation", "Platform", "TerminalUI", "TextSanitizing"])

let adapters = [
    adapter("Persistence", needs: ["Domain", "Platform", "CSQLite", "CSodium"]),
    adapter("UnicodeText", needs: ["Domain", "CUTF8Proc"]),
    adapter("SystemTime", needs: ["Domain", "Platform"]),
    adapter("CursesTerminal", needs: ["TerminalUI", "Platform", "CNcurses"]),
    adapter(
        "PlainTerminal", needs: ["TerminalUI", "Navigation", "TextSanitizing", "Platform"],
        testNeeds: ["Processes"]),
]

let features = [
    feature("Login"),
    feature("PlayerList", testNeeds: ["Platform"]),
    feature("PlayerAdd"),
    feature("PlayerDetail"),
    feature("PlayerEdit"),
    feature("ConfirmPlayers"),
    feature("Gather"),
    feature("CompactGather", fulfils: "Gather"),
]

let coreModules = modules(of: cores)

let demos: [Target.Dependency] = features.joined().filter { $0.type == .executable }
    .map { .byName(name: $0.name) }

let programs: [[Target]] = [
    module(
        "Composition", in: "App", needs: coreModules + modules(of: features),
        testNeeds: ["Platform", "SessionRecording"], records: ["Frames"]),
    sessionRecording,
    [
        .executableTarget(
            name: "football-gather",
            dependencies: coreModules + modules(of: adapters)
                + ["Composition", "Platform", "SessionRecording", "TextSanitizing"],
            path: "App/football-gather",
            swiftSettings: strict,
            linkerSettings: fastLinker
        )
    ],

    // Replaces malloc in Bench.
    [
        .target(
            name: "AllocationCounter",
            path: "Tools/Programs/AllocationCounter",
            cSettings: [.treatAllWarnings(as: .error)]
        )
    ],
    // Starts processes and opens pseudo terminals, for the tools and the tests.
    [
        .target(
            name: "Processes",
            dependencies: ["Platform"],
            path: "Tools/Programs/Processes",
            swiftSettings: strict
        ),
        .testTarget(
            name: "ProcessesTests",
            dependencies: ["Platform", "Processes"],
            swiftSettings: strict
        ),
    ],
    // Tables and statistics of the measuring tools.
    [
        .target(
            name: "Measuring",
            path: "Tools/Programs/Measuring",
            swiftSettings: strict
        ),
        .testTarget(
            name: "MeasuringTests",
            dependencies: ["Measuring"],
            swiftSettings: strict
        ),
    ],
    tool(
        "Bench",
        needs: [
            "AllocationCounter", "DependencyContainer", "Domain", "Measuring", "Navigation",
            "Platform", "PlayerList", "Processes", "TerminalUI", "UnicodeText",
        ]),
    tool("BareCurses", needs: ["CNcurses"]),
    tool(
        "Screenshots",
        needs: coreModules + ["Composition", "Persistence", "UnicodeText"]),

    [
        .target(
            name: "TestSupport",
            dependencies: ["Domain", "Navigation", "Platform", "TerminalUI", "TextSanitizing"],
            path: "Modules/Testing/TestSupport",
            swiftSettings: strict
        ),
        .testTarget(
            name: "TestSupportTests",
            dependencies: ["TestSupport", "Navigation", "TerminalUI"],
            path: "Tests/TestSupportTests",
            swiftSettings: strict
        ),
    ],

    // What the programs share that show one feature alone.
    [
        .target(
            name: "DemoSupport",
            dependencies: [
                "CursesTerminal", "Domain", "Navigation", "PlainTerminal", "Platform",
                "SystemTime", "TerminalUI", "TestSupport", "TextSanitizing",
            ],
            path: "App/Demos/DemoSupport",
            swiftSettings: strict
        ),
        .testTarget(
            name: "DemoSupportTests",
            // It starts the programs, so they have to be there.
            dependencies: ["DemoSupport", "Domain", "Navigation", "TerminalUI", "TestSupport"]
                + demos,
            path: "Tests/DemoSupportTests",
            swiftSettings: strict
        ),
    ],

    // Facts about the package, for the tools.
    [
        .target(
            name: "PackageFacts",
            dependencies: ["Platform", "Processes"],
            path: "Tools/Programs/PackageFacts",
            swiftSettings: strict
        ),
        .testTarget(
            name: "PackageFactsTests",
            dependencies: ["PackageFacts"],
            swiftSettings: strict
        ),
    ],

    // The check of the architecture rules.
    tool("CheckArchitecture", needs: ["PackageFacts", "TextSanitizing"]),
    command(
        "CheckArchitectureCommand", verb: "check-architecture",
        does: "Checks the architecture rules",
        by: ["CheckArchitecture"], writes: false),
    [
        .testTarget(
            name: "CheckArchitectureTests",
            dependencies: ["CheckArchitecture", "PackageFacts"],
            swiftSettings: strict
        )
    ],

    // Adding and removing features.
    tool("Scaffold", needs: ["TextSanitizing"]),
    command(
        "NewFeature", verb: "new-feature", does: "Adds a feature",
        by: ["Scaffold", "Metrics"]),
    command(
        "RemoveFeature", verb: "remove-feature", does: "Removes a feature that new-feature added",
        by: ["Scaffold", "Metrics"]),
    [
        .testTarget(
            name: "ScaffoldTests",
            dependencies: ["Processes", "Scaffold", "TestSupport"],
            swiftSettings: strict
        )
    ],

    // Metrics and the module diagram.
    tool("Metrics", needs: ["PackageFacts", "Measuring"]),
    command(
        "MetricsCommand", verb: "metrics", does: "Prints metrics of the package", by: ["Metrics"],
        writes: false),
    [
        .testTarget(
            name: "MetricsTests",
            dependencies: ["Metrics", "PackageFacts"],
            swiftSettings: strict
        )
    ],

    // The program itself, started as a person starts it.
    [
        .testTarget(
            name: "FootballGatherTests",
            dependencies: ["football-gather", "Platform", "Processes", "TestSupport"],
            path: "Tests/FootballGatherTests",
            resources: [.copy("Data")],
            swiftSettings: strict
        )
    ],
]

let everything = Array(
    (systemLibraries + [platform, textSanitizing] + cores + adapters + features + programs)
        .joined())

/// The targets of the feature, or of another module, that `FOOTBALL_GATHER_FEATURE` names. The
/// package is reduced to them and their dependencies, so that no other feature has to compile.
let onlyFeature = Context.environment["FOOTBALL_GATHER_FEATURE"].map { name in
    let groups = features + [textSanitizing] + cores + adapters + programs
    guard let found = groups.first(where: { $0.first?.name == name }) else {
        fatalError("FOOTBALL_GATHER_FEATURE names no module of Package.swift: \(name)")
    }
    return found
}

/// The one program that is built, or nil: then the package is that program and what it needs, and
/// SwiftPM plans neither tests nor demos, which takes the longer the more features there are.
let onlyProgram = Context.environment["FOOTBALL_GATHER_PROGRAM"].map { name in
    let found = everything.filter { $0.name == name && $0.type == .executable }
    guard !found.isEmpty else {
        fatalError("FOOTBALL_GATHER_PROGRAM names no program of Package.swift: \(name)")
    }
    return found
}

let onlyTargets = onlyFeature ?? onlyProgram

let package = Package(
    name: "FootballGather",
    platforms: [.macOS(.v15)],
    // What other teams would take: these two know nothing of football.
    products: onlyTargets != nil
        ? []
        : [
            .library(name: "Navigation", targets: ["Navigation"]),
            .library(name: "DependencyContainer", targets: ["DependencyContainer"]),
        ],
    targets: onlyTargets.map { closure(of: $0, in: everything) } ?? everything
)
