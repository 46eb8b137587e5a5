import Testing

@testable import LayerCheck

@Suite struct `Import rules` {
    @Test(arguments: [
        ("Modules/Core/Domain/X.swift", "Navigation"),
        ("Modules/Core/Navigation/X.swift", "TerminalUI"),
        ("Modules/Core/DependencyContainer/X.swift", "Domain"),
        ("Modules/Core/TerminalUI/X.swift", "Domain"),
        ("Modules/Core/Domain/X.swift", "CSQLite"),
        ("Modules/Adapters/Persistence/X.swift", "PlainTerminal"),
        ("Modules/Adapters/Persistence/X.swift", "PlayerList"),
        ("Modules/Features/PlayerList/X.swift", "Gather"),
        ("Modules/Features/PlayerList/X.swift", "DependencyContainer"),
        ("Modules/Features/PlayerList/X.swift", "Persistence"),
        ("Modules/Features/PlayerList/X.swift", "CSQLite"),
        ("Modules/Features/PlayerList/X.swift", "Composition"),
        ("App/Composition/X.swift", "Persistence"),
        ("App/Composition/X.swift", "CSQLite"),
        ("App/Composition/X.swift", "football_gather"),
        ("App/football-gather/X.swift", "CSQLite"),
        ("App/football-gather/X.swift", "TestSupport"),
        ("App/Demos/gather-demo/X.swift", "CSQLite"),
        ("Modules/Features/Gather/X.swift", "TestSupport"),
        ("Tools/Programs/Bench/X.swift", "TestSupport"),
        ("Tests/TestSupport/X.swift", "Gather"),
        ("Tests/DomainTests/X.swift", "Navigation"),
        ("Tests/DomainTests/X.swift", "CSQLite"),
        ("Tests/GatherTests/X.swift", "Persistence"),
        ("Tests/EveningTests/X.swift", "CSQLite"),
    ])
    func `an import across layers is reported`(path: String, module: String) throws {
        let sentences = try FixtureHouse.sentences(about: path, holding: "import \(module)\n")
        #expect(sentences.count == 1)
    }

    @Test(arguments: [
        ("Modules/Core/TerminalUI/X.swift", "Navigation"),
        ("Modules/Adapters/Persistence/X.swift", "Domain"),
        ("Modules/Adapters/Persistence/X.swift", "CSQLite"),
        ("Modules/Features/PlayerList/X.swift", "Domain"),
        ("Modules/Features/PlayerList/X.swift", "Navigation"),
        ("Modules/Features/PlayerList/X.swift", "TerminalUI"),
        ("Modules/Features/PlayerListGrid/X.swift", "PlayerList"),
        ("Modules/Features/PlayerList/X.swift", "FoundationEssentials"),
        ("App/Composition/X.swift", "DependencyContainer"),
        ("App/Composition/X.swift", "Gather"),
        ("App/football-gather/X.swift", "Composition"),
        ("App/football-gather/X.swift", "Persistence"),
        ("App/Demos/gather-demo/X.swift", "TestSupport"),
        ("App/Demos/gather-demo/X.swift", "Gather"),
        ("Tests/TestSupport/X.swift", "Domain"),
        ("Tests/DomainTests/X.swift", "TestSupport"),
        ("Tests/DomainTests/X.swift", "Foundation"),
        ("Tests/GatherTests/X.swift", "Domain"),
        ("Tests/PersistenceTests/X.swift", "CSQLite"),
        ("Tests/CompositionTests/X.swift", "Persistence"),
        ("Tests/football-gatherTests/X.swift", "football_gather"),
        ("Tests/EveningTests/X.swift", "Composition"),
        ("Tools/Programs/Bench/X.swift", "Persistence"),
    ])
    func `an import that the layer allows is not reported`(path: String, module: String) throws {
        #expect(try FixtureHouse.sentences(about: path, holding: "import \(module)\n") == [])
    }

    @Test func `a message names file, line, rule and both sides`() throws {
        let house = try FixtureHouse([
            "Modules/Adapters/Persistence/Store.swift": "",
            "Modules/Features/Gather/View.swift": "import Domain\nimport Persistence\n",
        ])
        #expect(
            try house.violations().map(\.description) == [
                "Modules/Features/Gather/View.swift:2: feature Gather may import "
                    + "Domain, Navigation and TerminalUI only, not adapter Persistence"
            ]
        )
    }

    @Test(arguments: ["Foundation", "FoundationNetworking", "Testing", "XCTest"])
    func `a library that shipped code may not use is reported`(module: String) throws {
        for path in ["Modules/Core/Domain/X.swift", "App/football-gather/X.swift"] {
            #expect(
                try FixtureHouse.sentences(about: path, holding: "import \(module)").count == 1
            )
        }
    }

    @Test func `XCTest is reported in tests as well`() throws {
        let path = "Tests/DomainTests/X.swift"
        #expect(try FixtureHouse.sentences(about: path, holding: "import XCTest").count == 1)
    }

    @Test func `Foundation is allowed where FoundationEssentials does not exist`() throws {
        let text = """
            #if canImport(FoundationEssentials)
            import FoundationEssentials
            #else
            import Foundation
            #endif
            """
        #expect(
            try FixtureHouse.sentences(about: "Modules/Core/Domain/X.swift", holding: text) == []
        )
    }

    @Test func `@testable is reported outside tests`() throws {
        let text = "@testable import Domain"
        let feature = "Modules/Features/Gather/X.swift"
        let tests = "Tests/GatherTests/X.swift"
        #expect(
            try FixtureHouse.sentences(about: feature, holding: text)
                == ["only tests may use @testable"]
        )
        #expect(try FixtureHouse.sentences(about: tests, holding: text) == [])
    }
}
