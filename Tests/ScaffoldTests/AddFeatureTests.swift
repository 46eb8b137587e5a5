import TestSupport
import Testing
import ToolSupport

@testable import Scaffold

@Suite struct `Adding a feature` {
    private let package: ScratchPackage
    private let before: [String: String]

    init() throws {
        package = try ScratchPackage()
        before = try package.contents()
    }

    @Test(arguments: [false, true])
    func `creates its files and one line in each list`(hasData: Bool) throws {
        let options = FeatureOptions(hasData: hasData)
        try package.add("Example", options)
        let after = try package.contents()
        let added = Set(after.keys).subtracting(before.keys)
        let templates = try options.folders.flatMap { folder in
            try package.folder.allFiles(in: folder).map { $0.dropFirst(folder.count) }
        }
        #expect(added.count == Set(templates).count)
        #expect(added.allSatisfy { $0.contains("Example") })
        #expect(added.allSatisfy { after[$0]?.contains("__") == false })
        #expect(before.keys.filter { after[$0] != before[$0] }.sorted() == ScratchPackage.lists)
        #expect(after["Package.swift"]?.contains("    feature(\"Example\"),\n]\n") == true)
    }

    @Test(arguments: [
        (
            FeatureOptions(entry: .action), ".playersAction(ExampleStrings.title",
            "PlayerListContribution"
        ),
        (FeatureOptions(entry: .action), ".playersAction(ExampleStrings.title", "SessionPlace"),
        (FeatureOptions(entry: .tab), ".tab(ExampleStrings.title", "SessionTab"),
        (
            FeatureOptions(entry: .action, hasData: true),
            "[FeatureKind(ExampleEntry.self, isTable: true)]",
            "SessionPlace"
        ),
        (
            FeatureOptions(entry: .tab, hasData: true),
            "[FeatureKind(ExampleEntry.self, isTable: true)]",
            "SessionTab"
        ),
    ])
    func `with a contribution changes the same files, and can be undone`(
        options: FeatureOptions, call: String, type: String
    ) throws {
        try package.add("Example", options)
        try package.add("TeamExample", options)
        let after = try package.contents()
        #expect(before.keys.filter { after[$0] != before[$0] }.sorted() == ScratchPackage.lists)
        let text = try #require(after["App/Composition/Features/AppFeature+Example.swift"])
        #expect(text.contains(call))
        for (path, text) in after where before[path] == nil {
            let marks = FeatureOptions.sections.flatMap { ["// \($0)\n", "// end \($0)\n"] }
            #expect(!marks.contains(where: text.contains), "\(path)")
        }
        let number = before[FeatureTemplate.graph]?.ranges(of: "\(type) #35;").count ?? 0
        #expect(
            after[FeatureTemplate.graph]?.contains(
                "    \(type)__\(number + 2) --> any_TeamExampleBuilding\n") == true)
        let notes = options.hasData ? [Change.recordsNote] : []
        #expect(try package.remove("TeamExample") == notes)
        #expect(try package.remove("Example") == notes)
        #expect(try package.contents() == before)
    }

    @Test(arguments: ["Abacus", "Zoo", "PlayerAdditions", "TwentyCharactersLong"], [false, true])
    func `keeps imports and the graph sorted, and lines within the limit`(
        name: String, hasData: Bool
    ) throws {
        try package.add(name, FeatureOptions(hasData: hasData))
        let after = try package.contents()
        for (path, text) in after where before[path] == nil {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.allSatisfy { $0.count <= 100 }, "\(path)")
            let imports = lines.prefix { $0 != "" }.filter { $0.contains("import ") }
                .compactMap { $0.split(separator: " ").last }
            #expect(imports == imports.sorted(), "\(path)")
        }
        let lines = try #require(after[FeatureTemplate.graph]).split(separator: "\n")
        let nodes = lines.filter { $0.hasPrefix("    any_") && $0.hasSuffix("\"]") }
        #expect(nodes.contains { $0.hasPrefix("    any_\(name)Building[") })
        #expect(nodes == nodes.sorted())
        let session = lines.drop { !$0.hasPrefix("    subgraph scope_session[") }.dropFirst()
            .prefix { $0 != "    end" }.map { $0.prefix { $0 != "[" } }
        #expect(
            session.contains("        any_RecordRepository_\(name)Entry_") == hasData)
        #expect(session == session.sorted())
    }

    @Test(
        arguments: TestBudget.environment.sample(
            [
                "Terminalui", "Domain", "Scaffold", "Composition", "Match", "Player", "Squad",
                "All",
            ] + ScratchPackage.features))
    func `is refused if the name is taken, and writes nothing`(name: String) throws {
        let error = #expect(throws: ToolError.self) { try package.add(name) }
        #expect(error?.exitCode == .usage)
        #expect(try package.contents() == before)
    }

    @Test(arguments: ["Number", "Timeline"])
    func `with data is refused if the type of its records exists`(name: String) throws {
        let error = #expect(throws: ToolError.self) {
            try package.add(name, FeatureOptions(hasData: true))
        }
        #expect(error?.message.contains("already declares the type \(name)Entry.") == true)
        #expect(try package.contents() == before)
    }

    @Test func `is refused if another module has the type of its texts`() throws {
        let path = "Modules/Core/Domain/Mine.swift"
        try package.write("package enum ExampleStrings {}\n", to: path)
        let error = #expect(throws: ToolError.self) { try package.add("Example") }
        #expect(error?.message.hasPrefix("\(path) already declares the type Example") == true)
    }

    @Test func `is refused if a deep link has its path`() throws {
        let path = "Modules/Features/Mine/Public/MineRoute.swift"
        try package.write("RouteFormat(\"mine\", path: \"example/\") { Self() }", to: path)
        let error = #expect(throws: ToolError.self) { try package.add("Example") }
        #expect(error?.message.hasPrefix("\(path) already declares the link") == true)
    }

    @Test(arguments: [
        "App/Demos/Example/Mine.swift", "App/Composition/Features/AppFeature+Example.swift",
    ])
    func `is refused if one of its files exists, and writes nothing`(path: String) throws {
        try package.write("// mine\n", to: path)
        let mine = try package.contents()
        let error = #expect(throws: ToolError.self) { try package.add("Example") }
        #expect(error?.message.contains("already exists") == true)
        #expect(try package.contents() == mine)
    }

    @Test(arguments: ScratchPackage.lists)
    func `is refused if a list is missing, and writes nothing`(path: String) throws {
        try package.write("// empty\n", to: path)
        let broken = try package.contents()
        let error = #expect(throws: ToolError.self) { try package.add("Example") }
        #expect(error?.exitCode == .data)
        #expect(error?.message.hasPrefix("\(path) has no list") == true)
        #expect(try package.contents() == broken)
    }

    @Test func `is undone if one file cannot be written`() throws {
        var change = try Change.adding(
            FeatureName("Example"), FeatureOptions(), to: package.folder)
        change.texts["Package.swift/impossible"] = ""
        let error = #expect(throws: ToolError.self) { try change.apply(to: package.folder) }
        #expect(error?.exitCode == .unwritable)
        #expect(try package.contents() == before)
        #expect(!package.folder.exists("Modules/Features/Example"))
    }
}
