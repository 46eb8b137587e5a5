import PackageFacts

/// A house of one module of each kind, and features as many as a test wants.
enum SampleHouse {
    static func manifest(
        features: [String] = ["Login", "Gather"], more: [Manifest.Target] = []
    ) -> Manifest {
        Manifest(
            targets: [
                target("CSQLite", .system, in: "Modules/System"),
                target("Domain", in: "Modules/Core"),
                target("Navigation", in: "Modules/Core"),
                target("TerminalUI", in: "Modules/Core", needs: ["Navigation"]),
                target("Persistence", in: "Modules/Adapters", needs: ["Domain", "CSQLite"]),
                target("Curses", in: "Modules/Adapters", needs: ["TerminalUI"]),
            ] + features.map(feature) + [
                target("Composition", in: "App", needs: ["Domain", "Navigation"] + features),
                target(
                    "the-app", .executable, in: "App",
                    needs: ["Domain", "Persistence", "Curses", "Composition"]),
                target("DomainTests", .test, in: "Tests", needs: ["Domain"]),
                target("AppTests", .test, in: "Tests", needs: ["the-app"]),
                target("LoginDemo", .executable, in: "App/Demos", needs: ["Domain", "Login"]),
            ] + more)
    }

    static func feature(_ name: String) -> Manifest.Target {
        target(name, in: "Modules/Features", needs: ["Domain", "Navigation", "TerminalUI"])
    }

    static func target(
        _ name: String, _ kind: Manifest.Target.Kind = .library, in folder: String,
        needs: [String] = []
    ) -> Manifest.Target {
        Manifest.Target(name: name, kind: kind, path: "\(folder)/\(name)", dependencies: needs)
    }

    static let sources = [
        SourceFile(
            path: "Modules/Core/Domain/Player.swift",
            text: """
                /// Who plays.
                public struct Player {
                    public var name = "// no comment"

                    var number = 1
                }
                public protocol Squad {
                    func count() -> Int
                }
                """),
        SourceFile(
            path: "Modules/Features/Login/LoginPresenter.swift",
            text: "import Domain\nimport TerminalUI\n\nfinal class LoginPresenter {}\n"),
        SourceFile(
            path: "App/the-app/Main.swift", text: "import Composition\nimport Foundation\n"),
        SourceFile(
            path: "App/Composition/SessionFlow.swift", text: "import Login\n// flows\n"),
        SourceFile(
            path: "Tests/DomainTests/PlayerTests.swift",
            text: """
                // @Test func `is no test`() {}
                @Test func `plays`() {}
                @Test(arguments: ["@Test"]) func `plays @Test twice`(text: String) {}
                """),
        SourceFile(path: "Tests/AppTests/AppTests.swift", text: "@Test\nfunc starts() {}\n"),
        SourceFile(path: "Tools/Programs/Bench/Bench.swift", text: "\n\n"),
    ]
}
