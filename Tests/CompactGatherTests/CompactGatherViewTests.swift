import CompactGather
import Domain
import Gather
import Navigation
import TerminalUI
import TestSupport
import Testing

@MainActor @Suite struct `Compact gather view` {
    private final class NavigationSpy: GatherNavigation {
        private(set) var ended: [Match] = []
        func gatherDidEnd(_ match: Match) { ended.append(match) }
        func gatherDidRequestPlayer(for match: MatchState, by gather: any GatherCoordinating) {}
        let gatherPlayerUnavailableReason: String? = nil
    }

    private let harness: MatchScreenHarness
    private let navigation = NavigationSpy()
    private var workspace: Workspace { harness.driver.workspace }

    init() throws {
        harness = try MatchScreenHarness()
        try start(#require(harness.matches.stored))
    }

    private func start(_ match: Match) throws {
        let dependencies = GatherDependencies(
            matches: harness.matches, players: InMemoryPlayers(), time: harness.time)
        try harness.navigator.start(
            CompactGatherFactory(dependencies).makeGather(
                match, on: harness.navigator, navigation: navigation),
            under: harness.home)
    }

    private func frame() -> [String] {
        workspace.frame(size: Size(columns: 40, rows: 12)).text.split(separator: "\n")
            .map(String.init)
    }

    private func press(_ keys: Key...) async {
        for key in keys {
            workspace.handle(.key(key))
            await harness.navigator.activity.waitUntilIdle()
            _ = frame()
        }
    }

    private func timeActions() -> [Action] {
        guard case .list(let list)? = workspace.page?.elements.first else { return [] }
        return list.sections[0].rows[0].actions
    }

    @Test func `the smallest window shows the clock, the teams and the next actions`() {
        #expect(
            frame() == [
                " ‹ Esc  Gather in progre…  e End gather",
                " 10:00               Ready",
                " Team A 0            Ana GK · 손흥민 ST",
                " Team B 0            Bo",
                " Enter Start  m + 1 min  M − 1 min",
                " Space Start  u Undo  c Reset     ?  ^P",
            ])
    }

    @Test func `keys change the score, the time and the clock`() async {
        for letter in "mmMaaAb" { await press(.character(letter)) }
        await press(.down, .enter, .down, .enter)
        #expect(harness.matches.stored?.score.text == "2-2")
        #expect(harness.matches.stored?.clock.duration == .seconds(660))
        await press(.up, .up, .enter)
        #expect(harness.matches.stored?.clock.isRunning == true)
        #expect(harness.matches.stored?.score.text == "2-2")
    }

    @Test(arguments: [
        (1, 0, false, true), (1, 1, true, true), (0, 45, false, true), (59, 0, true, false),
    ])
    func `the time stays between 00:01 and 59:59`(
        minutes: Int, seconds: Int, canShorten: Bool, canLengthen: Bool
    ) throws {
        var clock = MatchClock()
        clock.set(.seconds(minutes * 60 + seconds))
        try start(sampleMatch(clock: clock, at: harness.time.now()))
        #expect(timeActions().map(\.isEnabled) == [canLengthen, canShorten])
    }

    @Test func `the time cannot be changed while the clock runs or the gather is being ended`()
        async
    {
        let actions = timeActions()
        await press(.enter)
        for action in actions { action.perform() }
        await press(.character("c"))
        #expect(timeActions().map(\.isEnabled) == [true, true])
        harness.matches.calls.gate.close()
        workspace.handle(.key(.character("e")))
        workspace.handle(.key(.character("y")))
        #expect(timeActions().map(\.isEnabled) == [false, false])
        harness.matches.calls.gate.open()
        await harness.navigator.activity.waitUntilIdle()
        #expect(harness.matches.calls.count(.append) == 3)
        #expect(navigation.ended.map(\.finished) == harness.matches.finished)
    }

    @Test func `Enter has no effect after the time is up and at 99 goals`() async throws {
        let clock = try #require(MatchClock(duration: .seconds(600), state: .timeUp))
        let score = try #require(Score(a: 99, b: 99))
        try start(sampleMatch(score: score, clock: clock, at: harness.time.now()))
        #expect(try harness.driver.rows() == ["00:00", "Team A 99", "Team B 99"])
        await press(.enter, .down, .enter)
        #expect(harness.matches.calls.count(.append) == 0)
    }
}
