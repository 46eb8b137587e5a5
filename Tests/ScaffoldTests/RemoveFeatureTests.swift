import TestSupport
import Testing
import ToolSupport

@testable import Scaffold

@Suite struct `Removing a feature` {
    private let package: ScratchPackage
    private let before: [String: String]

    init() throws {
        package = try ScratchPackage()
        before = try package.contents()
        try package.add("Example")
    }

    @Test func `restores the package, whatever was added since`() throws {
        try package.add("TeamExample")
        try package.add("Exam")
        #expect(try package.remove("Example") == [])
        #expect(try package.remove("Exam") == [])
        #expect(try package.remove("TeamExample") == [])
        #expect(try package.contents() == before)
        #expect(!package.folder.exists("Modules/Features/Example"))
    }

    @Test(
        arguments: TestBudget.environment.sample([
            "Modules/Features/Example/ExamplePresenter.swift",
            "Modules/Features/Example/Texts/ExampleStrings.ko.po",
            "Tests/ExampleTests/ExampleViewTests.swift",
            "App/Composition/Features/AppFeature+Example.swift",
            "Modules/Features/Example/AddedByHand.swift",
            "Modules/Features/Example/ExampleStrings.swift",
        ]))
    func `is refused if a file was changed, unless it is forced`(path: String) throws {
        try package.append("// mine\n", to: path)
        let changed = try package.contents()
        let error = #expect(throws: ToolError.self) { try package.remove("Example") }
        #expect(error?.exitCode == .data)
        #expect(error?.message.hasSuffix("\n\(path) was changed.") == true)
        #expect(try package.contents() == changed)
        #expect(try package.remove("Example", isForced: true) == [])
        #expect(try package.contents() == before)
    }

    @Test func `is refused if a line was changed; when forced, it names the line`() throws {
        let path = "App/Composition/Features/AppFeature+All.swift"
        let text = try package.folder.text(of: path)
        try package.write(text.replacing(" example,", with: " example,  // mine"), to: path)
        #expect(throws: ToolError.self) { try package.remove("Example") }
        let notes = try package.remove("Example", isForced: true)
        #expect(notes.map { $0.hasPrefix("\(path) no longer contains") } == [true])
    }

    @Test func `is refused with a list of all other lines that use the feature`() throws {
        let uses = [
            ("App/Composition/AppContainer.swift", "import Example"),
            ("App/Demos/Login/X.swift", "try flow.showExample()"),
            ("Modules/Features/Login/X.swift", "func loginDidRequestExample() {}"),
            ("README.md", "Login, Example, Gather"),
            ("Tests/LoginTests/X.swift", "dependencies.example"),
            ("Tests/LoginTests/Y.swift", "exampleDidFinish()"),
        ]
        for (path, text) in uses { try package.append("\n\(text)\n", to: path) }
        let changed = try package.contents()
        let error = #expect(throws: ToolError.self) { try package.remove("Example") }
        #expect(error?.exitCode == .check)
        let lines = try #require(error).message.split(separator: "\n").dropFirst()
        let expected = try uses.map { path, text in
            let number = try package.folder.text(of: path).split(
                separator: "\n", omittingEmptySubsequences: false
            ).firstIndex { $0 == text }
            return "\(path):\((number ?? 0) + 1): \(text)"
        }
        #expect(lines.map(String.init).sorted() == expected.sorted())
        #expect(try package.contents() == changed)
        #expect(try package.remove("Example", isForced: true).count == uses.count)
    }

    @Test func `keeps the records that users have stored, and says so`() throws {
        try package.add("TeamExample", FeatureOptions(hasData: true))
        #expect(try package.remove("TeamExample") == [Change.recordsNote])
        #expect(try package.remove("Example") == [])
        #expect(try package.contents() == before)
    }

    @Test func `asks to record output again that shows the feature`() throws {
        try package.append("e Example", to: "Tests/CompositionTests/Frames/players.txt")
        #expect(try package.remove("Example") == [Change.recordingNote])
    }

    @Test(
        arguments: TestBudget.environment.sample([
            "Exampleboard", "TeamExample", "teamExample.title", "\"Team Example\"",
            "players/example-2", "Tools/new-feature Example", "counterexampleText",
        ]))
    func `ignores other names that contain the name`(text: String) throws {
        try package.add("TeamExample")
        try package.append(text, to: "Modules/Features/Login/X.swift")
        #expect(try package.remove("Example") == [])
    }

    @Test func `is undone if one file cannot be written`() throws {
        let after = try package.contents()
        var change = try Change.removing(FeatureName("Example"), from: package.folder)
        change.texts["Package.swift/impossible"] = ""
        #expect(throws: ToolError.self) { try change.apply(to: package.folder) }
        #expect(try package.contents() == after)
    }

    @Test(arguments: ["Mine", "Unknown"])
    func `is refused if new-feature did not add it`(name: String) throws {
        try package.write("", to: "Modules/Features/Mine/MineView.swift")
        let after = try package.contents()
        let error = #expect(throws: ToolError.self) {
            try package.remove(name, isForced: true)
        }
        #expect(error?.exitCode == .usage)
        #expect(try package.contents() == after)
    }
}
