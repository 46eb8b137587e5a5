import PackageFacts

/// A package with one module in each layer, and features.
enum MetricsFixture {
    static func manifest(features: [String] = ["Login", "Gather"]) -> Manifest {
        Manifest(
            targets: [
                target("CSQLite", .system, in: "Modules/System"),
                target("Domain", in: "Modules/Core"),
                target("Navigation", in: "Modules/Core"),
                target("TerminalUI", in: "Modules/Core", needs: ["Navigation"]),
                target("Persistence", in: "Modules/Adapters", needs: ["Domain", "CSQLite"]),
            ]
                + features.map {
                    target(
                        $0, in: "Modules/Features", needs: ["Domain", "Navigation", "TerminalUI"])
                } + [
                    target("Composition", in: "App", needs: ["Domain", "Navigation"] + features),
                    target(
                        "the-app", .executable, in: "App",
                        needs: ["Domain", "Persistence", "Composition"]),
                    target("DomainTests", .test, in: "Tests", needs: ["Domain", "TestSupport"]),
                    target("TheAppTests", .test, in: "Tests", needs: ["the-app"]),
                    target("LoginDemo", .executable, in: "App/Demos", needs: ["Domain", "Login"]),
                    target("TestSupport", in: "Modules/Testing", needs: ["Domain"]),
                ])
    }

    private static func target(
        _ name: String, _ kind: Manifest.Target.Kind = .library, in folder: String,
        needs: [String] = []
    ) -> Manifest.Target {
        Manifest.Target(name: name, kind: kind, path: "\(folder)/\(name)", dependencies: needs)
    }

    static let files = [
        "Modules/Core/Domain/Player.swift": """
        /// A player.
        @frozen public struct Player {
            public var name = "// not a comment"

            var number = 1
        }
        public protocol Squad {
            func count() -> Int
        }
        """,
        "Modules/Features/Login/LoginPresenter.swift":
            "public import Domain\nimport TerminalUI\n\nfinal class LoginPresenter {}\n",
        "App/the-app/Main.swift": "import Composition\nimport Foundation\n",
        "App/Composition/SessionFlow/SessionFlow.swift": "import Login\n// A comment\n",
        "Tests/DomainTests/PlayerTests.swift": """
        // @Test func `is not a test`() {}
        @Test func `plays`() {}
        @Test(arguments: ["@Test"]) func `plays @Test twice`(text: String) {}
        """,
        "Tests/TheAppTests/AppTests.swift": "@Test\nfunc starts() {}\n",
        "Tools/Programs/Bench/Bench.swift": "\n\n",
    ].map { SourceFile(path: $0, text: $1) }
}
