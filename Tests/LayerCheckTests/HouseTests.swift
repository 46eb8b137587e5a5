import Foundation
import Testing

@testable import LayerCheck

@Suite struct `The house` {
    @Test func `a clean house has nothing to report`() throws {
        #expect(try FixtureHouse(FixtureHouse.rooms).violations() == [])
    }

    @Test func `an empty package has nothing to report`() throws {
        #expect(try FixtureHouse([:]).violations() == [])
    }

    @Test(arguments: ["Sources/X.swift", "notes.txt", "Makefile"])
    func `a stranger at the top level is reported`(path: String) throws {
        let found = try FixtureHouse([path: ""]).violations()
        #expect(found.map(\.path) == [String(path.prefix { $0 != "/" })])
        #expect(found.allSatisfy { $0.sentence.contains("top level") })
    }

    @Test func `dot files at the top level are nobody's business`() throws {
        #expect(
            try FixtureHouse([".ci/run": "", ".gitignore": "", "README.md": ""]).violations() == [])
    }

    @Test(arguments: [
        "Modules/X.swift", "Modules/Core/X.swift", "Modules/Services/Y/X.swift", "App/X.swift",
        "App/Demos/X.swift", "Tests/X.swift", "Tests/Domain/X.swift", "Tools/Programs/X.swift",
    ])
    func `a source file outside every module is reported`(path: String) throws {
        #expect(
            try FixtureHouse.sentences(about: path, holding: "") == [
                "belongs to no module's folder"
            ]
        )
    }

    @Test func `a third-party package is reported with its line`() throws {
        let manifest =
            "let package = Package(\n  dependencies: [.package(url: \"u\", from: \"1.0.0\")]\n)"
        let found = try FixtureHouse(["Package.swift": manifest]).violations()
        #expect(found.map(\.line) == [2])
        #expect(try FixtureHouse(["Package.swift": "// .package(url:)"]).violations() == [])
    }

    @Test func `a folder that is no package is an error and not a clean house`() {
        let house = House(root: "/nonexistent-\(UUID().uuidString)")
        #expect(throws: (any Error).self) { try house.violations() }
    }
}
