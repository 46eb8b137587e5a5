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
    @Test func `valid arguments select an action`() throws {
        let name = try FeatureName("Standings")
        #expect(
            try ScaffoldCommand(["new-feature", "Standings"]).action
                == .add(name, .link))
        #expect(
            try ScaffoldCommand(["new-feature", "Standings", "--action-on", "PlayerList"]).action
                == .add(name, .action))
        #expect(
            try ScaffoldCommand(["new-feature", "Standings", "--as-tab"]).action
                == .add(name, .tab))
        let removal = try ScaffoldCommand(
            ["--package-path", "/p", "remove-feature", "--force", "Standings"])
        #expect(removal.action == .remove(name, isForced: true))
        #expect(removal.folder == "/p")
        #expect(try ScaffoldCommand(["new-feature", "--help"]).requestedText == .help)
    }

    @Test(arguments: [
        [], ["Standings"], ["new-feature"], ["new-feature", "A1b", "B1b"], ["add", "Standings"],
        ["new-feature", "Standings", "--force"], ["remove-feature"], ["--unknown"],
        ["new-feature", "Standings", "--action-on"],
        ["new-feature", "Standings", "--action-on", "Login"],
        ["remove-feature", "Standings", "--action-on", "PlayerList"],
        ["remove-feature", "Standings", "--as-tab"],
        ["new-feature", "Standings", "--as-tab", "--action-on", "PlayerList"],
        ["new-feature", "Standings", "--package-path"], ["new-feature", "Standings", "-\u{1B}[2J"],
    ])
    func `invalid arguments are rejected without control characters`(arguments: [String]) {
        let error = #expect(throws: ToolError.self) { try ScaffoldCommand(arguments) }
        #expect(error?.exitCode == .usage)
        #expect(error?.message.contains("\u{1B}") == false)
    }
}
