import PackageFacts

@testable import CheckArchitecture

/// A package in memory that consists of a few modules of each layer.
struct ArchitectureFixture {
    var topLevel = PackageRules.topLevel
    /// The dependencies of each target, by the target's folder.
    var targets: [String: [String]]
    /// The texts of files by path.
    var files: [String: String] = [:]
    var symbols: [String: [Symbol]] = [:]
    var variants: [String: String] = [:]
    var packages: [String] = []
    var manifestText = ""

    /// A package without violations.
    init() {
        targets = [
            "Modules/System/Platform": [], "Modules/System/CSQLite": [],
            "Modules/System/CWidth": [],
            "Modules/Core/Domain": [], "Modules/Core/Navigation": [],
            "Modules/Core/ServiceAPI": [], "Modules/Core/Service": ["Domain", "ServiceAPI"],
            "Modules/Core/TextSanitizing": ["Platform"], "Modules/Core/DependencyContainer": [],
            "Modules/Core/TerminalUI": ["Navigation", "CWidth"],
            "Modules/Core/ProgramOptions": ["TextSanitizing"],
            "Modules/Adapters/SQLite": ["Domain", "CSQLite"],
            "Modules/Adapters/Persistence": ["Domain", "SQLite"],
            "Modules/Adapters/ServicePersistence": ["Service", "SQLite"],
            "Modules/Adapters/SystemTime": ["Domain"], "Modules/Adapters/HTTPServer": ["Service"],
            "Modules/Features/Gather": ["Domain", "Navigation"],
            "Modules/Features/PlayerList": ["Domain", "Navigation"],
            "Modules/Testing/TestSupport": ["Domain"],
            "App/Composition": ["Gather", "PlayerList"], "App/football-gather": ["Composition"],
            "App/football-gather-server": ["Service"],
            "App/Demos/DemoSupport": ["TestSupport"],
            "App/Demos/Gather": ["Gather", "DemoSupport"],
            "App/Demos/PlayerList": ["PlayerList", "DemoSupport"],
            "Tests/DomainTests": ["Domain"], "Tests/GatherTests": ["Gather", "TestSupport"],
            "Tests/PlayerListTests": [], "Tests/EveningTests": ["Composition"],
            "Tools/Programs/Processes": [], "Tools/Programs/Bench": ["Processes"],
            "Tools/Plugins/Measure": ["Bench"],
        ]
        for feature in ["Gather", "PlayerList"] {
            files["Modules/Features/\(feature)/\(feature)Presenter.swift"] =
                "import Domain\nimport Navigation\n"
            files["App/Demos/\(feature)/\(feature)Demo.swift"] =
                "import DemoSupport\nimport \(feature)"
            files["Tests/\(feature)Tests/\(feature)PresenterTests.swift"] = "@Test func x() {}"
            let member = feature.prefix(1).lowercased() + feature.dropFirst()
            symbols[feature] = [
                Self.symbol("protocol", "\(feature)Navigation"),
                Self.symbol("method", "\(feature)Navigation", "\(member)DidEnd(with:)"),
                Self.symbol("protocol", "\(feature)Building"),
                Self.symbol("method", "\(feature)Building", "make\(feature)()"),
            ]
        }
    }

    /// Creates a symbol; a second name is a requirement of the protocol before it.
    static func symbol(_ kind: String, _ path: String..., line: Int = 1) -> Symbol {
        Symbol(
            kind: kind, path: path, isRequirement: path.count > 1, file: "Public/X.swift",
            line: line)
    }

    var architecture: Architecture {
        let manifest = Manifest(
            targets: targets.sorted { $0.key < $1.key }.map { folder, dependencies in
                let sources = files.keys.filter { $0.hasPrefix("\(folder)/") }.sorted()
                return Manifest.Target(
                    name: name(of: folder), kind: kind(of: folder), path: folder,
                    sources: sources.map { String($0.dropFirst(folder.count + 1)) },
                    dependencies: dependencies)
            }, packages: packages.map(Manifest.Package.init))
        var architecture = Architecture(
            topLevel: topLevel, manifest: manifest, manifestText: manifestText,
            files: files.sorted { $0.key < $1.key }.map {
                SourceFile(path: $0.key, text: $0.value)
            },
            symbols: symbols)
        architecture.variants = variants
        return architecture
    }

    func violations(of rule: Rule) -> [Violation] { rule.violations(in: architecture).sorted() }

    func messages(of rule: Rule) -> [String] { violations(of: rule).map(\.message) }

    private func name(of folder: String) -> String {
        let name = String(folder.split(separator: "/").last ?? "")
        return folder.hasPrefix("App/Demos/") && name != "DemoSupport" ? "\(name)Demo" : name
    }

    private func kind(of folder: String) -> Manifest.Target.Kind {
        switch Layer(folder: folder) {
        case .system: .system
        case .tests: .test
        case .plugin: .plugin
        case .runner: .executable
        case .demo where !folder.hasSuffix("DemoSupport"): .executable
        case .tool where folder.hasSuffix("Bench"): .executable
        default: .library
        }
    }
}
