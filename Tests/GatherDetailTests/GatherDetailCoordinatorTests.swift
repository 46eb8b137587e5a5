import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import GatherDetail

@MainActor @Suite struct `GatherDetail coordinator` {
    private let players = InMemoryPlayers(names: ["Ana", "Bo", "Cho", "Dan", "Eva"])
    private let matches: InMemoryMatches
    private let match: Match
    private let navigation = GatherDetailFixture.Navigation()
    private let harness: WorkspaceHarness
    private let driver: ScreenDriver

    init() throws {
        let time = ManualClock()
        match = .played(by: players.all.prefix(4), at: time.now())
        matches = InMemoryMatches(current: match)
        harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
        driver = harness.driver
        let factory = GatherDetailFactory(
            matches: matches, players: players, timeZone: FixedTimeZone(), time: time)
        try harness.navigator.start(
            factory.makeGatherDetail(
                of: match.id, on: harness.navigator, navigation: navigation),
            under: harness.coordinator)
    }

    @Test func `the screen appears at once, and the gather after it is loaded`() async throws {
        #expect(driver.title == "Gather")
        #expect(driver.showsProgress)
        await driver.settle()
        #expect(driver.scores == ["Team A": 3, "Team B": 2])
        #expect(try driver.rows(in: "Team A") == ["Ana", "Cho"])
    }

    @Test func `the values of a goal are its scorer, an own goal, and no goal`() async throws {
        await driver.settle()
        try driver.open(" 1' ● Ana")
        #expect(driver.title == "Goal 1-0")
        #expect(try driver.rows(in: "Team A") == ["Ana", "Cho"])
        #expect(try driver.rows(in: "Own goal") == ["Bo", "Dan", "Cousin Joe"])
        #expect(
            try driver.rows(in: "Other") == [
                "Scorer not known", "Own goal, scorer not known", "No goal",
            ])
        #expect(try driver.details(of: "Ana") == ["now"])
        #expect(try driver.details(of: "Cho") == [])
        try driver.open("Bo")
        await driver.settle()
        #expect(try driver.rows(in: "What happened")[1] == " 1' ● Bo, own goal (was Ana)")
        try driver.open(" 6' ↶ Bo (disallowed)")
        #expect(try driver.details(of: "No goal") == ["now"])
        try driver.open("Scorer not known")
        await driver.settle()
        #expect(driver.scores == ["Team A": 3, "Team B": 3])
    }

    @Test func `a goal can be an own goal of nobody who is known`() async throws {
        await driver.settle()
        try driver.open(" 1' ● Ana")
        try driver.open("Own goal, scorer not known")
        await driver.settle()
        let stored = try await matches.match(match.id)
        let goal = try #require(stored.state.timeline.first { !$0.goals.isEmpty }?.countingGoal)
        #expect(goal == Goal(.a, isOwnGoal: true))
        #expect(driver.scores == ["Team A": 3, "Team B": 2])
    }

    @Test func `Enter after an added goal names its scorer`() async throws {
        await driver.settle()
        let size = Size(columns: 80, rows: 24)
        _ = driver.workspace.frame(size: size)
        try driver.tap("Team B +")
        await driver.settle()
        _ = driver.workspace.frame(size: size)
        driver.workspace.handle(.key(.enter))
        #expect(driver.title == "Goal 3-3")
        try driver.open("Bo")
        await driver.settle()
        #expect(try driver.rows(in: "What happened").last == " –  ● Bo (added)")
    }

    @Test func `a player is requested for the gather, and added`() async throws {
        navigation.arrival = LineUpEntry(players.all[4], team: .a)
        await driver.settle()
        try driver.tap("Add player")
        await driver.settle()
        #expect(navigation.requestedPlayers == [match.state])
        #expect(try driver.rows(in: "Team A") == ["Ana", "Cho", "Eva (added)"])
    }

    @Test func `a gather that is reopened leaves, and then is reported`() async throws {
        let probe = try LeakProbe(harness.navigator)
        await driver.settle()
        try driver.tap("Reopen")
        await driver.settle()
        #expect(driver.title == "Root")
        #expect(navigation.reopened == [matches.stored])
        #expect(navigation.reopened.map(\.state.endedAt) == [nil])
        #expect(probe.isReleased)
    }

    @Test func `Back releases the coordinator`() async throws {
        let probe = try LeakProbe(harness.navigator)
        await driver.settle()
        driver.back()
        #expect(driver.title == "Root")
        #expect(probe.isReleased)
    }
}

@Suite struct `Link to a gather` {
    @Test func `the identifier has upper-case digits`() {
        #expect(
            GatherDetailRoute(testDevice).path == "01020304-0506-0708-090A-0B0C0D0E0F10")
    }
}
