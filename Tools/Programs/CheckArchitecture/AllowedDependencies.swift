import PackageFacts

/// The targets that a target may depend on.
struct AllowedDependencies {
    /// Modules that every target but a feature may depend on. A feature may not depend on Platform,
    /// because it does not call the system.
    static let everywhere = ["Localization", "Platform", "TextSanitizing"]

    /// Dependencies of the modules that wrap the system.
    static let systems = ["CLinux", "CMainQueue"]

    /// Dependencies of core modules; the others have none.
    static let cores = [
        "Domain": ["Records"],
        "TerminalUI": ["Navigation", "CWidth"],
        "FootballUI": ["Domain", "Navigation", "Records", "TerminalUI"],
        "FairTeams": ["Domain", "Records"],
        "MatchStorage": ["Domain", "Navigation"],
        "SessionRecording": ["Domain", "Navigation", "TerminalUI"],
        "ServiceAPI": ["Domain", "Records"],
        "Service": ["Domain", "Records", "ServiceAPI"],
    ]

    /// Dependencies of adapters: the core modules whose protocols they implement, and the libraries
    /// that they use for it. Adapters that store data share SQLite and Cryptography.
    static let adapters = [
        "SQLite": ["Domain", "Records", "CSQLite"],
        "Cryptography": ["Domain", "CSodium"],
        "Persistence": ["Cryptography", "Domain", "Records", "SQLite"],
        "ServicePersistence": [
            "Cryptography", "Domain", "Records", "SQLite", "Service", "CSQLite",
        ],
        "HTTPServer": ["Service", "CEvent", "COpenSSL"],
        "RemoteClient": ["Domain", "Records", "ServiceAPI", "CCurl"],
        "PostgreSQL": ["Domain", "Records", "Service", "CPostgreSQL"],
        "AccountFiles": ["Domain", "Records", "CEncoding", "CExpat", "CFreeXL", "CMinizip"],
        "UnicodeText": ["Domain", "CUTF8Proc"],
        "SystemTime": ["Domain"],
        "FullScreenTerminal": ["TerminalUI", "CTerminfo"],
        "PlainTerminal": ["TerminalUI", "Navigation"],
    ]

    /// Further dependencies of tests. A client is tested with the server, and pasted lists with the
    /// folding of the app.
    static let furtherTestDependencies = [
        "Attendance": ["UnicodeText"],
        "RemoteClient": [
            "Cryptography", "HTTPServer", "Persistence", "Service", "ServicePersistence",
            "UnicodeText",
        ],
    ]

    /// Dependencies of all features.
    static let features = [
        "Domain", "FairTeams", "FootballUI", "Localization", "MatchStorage", "Navigation",
        "Records", "TerminalUI", "TextSanitizing",
    ]

    /// The feature that a variant can replace, by the variant's name. The variant may use its
    /// public contract, and declarations that the feature shares with `package` access.
    static let variants = ["CompactGather": "Gather"]

    /// The core modules for runners, demos, tools and their tests only.
    static let programModules = ["ProgramOptions"]

    /// Adapters that demos may use. Demos store nothing.
    static let demoAdapters = ["FullScreenTerminal", "PlainTerminal", "SystemTime", "UnicodeText"]

    private let names: [String]
    private let layers: [Layer]
    private let allowsPrograms: Bool
    private let isPartOfPrograms: Bool

    /// Creates the dependencies that are allowed for a target.
    init(for target: Manifest.Target, in architecture: Architecture) {
        var names = Self.everywhere
        var layers: [Layer] = []
        func add(_ target: Manifest.Target) {
            switch target.layer {
            case .system: names = Self.systems
            case nil: break
            case .core: names = (Self.cores[target.name] ?? []) + names
            case .adapter: names = (Self.adapters[target.name] ?? []) + names
            case .feature:
                names = Self.features + [architecture.variants[target.name]].compactMap(\.self)
            case .composition: layers += [.core, .feature]
            case .runner:
                names.append("WipingFree")
                layers += [.core, .adapter, .feature, .composition]
            case .demo:
                let feature = String(target.name.dropLast("Demo".count))
                if architecture.manifest[feature] != nil { names.insert(feature, at: 0) }
                if let original = architecture.variants[feature] { names.append(original) }
                names += Self.demoAdapters + ["DemoSupport"]
                layers += [.core, .testing]
            case .testing: layers += [.core]
            case .tests:
                let subject = architecture.manifest[String(target.name.dropLast("Tests".count))]
                layers.append(.testing)
                switch subject?.layer {
                case nil, .composition, .runner:
                    layers += [.core, .adapter, .feature, .composition]
                case _?: if let subject { add(subject) }
                }
                names += [subject?.name, "Processes"].compactMap(\.self)
                names += subject.flatMap { Self.furtherTestDependencies[$0.name] } ?? []
            case .tool: layers += [.system, .core, .adapter, .feature, .composition, .tool]
            case .plugin: break
            }
        }
        add(target)
        self.names = names
        self.layers = layers
        // Tests start programs, and plugins run them.
        allowsPrograms = [.tests, .plugin].contains(target.layer)
        isPartOfPrograms = target.layer != .composition && target.layer != .testing
    }

    func contains(_ dependency: Manifest.Target) -> Bool {
        guard isPartOfPrograms || !Self.programModules.contains(dependency.name) else {
            return false
        }
        return names.contains(dependency.name) || dependency.layer.map(layers.contains) ?? false
            || (allowsPrograms && dependency.kind == .executable)
    }

    /// The allowed targets, as part of a sentence.
    var description: String {
        let exceptions = isPartOfPrograms ? "" : " except \(list(Self.programModules))"
        return list(layers.map { "\($0.rawValue) targets" } + names) + exceptions
    }
}
