// swift-tools-version: 6.2
import PackageDescription

// MARK: - Settings

/// A Boolean value that is true in the checks of Tools. In other builds, a warning of a newer
/// compiler or of a newer C library must not be an error.
let warningsAreErrors = Context.environment["FOOTBALL_GATHER_WARNINGS"] == "error"

/// Without this flag the first use of a type such as a dictionary searches all conformances of the
/// program, which takes a tenth of the time until the first frame. Newer compilers may not know the
/// flag.
#if compiler(<6.4)
    let fastMetadata: [SwiftSetting] = [
        .unsafeFlags(
            ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"],
            .when(configuration: .release))
    ]
#else
    let fastMetadata: [SwiftSetting] = []
#endif

/// A debug build compiles each module as a whole, with line numbers and without other information
/// for debuggers, and does not verify the compiler's own code, which takes a third less processor
/// time. SwiftPM adds `-g` after these flags, so the frontend gets its own.
/// FOOTBALL_GATHER_DEBUGGING=yes keeps the usual settings.
let fastDebugBuild: [SwiftSetting] =
    Context.environment["FOOTBALL_GATHER_DEBUGGING"] == "yes"
    ? []
    : [
        .unsafeFlags(
            [
                "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "1",
                "-no-emit-module-separately-wmo", "-index-ignore-clang-modules",
                "-index-ignore-system-modules", "-Xfrontend", "-gline-tables-only", "-Xfrontend",
                "-disable-llvm-verify",
            ],
            .when(configuration: .debug))
    ]

/// The compiler settings of every Swift target.
let strict: [SwiftSetting] =
    [
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("ExistentialAny"),
    ] + (warningsAreErrors ? [.treatAllWarnings(as: .error)] : []) + fastMetadata + fastDebugBuild

/// The compiler settings of every C target.
let strictC: [CSetting] = warningsAreErrors ? [.treatAllWarnings(as: .error)] : []

/// The toolchain's linker, which takes half the time of the system's in a package with a hundred
/// features. SwiftPM accepts unsafe flags because no product contains an executable.
let fastLinker: [LinkerSetting] = [.unsafeFlags(["-use-ld=lld"])]

/// The folder with the archives of all libraries but the C library, which `build_release` in Tools
/// sets.
let archives = Context.environment["FOOTBALL_GATHER_ARCHIVES"]

/// The settings of a program that contains all libraries that exist as archives. The app then loads
/// only the C library, and libcurl when a server is used; the server also the libraries of TLS and
/// PostgreSQL. Its package can be installed in several releases of Debian, and it starts 2 ms
/// earlier, because the dynamic loader has few symbols to look up.
let releasedProgram: [LinkerSetting] =
    archives.map { archives in
        [
            .unsafeFlags(
                ["-L", archives, "-Xclang-linker", "-static-libgcc"]
                    + ["-z", "pack-relative-relocs", "-z", "now", "--no-export-dynamic"]
                    .flatMap { ["-Xlinker", $0] },
                .when(configuration: .release))
        ]
    } ?? []

// MARK: - Kinds of targets

/// A C library of the system, found with pkg-config and installed from the named packages.
func system(_ name: String, pkgConfig: String, apt: String) -> [Target] {
    [
        .systemLibrary(
            name: name,
            path: "Modules/System/\(name)",
            pkgConfig: pkgConfig,
            providers: [.apt([apt])]
        )
    ]
}

/// A module and its tests.
///
/// - Parameters:
///   - needs: The dependencies of the module and, except for C libraries, of its tests.
///   - testNeeds: Further dependencies of the tests.
///   - records: Folders with expected output, which are not compiled.
///   - resources: Files that the module contains.
///   - texts: Whether the module has tables of texts, of which Tools/texts makes Swift.
func module(
    _ name: String, in folder: String, needs: [Target.Dependency] = [],
    testNeeds: [Target.Dependency] = [], records: [String] = [], resources: [Resource]? = nil,
    texts: Bool = false
) -> [Target] {
    [
        .target(
            name: name,
            dependencies: needs,
            path: "\(folder)/\(name)",
            exclude: texts ? ["Texts"] : [],
            resources: resources,
            swiftSettings: strict
        ),
        tests(
            of: name, needs: needs.filter(\.isModule) + testNeeds + ["TestSupport"],
            records: records),
    ]
}

/// The tests of a target.
func tests(
    of name: String, in folder: String? = nil, needs: [Target.Dependency] = [],
    records: [String] = [], resources: [Resource]? = nil
) -> Target {
    .testTarget(
        name: "\(folder ?? name)Tests",
        dependencies: [.init(stringLiteral: name)] + needs,
        path: "Tests/\(folder ?? name)Tests",
        exclude: records,
        resources: resources,
        swiftSettings: strict
    )
}

func core(
    _ name: String, needs: [Target.Dependency] = [], testNeeds: [Target.Dependency] = [],
    records: [String] = [], resources: [Resource]? = nil, texts: Bool = false
) -> [Target] {
    module(
        name, in: "Modules/Core", needs: needs, testNeeds: testNeeds, records: records,
        resources: resources, texts: texts)
}

func adapter(
    _ name: String, needs: [Target.Dependency], testNeeds: [Target.Dependency] = [],
    texts: Bool = false
) -> [Target] {
    module(name, in: "Modules/Adapters", needs: needs, testNeeds: testNeeds, texts: texts)
}

/// A program of the app.
///
/// - Parameter texts: Whether the program has tables of texts.
func program(
    _ name: String, at path: String, needs: [Target.Dependency], linking: [LinkerSetting] = [],
    texts: Bool = false
) -> Target {
    .executableTarget(
        name: name,
        dependencies: needs,
        path: path,
        exclude: texts ? ["Texts"] : [],
        swiftSettings: strict,
        linkerSettings: fastLinker + linking
    )
}

/// The dependencies of every feature.
let featureNeeds: [Target.Dependency] = [
    "Domain", "FootballUI", "Localization", "Navigation", "Records", "TerminalUI",
]

/// The dependencies of every demo besides its feature.
let everyDemoNeeds: [Target.Dependency] = [
    "Domain", "FootballUI", "Localization", "Navigation", "Records", "TerminalUI", "DemoSupport",
    "TestSupport", "UnicodeText",
]

/// A feature: its module with tables of texts, its tests, and its demo.
///
/// - Parameters:
///   - contract: The feature that this one can replace.
///   - demoNeeds: The dependencies of its demo besides those of every demo.
///   - records: Folders with expected output, which are not compiled.
func feature(
    _ name: String, fulfils contract: Target.Dependency? = nil, needs: [Target.Dependency] = [],
    testNeeds: [Target.Dependency] = [], demoNeeds: [Target.Dependency] = [],
    records: [String] = []
) -> [Target] {
    let contracts = [contract].compactMap(\.self)
    return module(
        name, in: "Modules/Features", needs: featureNeeds + contracts + needs,
        testNeeds: testNeeds, records: records, texts: true)
        + [
            program(
                "\(name)Demo", at: "App/Demos/\(name)",
                needs: everyDemoNeeds + contracts + demoNeeds + [.init(stringLiteral: name)])
        ]
}

/// A module that only tools and tests use.
func toolLibrary(_ name: String, needs: [Target.Dependency] = []) -> [Target] {
    [
        .target(
            name: name,
            dependencies: needs,
            path: "Tools/Programs/\(name)",
            swiftSettings: strict
        ),
        tests(of: name, needs: needs.filter(\.isModule)),
    ]
}

/// A development tool.
func tool(_ name: String, needs: [Target.Dependency] = []) -> Target {
    .executableTarget(
        name: name,
        dependencies: needs,
        path: "Tools/Programs/\(name)",
        swiftSettings: strict
    )
}

/// A command of `swift package`.
///
/// - Parameter writes: A Boolean value that makes SwiftPM ask for permission to write to the
///   package.
func command(
    _ name: String, verb: String, does description: String, by tools: [Target.Dependency],
    writes: Bool = true
) -> Target {
    .plugin(
        name: name,
        capability: .command(
            intent: .custom(verb: verb, description: description),
            permissions: writes ? [.writeToPackageDirectory(reason: description)] : []),
        dependencies: tools,
        path: "Tools/Plugins/\(name)"
    )
}

// MARK: - Modules

let systemLibraries = [
    system("CTerminfo", pkgConfig: "tinfo", apt: "libncurses-dev"),
    system("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),
    system("CSodium", pkgConfig: "libsodium", apt: "libsodium-dev"),
    system("CUTF8Proc", pkgConfig: "libutf8proc", apt: "libutf8proc-dev"),
    system("CEvent", pkgConfig: "libevent_core", apt: "libevent-dev"),
    system("COpenSSL", pkgConfig: "openssl", apt: "libssl-dev"),
    // Only the headers: the library is loaded when it is needed, and pkg-config would link it.
    [
        .systemLibrary(
            name: "CCurl", path: "Modules/System/CCurl",
            providers: [.apt(["libcurl4-openssl-dev"])])
    ],
    system("CEncoding", pkgConfig: "uchardet", apt: "libuchardet-dev"),
    system("CExpat", pkgConfig: "expat", apt: "libexpat1-dev"),
    system("CMinizip", pkgConfig: "minizip", apt: "libminizip-dev"),
    system("CFreeXL", pkgConfig: "freexl", apt: "libfreexl-dev"),
    system("CPostgreSQL", pkgConfig: "libpq", apt: "libpq-dev"),
    // Parts of the C library.
    [.systemLibrary(name: "CWidth", path: "Modules/System/CWidth")],
    [.systemLibrary(name: "CLinux", path: "Modules/System/CLinux")],
    // Part of Dispatch.
    [.systemLibrary(name: "CMainQueue", path: "Modules/System/CMainQueue")],
]

let systemNames = Set(systemLibraries.joined().map(\.name))

/// The modules below all layers. Features do not use Platform, because they do not call the system.
let foundations = [
    [
        Target.target(
            name: "Platform", dependencies: ["CLinux", "CMainQueue"],
            path: "Modules/System/Platform",
            swiftSettings: strict),
        tests(of: "Platform", needs: ["TestSupport"]),
    ],
    core("TextSanitizing"),
    // The languages of the texts. Each module with texts has tables of them.
    core("Localization", testNeeds: ["Processes"], texts: true),
]

/// The declarations of kinds of data.
let records = core("Records")

let cores = [
    core("Domain", needs: ["Platform", "Records", "TextSanitizing"]),
    core("Navigation", needs: ["Localization", "TextSanitizing"], texts: true),
    core("DependencyContainer", testNeeds: ["DependencyContainerTesting", "Processes"]),
    core(
        "TerminalUI",
        needs: ["Localization", "Navigation", "TextSanitizing", "CWidth", "Platform"],
        records: ["Frames"], texts: true),
]

/// The parsing of command lines, and the help, man page and completions of programs. Only programs
/// depend on it.
let programOptions = core(
    "ProgramOptions", needs: ["Localization", "TextSanitizing"], testNeeds: ["Processes"],
    texts: true)

/// The parts of screens that several features show, and the messages about errors of Domain.
/// Features, Composition and the app depend on it.
let footballUI = core(
    "FootballUI", needs: ["Domain", "Localization", "Navigation", "Records", "TerminalUI"],
    texts: true)

/// The search for the fairest two or three teams.
let fairTeams = core("FairTeams", needs: ["Domain", "Records"], testNeeds: ["Processes"])

/// The match of a screen, and its changes that wait to be stored. Only features depend on it.
let matchStorage = core("MatchStorage", needs: ["Domain", "Navigation"])

/// Recording and replay of sessions. Only the runner depends on it, so that an app can omit it.
let sessionRecording = core(
    "SessionRecording",
    needs: ["Domain", "Navigation", "Platform", "TerminalUI", "TextSanitizing"])

/// The web service without sockets and without a database.
let service = [
    core("ServiceAPI", needs: ["Domain", "Records"]),
    core(
        "Service", needs: ["Domain", "Platform", "Records", "ServiceAPI"],
        resources: [.embedInCode("openapi.json")]),
]

let adapters = [
    adapter(
        "SQLite", needs: ["Domain", "Localization", "Platform", "Records", "CSQLite"],
        testNeeds: ["CSQLite"], texts: true),
    adapter("Cryptography", needs: ["Domain", "CSodium"]),
    adapter(
        "Persistence",
        needs: ["Cryptography", "Domain", "Localization", "Platform", "Records", "SQLite"],
        texts: true),
    adapter(
        "RemoteClient", needs: ["Domain", "Platform", "Records", "ServiceAPI", "CCurl"],
        testNeeds: [
            "Cryptography", "HTTPServer", "Persistence", "Service", "ServicePersistence",
            "UnicodeText",
        ]),
    module(
        "AccountFiles", in: "Modules/Adapters",
        needs: ["Domain", "Platform", "Records", "CEncoding", "CExpat", "CMinizip", "CFreeXL"],
        records: ["Lists"]),
    adapter("UnicodeText", needs: ["Domain", "Platform", "CUTF8Proc"]),
    adapter("SystemTime", needs: ["Domain", "Platform"]),
    adapter(
        "FullScreenTerminal", needs: ["Localization", "TerminalUI", "Platform", "CTerminfo"],
        texts: true),
    adapter(
        "PlainTerminal",
        needs: ["Localization", "TerminalUI", "Navigation", "TextSanitizing", "Platform"],
        testNeeds: ["Processes"], texts: true),
]

/// The adapters of the web service, which the app does not use.
let serverAdapters = [
    adapter(
        "HTTPServer", needs: ["Platform", "Service", "CEvent", "COpenSSL"],
        testNeeds: ["Processes"]),
    adapter("PostgreSQL", needs: ["Domain", "Platform", "Records", "Service", "CPostgreSQL"]),
    adapter(
        "ServicePersistence",
        needs: ["Cryptography", "Domain", "Platform", "Records", "SQLite", "Service", "CSQLite"]),
]

let features = [
    feature("Login"),
    feature("PlayerList"),
    feature("PlayerAdd"),
    feature("PlayerDetail"),
    feature("PlayerEdit"),
    feature("ConfirmPlayers", needs: ["FairTeams"], demoNeeds: ["FairTeams"]),
    feature("Gather", needs: ["MatchStorage"]),
    feature("CompactGather", fulfils: "Gather"),
    feature("Arrival"),
    feature("GatherResult", needs: ["MatchStorage"]),
    feature("Settings"),
    feature("Account"),
    feature("ServerMove", needs: ["TextSanitizing"]),
    feature("DataTransfer"),
    feature("Display"),
    feature("History"),
    feature("GatherDetail", needs: ["MatchStorage"]),
    feature("ChangeHistory"),
    feature("Attendance", testNeeds: ["UnicodeText"], records: ["Lists"]),
    feature("ThreeTeams", needs: ["FairTeams"]),
]

let coreModules = modules(of: cores)

let app = [
    module(
        "Composition", in: "App",
        needs: coreModules + ["FairTeams", "FootballUI", "Localization", "Records"]
            + modules(of: features),
        testNeeds: ["PlainTerminal", "SessionRecording", "TextSanitizing", "UnicodeText"],
        records: ["Frames"], texts: true),
    [
        program(
            "football-gather", at: "App/football-gather",
            needs: coreModules + modules(of: adapters)
                + [
                    "Composition", "FootballUI", "Localization", "Platform", "ProgramOptions",
                    "Records", "SessionRecording", "TextSanitizing", "WipingFree",
                ],
            linking: releasedProgram, texts: true),
        // Overwrites released memory, which can contain passwords.
        .target(
            name: "WipingFree",
            path: "Modules/System/WipingFree",
            cSettings: strictC
        ),
        tests(
            of: "football-gather", in: "FootballGather",
            needs: [
                "Domain", "Localization", "Platform", "Processes", "ProgramOptions", "SQLite",
                "TestSupport", "football-gather-server",
            ],
            resources: [.copy("Data")]),
    ],
    [
        program(
            "football-gather-server", at: "App/football-gather-server",
            needs: [
                "Cryptography", "Domain", "HTTPServer", "Platform", "PostgreSQL", "ProgramOptions",
                "SQLite", "Service", "ServiceAPI", "ServicePersistence", "SystemTime",
                "TextSanitizing", "UnicodeText",
            ],
            linking: releasedProgram),
        tests(
            of: "football-gather-server", in: "FootballGatherServer",
            needs: [
                "Cryptography", "Domain", "Platform", "PostgreSQL", "Processes", "Records",
                "SQLite",
                "Service", "ServiceAPI", "ServicePersistence", "TestSupport", "UnicodeText",
            ]),
    ],
]

// MARK: - Testing and tools

let testing = [
    [
        .target(
            name: "DependencyContainerTesting",
            dependencies: ["DependencyContainer"],
            path: "Modules/Testing/DependencyContainerTesting",
            swiftSettings: strict
        ),
        tests(of: "DependencyContainerTesting", needs: ["DependencyContainer"]),
    ],
    [
        .target(
            name: "TestSupport",
            dependencies: [
                "Domain", "FootballUI", "Localization", "Navigation", "Platform", "Records",
                "TerminalUI", "TextSanitizing",
            ],
            path: "Modules/Testing/TestSupport",
            swiftSettings: strict
        ),
        tests(of: "TestSupport", needs: ["Domain", "Navigation", "TerminalUI"]),
    ],
    [
        .target(
            name: "DemoSupport",
            dependencies: [
                "FullScreenTerminal", "Domain", "Localization", "Navigation", "PlainTerminal",
                "Platform", "ProgramOptions", "SystemTime", "TerminalUI", "TestSupport",
                "TextSanitizing",
            ],
            path: "App/Demos/DemoSupport",
            swiftSettings: strict
        ),
        // These tests start every demo.
        tests(
            of: "DemoSupport",
            needs: ["Navigation", "Processes", "ProgramOptions", "TerminalUI", "TestSupport"]
                + programs(of: features)),
    ],
]

let tools: [[Target]] = [
    toolLibrary("Processes", needs: ["Platform", "CLinux"]),
    toolLibrary("ToolSupport", needs: ["ProgramOptions"]),
    toolLibrary("PackageFacts", needs: ["ToolSupport"]),

    // Replaces malloc in Bench, and counts its calls.
    [
        .target(
            name: "AllocationCounter",
            path: "Tools/Programs/AllocationCounter",
            cSettings: strictC
        )
    ],
    [
        tool(
            "Bench",
            needs: [
                "AllocationCounter", "Cryptography", "DependencyContainer", "Domain", "FairTeams",
                "Navigation", "Persistence", "Platform", "Processes", "ProgramOptions",
                "RemoteClient",
                "SystemTime", "ToolSupport", "UnicodeText",
            ])
    ],
    // Writes requests for teams with their solutions, which programs in Python compare with those of
    // public solvers.
    [
        tool("TeamRequests", needs: ["Domain", "FairTeams", "ProgramOptions", "ToolSupport"]),
        tests(of: "TeamRequests", needs: ["Domain", "FairTeams", "Processes"]),
    ],
    [
        tool("CheckArchitecture", needs: ["PackageFacts", "ProgramOptions", "ToolSupport"]),
        tests(of: "CheckArchitecture", needs: ["PackageFacts", "ProgramOptions", "ToolSupport"]),
        command(
            "CheckArchitectureCommand", verb: "check-architecture",
            does: "Checks the architecture rules", by: ["CheckArchitecture"], writes: false),
    ],
    [
        tool("Scaffold", needs: ["ProgramOptions", "TextSanitizing", "ToolSupport"]),
        tests(
            of: "Scaffold", needs: ["Processes", "ProgramOptions", "TestSupport", "ToolSupport"]),
        command(
            "NewFeature", verb: "new-feature", does: "Adds a feature", by: ["Scaffold", "Metrics"]),
        command(
            "RemoveFeature", verb: "remove-feature",
            does: "Removes a feature that new-feature added", by: ["Scaffold", "Metrics"]),
    ],
    [
        tool("Metrics", needs: ["PackageFacts", "ProgramOptions", "ToolSupport"]),
        tests(of: "Metrics", needs: ["PackageFacts", "ProgramOptions", "ToolSupport"]),
        command(
            "MetricsCommand", verb: "metrics", does: "Prints metrics of the package",
            by: ["Metrics"], writes: false),
    ],
]

// MARK: - The package

let groups =
    foundations + [records] + cores
    + [programOptions, footballUI, fairTeams, matchStorage, sessionRecording] + service
    + adapters + serverAdapters + features + app + testing + tools
let allTargets = (systemLibraries + groups).flatMap(\.self)

/// The module or feature in `FOOTBALL_GATHER_FEATURE`, with its tests and its demo. The package
/// then contains only these targets and their dependencies, so that nothing else is compiled.
let selectedFeature = Context.environment["FOOTBALL_GATHER_FEATURE"].map { name in
    guard let group = groups.first(where: { $0.first?.name == name }) else {
        fatalError("FOOTBALL_GATHER_FEATURE names no module of Package.swift: \(name)")
    }
    return group
}

/// The program in `FOOTBALL_GATHER_PROGRAM`. The package then contains only this target and its
/// dependencies, because SwiftPM needs time to plan each test and each demo.
let selectedProgram = Context.environment["FOOTBALL_GATHER_PROGRAM"].map { name in
    let found = allTargets.filter { $0.name == name && $0.type == .executable }
    guard !found.isEmpty else {
        fatalError("FOOTBALL_GATHER_PROGRAM names no program of Package.swift: \(name)")
    }
    return found
}

let selection = selectedFeature ?? selectedProgram

let package = Package(
    name: "FootballGather",
    // These modules contain nothing of the app, so other packages can use them.
    products: selection != nil
        ? []
        : [
            .library(name: "Navigation", targets: ["Navigation"]),
            .library(name: "DependencyContainer", targets: ["DependencyContainer"]),
            .library(
                name: "DependencyContainerTesting", targets: ["DependencyContainerTesting"]),
        ],
    targets: selection.map { $0.withDependencies(in: allTargets) } ?? allTargets
)

// MARK: - Functions

/// Returns the modules of the groups as dependencies.
func modules(of groups: [[Target]]) -> [Target.Dependency] {
    groups.joined().filter { $0.type == .regular }.map { .byName(name: $0.name) }
}

/// Returns the programs of the groups as dependencies.
func programs(of groups: [[Target]]) -> [Target.Dependency] {
    groups.joined().filter { $0.type == .executable }.map { .byName(name: $0.name) }
}

extension Target.Dependency {
    /// The name of the target, or `nil` for a target of another package.
    var targetName: String? {
        switch self {
        case .byNameItem(let name, _), .targetItem(let name, _): name
        default: nil
        }
    }

    /// A Boolean value that is false for a C library.
    var isModule: Bool {
        targetName.map { !systemNames.contains($0) } ?? true
    }
}

extension [Target] {
    /// Returns these targets and all their dependencies, in the order of `all`.
    func withDependencies(in all: [Target]) -> [Target] {
        let known = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
        var found: Set<String> = []
        var rest = map(\.name)
        while let name = rest.popLast() {
            guard found.insert(name).inserted else { continue }
            rest += known[name]?.dependencies.compactMap(\.targetName) ?? []
        }
        return all.filter { found.contains($0.name) }
    }
}
