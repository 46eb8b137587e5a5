import PackageFacts
import Testing

@testable import CheckArchitecture

@Suite struct `Import rules` {
    @Test(arguments: [
        ("Modules/Core/Domain/X.swift", "Navigation"),
        ("Modules/Core/Navigation/X.swift", "TerminalUI"),
        ("Modules/Core/DependencyContainer/X.swift", "Domain"),
        ("Modules/Core/TerminalUI/X.swift", "Domain"),
        ("Modules/Core/Domain/X.swift", "CSQLite"),
        ("Modules/Adapters/Persistence/X.swift", "PlainTerminal"),
        ("Modules/Adapters/Persistence/X.swift", "PlayerList"),
        ("Modules/Adapters/Persistence/X.swift", "Navigation"),
        ("Modules/Adapters/Persistence/X.swift", "DependencyContainer"),
        ("Modules/Adapters/PlainTerminal/X.swift", "Domain"),
        ("Modules/Adapters/PlainTerminal/X.swift", "CSQLite"),
        ("Modules/Adapters/UnicodeText/X.swift", "CSQLite"),
        ("Modules/Features/PlayerListGrid/X.swift", "PlayerList"),
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
        ("App/football-gather/X.swift", "DemoSupport"),
        ("App/football-gather/X.swift", "PlayerListDemo"),
        ("App/Demos/Gather/X.swift", "CSQLite"),
        ("App/Demos/Gather/X.swift", "PlayerList"),
        ("App/Demos/Gather/X.swift", "PlayerListDemo"),
        ("App/Demos/Gather/X.swift", "Persistence"),
        ("App/Demos/Gather/X.swift", "Composition"),
        ("App/Demos/DemoSupport/X.swift", "Gather"),
        ("App/Demos/DemoSupport/X.swift", "PlayerListDemo"),
        ("App/Demos/DemoSupport/X.swift", "Persistence"),
        ("App/Composition/X.swift", "DemoSupport"),
        ("Modules/Features/Gather/X.swift", "DemoSupport"),
        ("Tests/DemoSupportTests/X.swift", "Gather"),
        ("Modules/Features/Gather/X.swift", "TestSupport"),
        ("Tools/Programs/Bench/X.swift", "TestSupport"),
        ("Modules/Testing/TestSupport/X.swift", "Gather"),
        ("Tests/DomainTests/X.swift", "Navigation"),
        ("Tests/DomainTests/X.swift", "CSQLite"),
        ("Tests/PersistenceTests/X.swift", "TerminalUI"),
        ("Tests/GatherTests/X.swift", "Persistence"),
        ("Tests/EveningTests/X.swift", "CSQLite"),
    ])
    func `an import across layers is reported`(path: String, module: String) {
        #expect(sentences(about: path, holding: "import \(module)\n").count == 1)
    }

    @Test(arguments: [
        ("Modules/Core/TerminalUI/X.swift", "Navigation"),
        ("Modules/Adapters/Persistence/X.swift", "Domain"),
        ("Modules/Adapters/Persistence/X.swift", "CSQLite"),
        ("Modules/Features/PlayerList/X.swift", "Domain"),
        ("Modules/Features/PlayerList/X.swift", "Navigation"),
        ("Modules/Features/PlayerList/X.swift", "TerminalUI"),
        ("Modules/Adapters/UnicodeText/X.swift", "Domain"),
        ("Modules/Adapters/PlainTerminal/X.swift", "TerminalUI"),
        ("Modules/Adapters/PlainTerminal/X.swift", "Navigation"),
        ("Modules/Features/PlayerList/X.swift", "FoundationEssentials"),
        ("App/Composition/X.swift", "DependencyContainer"),
        ("App/Composition/X.swift", "Gather"),
        ("App/football-gather/X.swift", "Composition"),
        ("App/football-gather/X.swift", "Persistence"),
        ("App/Demos/Gather/X.swift", "Domain"),
        ("App/Demos/Gather/X.swift", "TestSupport"),
        ("App/Demos/Gather/X.swift", "DemoSupport"),
        ("App/Demos/Gather/X.swift", "Gather"),
        ("App/Demos/Gather/X.swift", "SystemTime"),
        ("App/Demos/DemoSupport/X.swift", "TestSupport"),
        ("App/Demos/DemoSupport/X.swift", "PlainTerminal"),
        ("App/Demos/DemoSupport/X.swift", "TerminalUI"),
        ("Tests/DemoSupportTests/X.swift", "DemoSupport"),
        ("Tests/DemoSupportTests/X.swift", "Navigation"),
        ("Modules/Testing/TestSupport/X.swift", "Domain"),
        ("Tests/DomainTests/X.swift", "TestSupport"),
        ("Tests/DomainTests/X.swift", "Foundation"),
        ("Tests/GatherTests/X.swift", "Domain"),
        ("Tests/PersistenceTests/X.swift", "CSQLite"),
        ("Tests/CompositionTests/X.swift", "Persistence"),
        ("Tests/football-gatherTests/X.swift", "football_gather"),
        ("Tests/EveningTests/X.swift", "Composition"),
        ("Tools/Programs/Bench/X.swift", "Persistence"),
    ])
    func `an import that the layer allows is not reported`(path: String, module: String) {
        #expect(sentences(about: path, holding: "import \(module)\n") == [])
    }

    @Test func `a message names file, line, rule and both sides`() {
        let house = ScratchPackage([
            "Modules/Adapters/Persistence/Store.swift": "",
            "Modules/Features/Gather/View.swift": "import Domain\nimport Persistence\n",
        ])
        #expect(
            house.findings(of: .layer).map(\.description) == [
                "Modules/Features/Gather/View.swift:2: layer: feature Gather may import "
                    + "Domain, Navigation and TerminalUI only, not adapter Persistence"
            ]
        )
    }

    @Test func `a message about an adapter names what that one may import`() {
        let path = "Modules/Adapters/Persistence/X.swift"
        #expect(
            sentences(about: path, holding: "import TerminalUI") == [
                "adapter Persistence may import Domain, CSQLite and CSodium only, "
                    + "not core module TerminalUI"
            ]
        )
    }

    @Test func `a message about a demo names the one feature that it may import`() {
        let path = "App/Demos/Gather/X.swift"
        #expect(
            sentences(about: path, holding: "import PlayerList") == [
                "demo Gather may import core modules, CursesTerminal, PlainTerminal, SystemTime, "
                    + "UnicodeText, TestSupport, DemoSupport and Gather only, not feature PlayerList"
            ]
        )
    }

    @Test func `the demo of a variant may also import the contract`() {
        let grid = Place.demo("PlayerListGrid")
        let rules = ImportRules(
            places: [.feature("PlayerListGrid"), .feature("PlayerList"), .feature("Gather")],
            variants: ["PlayerListGrid": "PlayerList"])
        func objection(to module: String) -> String? {
            rules.objection(to: Import(module: module, line: 1), in: grid)
        }
        #expect(objection(to: "PlayerListGrid") == nil)
        #expect(objection(to: "PlayerList") == nil)
        #expect(objection(to: "Gather") != nil)
    }

    @Test func `an adapter that the table does not name is reported once`() {
        let house = ScratchPackage(
            ScratchPackage.rooms.merging([
                "Modules/Adapters/Telegraph/Key.swift": "import Domain\nimport CSQLite\n",
                "Modules/Adapters/Telegraph/Wire.swift": "",
            ]) { _, new in new })
        #expect(
            house.findings(of: .layer).map(\.description) == [
                "Modules/Adapters/Telegraph/Key.swift:1: layer: adapter Telegraph is not in the "
                    + "table of ImportRules: add it with what it may import"
            ]
        )
    }

    @Test func `an adapter that the table does not name may still not know a feature`() {
        let path = "Modules/Adapters/Telegraph/Key.swift"
        #expect(sentences(about: path, holding: "import Gather").count == 2)
    }

    @Test func `a variant may import the contract that the table gives it, and no other`() {
        let grid = Place.feature("PlayerListGrid")
        let list = Place.feature("PlayerList")
        let rules = ImportRules(
            places: [grid, list, .feature("Gather"), .core("Domain"), .tests("PlayerListGrid")],
            variants: ["PlayerListGrid": "PlayerList"])
        func objection(to module: String, in importer: Place) -> String? {
            rules.objection(to: Import(module: module, line: 1), in: importer)
        }
        #expect(objection(to: "PlayerList", in: grid) == nil)
        #expect(objection(to: "PlayerList", in: .tests("PlayerListGrid")) == nil)
        #expect(objection(to: "Domain", in: grid) == nil)
        #expect(
            objection(to: "Gather", in: grid)
                == "feature PlayerListGrid may import Domain, Navigation, TerminalUI and PlayerList "
                + "only, not feature Gather: tell what happened by PlayerListNavigation, "
                + "and App/Composition answers"
        )
        #expect(objection(to: "PlayerListGrid", in: list) != nil)
    }

    @Test(arguments: ["Foundation", "FoundationNetworking", "Testing", "XCTest"])
    func `a library that shipped code may not use is reported`(module: String) {
        for path in ["Modules/Core/Domain/X.swift", "App/football-gather/X.swift"] {
            #expect(
                sentences(about: path, holding: "import \(module)").count == 1
            )
        }
    }

    @Test func `XCTest is reported in tests as well`() {
        let path = "Tests/DomainTests/X.swift"
        #expect(sentences(about: path, holding: "import XCTest").count == 1)
    }

    @Test func `Foundation is allowed where FoundationEssentials does not exist`() {
        let text = """
            #if canImport(FoundationEssentials)
            import FoundationEssentials
            #else
            import Foundation
            #endif
            """
        #expect(
            sentences(about: "Modules/Core/Domain/X.swift", holding: text) == []
        )
    }

    @Test func `@testable is reported outside tests`() {
        let text = "@testable import Domain"
        let feature = "Modules/Features/Gather/X.swift"
        let tests = "Tests/GatherTests/X.swift"
        #expect(
            sentences(about: feature, holding: text)
                == ["only tests may use @testable"]
        )
        #expect(sentences(about: tests, holding: text) == [])
    }

    private func sentences(about path: String, holding text: String) -> [String] {
        ScratchPackage.findings(of: .layer, about: path, holding: text).map(\.sentence)
    }
}
