import Foundation
import ProgramOptions
import Testing
import ToolSupport

@testable import Scaffold

@Suite struct `The name of a feature` {
    @Test(arguments: [
        ("Standings", "standings", "standings", "Standings"),
        ("TeamStandings", "teamStandings", "team-standings", "Team Standings"),
        ("VARReview", "varReview", "var-review", "VAR Review"),
        ("PlayerTV2", "playerTV2", "player-tv2", "Player TV2"),
        ("Round16", "round16", "round16", "Round16"),
        (
            "TwentyCharactersLong", "twentyCharactersLong", "twenty-characters-long",
            "Twenty Characters Long"
        ),
    ])
    func `replaces the placeholders of a template`(
        module: String, member: String, path: String, title: String
    ) throws {
        let template = "__Feature__ __feature__ __feature-path__ __Feature Title__"
        #expect(
            try FeatureName(module).substitute(in: template)
                == "\(module) \(member) \(path) \(title)")
    }

    @Test(arguments: [
        "", " ", "standings", "Team Standings", "Team-Standings", "Team_Standings", "../Standings",
        "Ställe", "Ｓtandings", "9Lives", "STANDINGS", "A", "Standings\n", "\u{1B}[2J", "-Standings",
        "$(true)", "Standings;true", "Stand\u{200B}ings", "TwentyOneCharactersXY",
        "Class", "Default", "Protocol", "Self", "Import", "Some", "Type",
        "Foundation", "Swift", "Testing", "Glibc", "Darwin", "Xctest", "String", "Task",
        "PlayerTests", "StandingsDemo", "StandingsSupport",
    ])
    func `is rejected with a message without control characters`(text: String) {
        let error = #expect(throws: ToolError.self) { try FeatureName(text) }
        #expect(error?.exitCode == .usage)
        #expect(error?.message.contains { $0 == "\u{1B}" || $0 == "\n" } == false)
    }
}

@Suite struct `The command line of Scaffold` {
    @Test(arguments: [
        ([], "players/standings"), (["--action-on", "PlayerList"], "players/standings"),
        (["--as-tab"], "standings"), (["--with-data"], "players/standings"),
        (["--with-data", "--as-tab"], "standings"),
        (["--action-on", "PlayerList", "--with-data"], "players/standings"),
    ])
    func `valid arguments add and remove a feature`(options: [String], link: String) throws {
        let package = try ScratchPackage()
        let before = try package.contents()
        let place = ["--package-path", package.root.path]
        let text = try ScaffoldCommand(place + ["new-feature", "Standings"] + options).run()
        #expect(text.contains("  Tools/run --open \(link)\n"))
        let hasContribution = !Set(options).subtracting(["--with-data"]).isEmpty
        #expect(text.contains(Change.recordingNote) == hasContribution)
        let hasData = options.contains("--with-data")
        #expect(text.contains("It shows stored entries.") == hasData)
        #expect(
            try ScaffoldCommand(["remove-feature", "Standings"] + place).run()
                == (hasData ? "\(Change.recordsNote)\n" : "")
                + "The feature Standings was removed.")
        #expect(try package.contents() == before)
    }

    @Test func `a forced removal ignores changes`() throws {
        let package = try ScratchPackage()
        let before = try package.contents()
        try package.add("Standings")
        try package.append("// mine\n", to: "Modules/Features/Standings/StandingsView.swift")
        _ = try ScaffoldCommand(
            ["--package-path", package.root.path, "remove-feature", "--force", "Standings"]
        ).run()
        #expect(try package.contents() == before)
        #expect(try ScaffoldCommand(["new-feature", "--help"]).requestedText == .help)
    }

    @Test(arguments: [
        [], ["Standings"], ["new-feature"], ["new-feature", "A1b", "B1b"], ["add", "Standings"],
        ["new-feature", "Standings", "--force"], ["remove-feature"], ["--unknown"],
        ["new-feature", "Standings", "--action-on"],
        ["new-feature", "Standings", "--action-on", "Login"],
        ["remove-feature", "Standings", "--action-on", "PlayerList"],
        ["remove-feature", "Standings", "--as-tab"],
        ["remove-feature", "Standings", "--with-data"],
        ["new-feature", "Standings", "--as-tab", "--action-on", "PlayerList"],
        ["new-feature", "Standings", "--package-path"], ["new-feature", "Standings", "-\u{1B}[2J"],
    ])
    func `invalid arguments are rejected without control characters`(arguments: [String]) {
        let error = #expect(throws: (any Error).self) { try ScaffoldCommand(arguments).run() }
        let usage = (error as? UsageError).map { ToolError(.usage, $0.message) }
        let failure = usage ?? error as? ToolError
        #expect(failure?.exitCode == .usage)
        #expect(failure?.message.contains("\u{1B}") == false)
    }
}
