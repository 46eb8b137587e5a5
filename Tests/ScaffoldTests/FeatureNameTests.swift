import Testing

@testable import Scaffold

@Suite struct `A feature's name` {
    @Test(arguments: [
        ("Standings", "standings", "standings", "Standings", "Standings"),
        ("TeamStandings", "teamStandings", "team-standings", "Team Standings", "Team standings"),
        ("VARReview", "varReview", "var-review", "VAR Review", "VAR review"),
        ("PlayerTV2", "playerTV2", "player-tv2", "Player TV2", "Player TV2"),
        ("Round16", "round16", "round16", "Round16", "Round16"),
    ])
    func `is written in several ways`(
        module: String, member: String, path: String, title: String, phrase: String
    ) throws {
        let name = try FeatureName(module)
        #expect(name.module == module)
        #expect(name.member == member)
        #expect(name.path == path)
        #expect(name.title == title)
        #expect(name.phrase == phrase)
    }

    @Test(arguments: [
        "", " ", "standings", "Team Standings", "Team-Standings", "Team_Standings", "../Standings",
        "Ställe", "Ｓtandings", "9Lives", "STANDINGS", "A", "Standings\n", "\u{1B}[2J", "-Standings",
        "$(true)", "Standings;true", "Stand\u{200B}ings", "TwentyOneCharactersXY",
        "Class", "Default", "Protocol", "Self", "Import", "Some", "Type",
        "Foundation", "Swift", "Testing", "Glibc", "Darwin", "Xctest", "String", "Task",
        "PlayerTests", "StandingsDemo", "StandingsSupport",
    ])
    func `is refused with a sentence`(text: String) {
        let refusal = #expect(throws: Refusal.self) { try FeatureName(text) }
        #expect(refusal?.kind == .usage)
        #expect(refusal?.description.contains("\u{1B}") == false)
        #expect(refusal?.description.contains("\n") == false)
    }

    @Test func `may have twenty characters`() throws {
        #expect(try FeatureName("TwentyCharactersLong").module.count == 20)
    }
}

@Suite struct `The command line of Scaffold` {
    @Test func `names what is to be done`() throws {
        let name = try FeatureName("Standings")
        #expect(try ScaffoldCommand(["new-feature", "Standings"]).verb == .add(name))
        let removal = try ScaffoldCommand(
            ["--package-path", "/house", "remove-feature", "--force", "Standings"])
        #expect(removal.verb == .remove(name, isForced: true))
        #expect(removal.folder == "/house")
        #expect(removal.drawer == nil)
        let drawn = ["new-feature", "--package-path", ".", "--draw-with", "Metrics", "Standings"]
        #expect(try ScaffoldCommand(drawn).drawer == "Metrics")
        #expect(try ScaffoldCommand(["new-feature", "--help"]).verb == .help)
    }

    @Test(arguments: [
        [], ["Standings"], ["new-feature"], ["new-feature", "A1b", "B1b"], ["fly", "Standings"],
        ["new-feature", "Standings", "--force"], ["remove-feature"], ["--what"],
        ["new-feature", "Standings", "--package-path"], ["--draw-with"],
        ["new-feature", "Standings", "-\u{1B}[2J"],
    ])
    func `is refused with a sentence`(arguments: [String]) {
        let refusal = #expect(throws: Refusal.self) { try ScaffoldCommand(arguments) }
        #expect(refusal?.kind == .usage)
        #expect(refusal?.description.contains("\u{1B}") == false)
    }
}
