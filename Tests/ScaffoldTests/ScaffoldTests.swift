import Testing

@testable import Scaffold

@Suite struct `A new feature` {
    private let house: ScratchPackage
    private let before: [String: String]

    init() throws {
        house = try ScratchPackage()
        before = try house.contents()
    }

    @Test func `is a room of its own, and a line wherever it has to be known`() throws {
        try house.add("Standings")
        let after = try house.contents()
        let added = Set(after.keys).subtracting(before.keys)
        #expect(added.count == 15)
        #expect(added.allSatisfy { $0.contains("Standings") })
        let changed = before.filter { after[$0.key] != $0.value }.keys.sorted()
        #expect(
            changed == [
                "App/Composition/Features/AppFeature+All.swift",
                "App/Composition/SessionFlow/AppDestinations.swift",
                "Package.swift", "README.md",
            ])
        #expect(after["Package.swift"]?.contains("    feature(\"Standings\"),\n]\n") == true)
        #expect(
            after["App/Composition/Features/AppFeature+All.swift"]?
                .hasSuffix("        gather,\n        standings,\n    ]\n}\n") == true)
        let files = FeatureTemplate(try FeatureName("Standings")).files
        #expect(Set(files.map(\.path)) == added)
        #expect(files.allSatisfy { $0.text.hasSuffix("}\n") && !$0.text.hasSuffix("\n\n") })
    }

    @Test(arguments: ["Abacus", "Standings", "Zoo", "PlayerAdditions", "TwentyCharactersLong"])
    func `stands in alphabetical order, in lines that are not too long`(name: String) throws {
        try house.add(name)
        let after = try house.contents()
        for path in ["SessionFlow+\(name).swift", "Features/AppFeature+\(name).swift"] {
            let imports = try lines(of: after["App/Composition/\(path)"])
                .filter { $0.hasPrefix("import ") }
            #expect(imports.contains { $0 == "import \(name)" })
            #expect(imports == imports.sorted())
        }
        let nodes = try lines(of: after["README.md"]).filter {
            $0.hasPrefix("    any_") && $0.hasSuffix("\"]")
        }
        #expect(nodes.count == 8)
        #expect(nodes == nodes.sorted())
        for (path, text) in after where before[path] != text && path.hasSuffix(".swift") {
            let old = Set((before[path] ?? "").split(separator: "\n"))
            let new = try lines(of: text).filter { !old.contains($0) }
            #expect(new.allSatisfy { $0.count <= 100 }, "\(path)")
        }
    }

    @Test(arguments: [
        "Gather", "Playerlist", "Domain", "Scaffold", "Composition", "Match", "Player", "Squad",
        "Teams", "Players", "Add", "Map", "All", "Login",
    ])
    func `is refused when its name is taken, and nothing is written`(name: String) throws {
        let refusal = #expect(throws: Refusal.self) { try house.add(name) }
        #expect(refusal?.kind == .usage)
        #expect(try house.contents() == before)
    }

    @Test(arguments: [
        ("App/Demos/Standings", "/Mine.swift"), ("App/Composition/SessionFlow+Standings.swift", ""),
        ("App/Composition/Features/AppFeature+Standings.swift", ""),
    ])
    func `is refused where something of its name is, and nothing is written`(
        taken: String, rest: String
    ) throws {
        try house.package.write("// mine\n", to: taken + rest)
        let mine = try house.contents()
        #expect(throws: Refusal(.usage, "\(taken) is there already.")) {
            try house.add("Standings")
        }
        #expect(try house.contents() == mine)
    }

    @Test(arguments: [
        "Package.swift", "README.md", "App/Composition/Features/AppFeature+All.swift",
        "App/Composition/SessionFlow/AppDestinations.swift",
    ])
    func `is refused where it has no place, and nothing is written`(path: String) throws {
        try house.package.write("// empty\n", to: path)
        let broken = try house.contents()
        let refusal = #expect(throws: Refusal.self) { try house.add("Standings") }
        #expect(refusal?.kind == .data)
        #expect(refusal?.description.hasPrefix("\(path) is not as it was") == true)
        #expect(try house.contents() == broken)
    }

    @Test func `is taken back whole when one file cannot be written`() throws {
        var change = try Change.adding(FeatureName("Standings"), to: house.package)
        change.write("", to: "Package.swift/cannot-be")
        let refusal = #expect(throws: Refusal.self) { try change.apply(to: house.package) }
        #expect(refusal?.kind == .unwritable)
        #expect(try house.contents() == before)
        #expect(!house.package.exists("Modules/Features/Standings"))
    }

    private func lines(of text: String?) throws -> [Substring] {
        try #require(text).split(separator: "\n")
    }
}
