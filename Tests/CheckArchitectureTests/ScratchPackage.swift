import PackageFacts

@testable import CheckArchitecture

/// A small package that exists nowhere but here.
struct ScratchPackage {
    var topLevel = TopLevelRule.names
    var files: [String: String]
    var systemLibraries = ["CSQLite"]
    var variants: [String: String] = [:]
    /// Whom each target depends on, by name.
    var needs: [String: [String]] = [:]
    /// The packages of others that it takes.
    var packages: [String] = []
    /// `Package.swift`; nil where it is of no interest.
    var manifestText: String?

    /// - Parameter files: The text of each file by its path. Each folder of a module is a target that
    ///   depends on nothing.
    init(_ files: [String: String]) {
        self.files = files
    }

    /// Of a file that holds `text` in a house that has a module of each kind.
    static func findings(
        of rule: Rule, about path: String, holding text: String
    ) -> [Finding] {
        ScratchPackage(rooms.merging([path: text]) { _, new in new }).findings(of: rule)
            .filter { $0.path == path }
    }

    func findings(of rule: Rule) -> [Finding] { rule.findings(in: house).sorted() }

    var house: House {
        House(
            topLevel: topLevel, manifest: manifest, manifestText: manifestText ?? "",
            sources: files.filter { $0.key.hasSuffix(".swift") }
                .map { SourceFile(path: $0.key, text: $0.value) }.sorted { $0.path < $1.path },
            systemLibraries: systemLibraries, variants: variants)
    }

    private var manifest: Manifest {
        var targets = systemLibraries.map {
            Manifest.Target(name: $0, kind: .system, path: "Modules/System/\($0)")
        }
        for path in files.keys.sorted() {
            let folders = path.split(separator: "/").map(String.init)
            guard let place = Place(path: folders) else { continue }
            let depth =
                switch place {
                case .composition, .runner, .tests, .testSupport: 2
                default: 3
                }
            let folder = folders.prefix(depth).joined(separator: "/")
            guard !targets.contains(where: { $0.path == folder }) else { continue }
            targets.append(
                Manifest.Target(
                    name: name(of: place), kind: kind(of: place), path: folder,
                    dependencies: needs[name(of: place)] ?? []))
        }
        return Manifest(targets: targets, packages: packages)
    }

    private func name(of place: Place) -> String {
        if case .runner(let name) = place { name } else { place.module }
    }

    private func kind(of place: Place) -> Manifest.Target.Kind {
        switch place {
        case .tests: .test
        case .runner, .demo, .tool: .executable
        case .plugin: .plugin
        default: .library
        }
    }
}

extension ScratchPackage {
    /// One module of each kind, importing nothing yet.
    static let rooms = [
        "Modules/Core/Domain/Player.swift": "",
        "Modules/Core/Navigation/Tree.swift": "",
        "Modules/Core/DependencyContainer/Container.swift": "",
        "Modules/Core/TerminalUI/Element.swift": "",
        "Modules/Adapters/Persistence/Store.swift": "",
        "Modules/Adapters/PlainTerminal/Printer.swift": "",
        "Modules/Adapters/SystemTime/Clock.swift": "",
        "Modules/Features/PlayerList/Public/Factory.swift": "",
        "Modules/Features/Gather/Public/Factory.swift": "",
        "Modules/Features/Gather/View.swift": "",
        "App/Composition/AppContainer.swift": "",
        "App/football-gather/main.swift": "",
        "App/Demos/DemoSupport/Demo.swift": "",
        "App/Demos/PlayerList/PlayerListDemo.swift": "",
        "Modules/Testing/TestSupport/ManualClock.swift": "",
        "Tests/DomainTests/PlayerTests.swift": "",
        "Tools/Programs/Bench/Bench.swift": "",
    ]

    /// Two modules and a feature with all that belongs to one, as they should be.
    static var good: ScratchPackage {
        var house = ScratchPackage([
            "Modules/Core/Domain/Player.swift": "public struct Player {}\n",
            "Modules/Core/Navigation/SessionNavigation.swift": """
            @MainActor public protocol SessionNavigation: AnyObject {
                func sessionDidRequestSignOut()
            }
            """,
            "Modules/Features/Gather/Public/GatherNavigation.swift": """
            public import Domain
            public import Navigation

            @MainActor public protocol GatherNavigation: SessionNavigation {
                func gatherDidEnd(with player: Player)
            }
            """,
            "Modules/Features/Gather/Public/GatherFactory.swift": """
            @MainActor public protocol GatherBuilding {
                func makeGather()
            }
            """,
            "Modules/Features/Gather/GatherPresenter.swift": "final class GatherPresenter {}\n",
            "Modules/Features/Gather/GatherView.swift": """
            protocol GatherView: AnyObject {}
            final class GatherScreen: GatherView {}
            """,
            "App/Demos/Gather/GatherDemo.swift": "import Gather\n",
            "Modules/Testing/TestSupport/ManualClock.swift": "import Domain\n",
            "Tests/GatherTests/GatherPresenterTests.swift": """
            import Testing

            @testable import Gather

            @Test func `it ends`() {}
            """,
            "Tests/GatherTests/GatherPageTests.swift": """
            import Testing

            @testable import Gather

            @Test func `it shows`() { show(GatherScreen()) }
            """,
        ])
        house.needs = [
            "Gather": ["Domain", "Navigation"],
            "GatherDemo": ["Gather"],
            "GatherTests": ["Domain", "Navigation", "Gather", "TestSupport"],
            "TestSupport": ["Domain"],
        ]
        return house
    }

    /// A house like the good one, with one file more or in another way.
    static func good(with path: String, holding text: String) -> ScratchPackage {
        var house = good
        house.files[path] = text
        return house
    }
}
