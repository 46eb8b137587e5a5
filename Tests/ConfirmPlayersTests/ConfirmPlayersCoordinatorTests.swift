import Domain
import FairTeams
import FootballUI
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import ConfirmPlayers

@MainActor @Suite struct `Confirm players coordinator` {
    private let matches = InMemoryMatches()
    private let navigation = ConfirmPlayersNavigationSpy()
    private let harness: WorkspaceHarness
    private var driver: ScreenDriver { harness.driver }
    private var navigator: Navigator { harness.navigator }

    init() throws {
        harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
    }

    private func start(
        contributions: [PageContribution<MatchDraft>] = []
    ) throws -> LeakProbe {
        let players = InMemoryPlayers(SamplePlayers.players)
        let records = InMemoryRecordRepositories(players: players)
        let factory = ConfirmPlayersFactory(
            players: players, matches: matches, time: ManualClock(), shuffle: PlayerShuffle { $0 },
            pairRules: records.records(of: PairRule.self),
            announcedPlayers: records.records(of: AnnouncedPlayer.self),
            contributions: contributions)
        try navigator.start(
            factory.makeConfirmPlayers(SamplePlayers.draft, on: navigator, navigation: navigation),
            under: harness.coordinator)
        return try LeakProbe(navigator)
    }

    private func startMatch() throws {
        try driver.tap("Shuffle")
        try driver.tap("Start gather")
    }

    @Test func `a started match is reported once, and the screen stays`() async throws {
        _ = try start()
        try startMatch()
        await driver.settle()
        #expect(navigation.started == [matches.stored])
        #expect(driver.title == "Confirm players")
    }

    @Test func `the page about fairness shows each change of the teams`() async throws {
        _ = try start()
        try driver.tap("Fair teams")
        await driver.settle()
        try driver.tap("Fairness")
        #expect(driver.title == "Fair teams")
        #expect(try driver.rows().contains("Goalkeepers apart"))
        try driver.tap("Next fairest")
        await driver.settle()
        #expect(driver.texts.contains { $0.contains("Number 2 in the order of fairness.") })
        driver.back()
        #expect(driver.title == "Confirm players")
    }

    @Test func `the rules for a player are on a page of their own`() throws {
        _ = try start()
        try driver.row("Ana", does: "Rules")
        #expect(driver.title == "Rules for Ana")
        try driver.row("Bo", does: "Together")
        driver.back()
        try driver.tap("Fairness")
        #expect(try driver.rows().contains("Ana and Bo together"))
    }

    @Test func `the teams are shared as a text, and then as changes`() async throws {
        _ = try start()
        try driver.tap("Shuffle")
        try driver.tap("Share")
        #expect(driver.title == "Share")
        #expect(driver.texts == ["Team A\nAna\n손흥민\n\nTeam B\nBo"])
        driver.back()
        await driver.settle()
        try driver.row("손흥민", does: "Team B")
        #expect(
            driver.texts == ["Changed since you sent the teams. Now in Team B: 손흥민."])
        try driver.tap("Share")
        #expect(driver.texts == ["Changed teams\nNow in Team B: 손흥민"])
        try driver.tap("Share full text")
        #expect(driver.texts.first?.hasPrefix("Team A\n") == true)
    }

    @Test func `an action of another feature receives the current teams`() async throws {
        let subjects = Box<[MatchDraft]>([])
        let action = ContributedAction<MatchDraft>("Add note", key: .character("z")) { draft in
            subjects.value.append(draft)
        }
        _ = try start(contributions: [.action(action)])
        try driver.row("Ana", does: "Team A")
        try driver.tap("Add note")
        #expect(subjects.value.map { $0[.teamA].map(\.name) } == [["Ana"]])
        matches.calls.gate.close()
        try startMatch()
        await matches.calls.gate.untilWaiting()
        #expect(!driver.actions.contains("Add note"))
        matches.calls.gate.open()
        await driver.settle()
    }

    @Test func `facts of another feature follow the current teams`() async throws {
        _ = try start(contributions: [
            .section("Notes") { draft in
                draft[.teamA].map { ($0.name, $0.id == 1 ? "" : "new") }
            }
        ])
        await driver.settle()
        #expect(driver.texts.isEmpty)
        try driver.row("Ana", does: "Team A")
        try driver.row("Bo", does: "Team A")
        await driver.settle()
        #expect(driver.texts == ["Ana Bo: new"])
        try driver.row("손흥민", does: "Team B")
        await driver.settle()
        try driver.tap("Share")
        #expect(driver.texts == ["Team A\nAna\nBo\n\nTeam B\n손흥민\n\nAna Bo: new"])
    }

    @Test func `Back reports nothing and releases everything`() throws {
        let probe = try start()
        #expect(navigator.back() == .left)
        #expect(navigation.started.isEmpty)
        #expect(probe.isReleased)
    }

    @Test func `a new root during the start reports nothing and releases everything`()
        async throws
    {
        let probe = try start()
        matches.calls.gate.close()
        try startMatch()
        await matches.calls.gate.untilWaiting()
        let next = RecordingCoordinator(navigator, showing: [PageScreen("Next")])
        try navigator.start(next, under: nil, as: .root)
        #expect(probe.isReleased)
        matches.calls.gate.open()
        await driver.settle()
        #expect(navigation.started.isEmpty)
    }
}
