import Testing
import ToolSupport

@testable import Scaffold

@Suite struct `Removing a feature` {
    private let package: ScratchPackage
    private let before: [String: String]

    init() throws {
        package = try ScratchPackage()
        before = try package.contents()
        try package.add("Standings")
    }

    @Test func `restores the package, whatever was added since`() throws {
        try package.add("TeamStandings")
        try package.add("Stand")
        #expect(try package.remove("Standings") == [])
        #expect(try package.remove("Stand") == [])
        #expect(try package.remove("TeamStandings") == [])
        #expect(try package.contents() == before)
        #expect(!package.folder.exists("Modules/Features/Standings"))
    }

    @Test(arguments: [
        "Modules/Features/Standings/StandingsPresenter.swift",
        "Tests/StandingsTests/StandingsViewTests.swift",
        "App/Composition/Features/AppFeature+Standings.swift",
        "Modules/Features/Standings/AddedByHand.swift",
    ])
    func `is refused if a file was changed, unless it is forced`(path: String) throws {
        try package.append("// mine\n", to: path)
        let changed = try package.contents()
        let error = #expect(throws: ToolError.self) { try package.remove("Standings") }
        #expect(error?.exitCode == .data)
        #expect(error?.message.hasSuffix("\n\(path) was changed.") == true)
        #expect(try package.contents() == changed)
        #expect(try package.remove("Standings", isForced: true) == [])
        #expect(try package.contents() == before)
    }

    @Test func `is refused if a line was changed; when forced, it names the line`() throws {
        let path = "App/Composition/Features/AppFeature+All.swift"
        let text = try package.folder.text(of: path)
        try package.write(text.replacing(" standings,", with: " standings,  // mine"), to: path)
        #expect(throws: ToolError.self) { try package.remove("Standings") }
        let notes = try package.remove("Standings", isForced: true)
        #expect(notes.map { $0.hasPrefix("\(path) no longer contains") } == [true])
    }

    @Test func `is refused with a list of all other lines that use the feature`() throws {
        let uses = [
            ("App/Composition/AppContainer.swift", "import Standings", "Remove the import."),
            ("App/Demos/Login/X.swift", "try flow.showStandings()", "Remove the use."),
            (
                "Modules/Features/Login/X.swift", "func loginDidRequestStandings() {}",
                "Remove the use."
            ),
            ("README.md", "Login, Standings, Gather", "Describe the app without the feature."),
            ("Tests/LoginTests/X.swift", "dependencies.standings", "Remove or change the test."),
            ("Tests/LoginTests/Y.swift", "standingsDidFinish()", "Remove or change the test."),
            ("Tests/LoginTests/links.txt", "players/standings", "Record the output anew."),
        ]
        for (path, text, _) in uses { try package.append("\n\(text)\n", to: path) }
        let changed = try package.contents()
        let error = #expect(throws: ToolError.self) { try package.remove("Standings") }
        #expect(error?.exitCode == .check)
        let lines = try #require(error).message.split(separator: "\n").dropFirst()
        #expect(lines.count == 2 * uses.count)
        for (path, text, remedy) in uses {
            let line = try package.folder.text(of: path).split(
                separator: "\n", omittingEmptySubsequences: false
            ).firstIndex { $0 == text }
            let start = try #require(
                lines.firstIndex { $0 == "\(path):\((line ?? 0) + 1): \(text)" })
            #expect(lines[start + 1] == "    \(remedy)")
        }
        #expect(try package.contents() == changed)
        #expect(try package.remove("Standings", isForced: true).count == uses.count)
    }

    @Test(arguments: [
        "Standingsboard", "TeamStandings", "teamStandings.title", "\"Team Standings\"",
        "players/standings-2", "Tools/new-feature Standings", "outstandings()",
    ])
    func `ignores other names that contain the name`(text: String) throws {
        try package.add("TeamStandings")
        try package.append(text, to: "Modules/Features/Login/X.swift")
        #expect(try package.remove("Standings") == [])
    }

    @Test func `is undone if one file cannot be written`() throws {
        let after = try package.contents()
        var change = try Change.removing(FeatureName("Standings"), from: package.folder)
        change.texts["Package.swift/impossible"] = ""
        #expect(throws: ToolError.self) { try change.apply(to: package.folder) }
        #expect(try package.contents() == after)
    }

    @Test(arguments: ["PlayerAdd", "Unknown"])
    func `is refused if new-feature did not add it`(name: String) throws {
        let after = try package.contents()
        let error = #expect(throws: ToolError.self) {
            try package.remove(name, isForced: true)
        }
        #expect(error?.exitCode == .usage)
        #expect(try package.contents() == after)
    }
}
