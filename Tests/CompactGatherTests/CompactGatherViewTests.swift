import CompactGather
import Domain
import Gather
import Navigation
import TerminalUI
import TestSupport
import Testing

@MainActor @Suite struct `Compact gather` {
    private final class Listener: GatherNavigation {
        private(set) var results: [FlowResult<FinishedMatch>] = []
        func gatherDidEnd(with result: FlowResult<FinishedMatch>) { results.append(result) }
    }

    private static let small = Size(columns: 40, rows: 12)
    private let harness: MatchScreenHarness
    private let listener = Listener()

    init() throws {
        harness = try MatchScreenHarness()
        try start(#require(harness.matches.stored))
    }

    private func start(_ match: Match) throws {
        let dependencies = GatherDependencies(matches: harness.matches, time: harness.time)
        try harness.navigator.start(
            CompactGatherFactory(dependencies).makeGather(
                match, on: harness.navigator, navigation: listener),
            under: harness.home)
    }

    private func press(_ keys: Key...) async {
        for key in keys {
            harness.driver.workspace.handle(.key(key))
            await harness.navigator.activity.waitUntilIdle()
            _ = harness.driver.workspace.frame(size: Self.small)
        }
    }

    private var lines: [String] {
        harness.driver.workspace.frame(size: Self.small).text.split(separator: "\n")
            .map(String.init)
    }

    @Test func `the smallest window shows the clock, the teams and the next actions`() async {
        let rows = [
            " ‹ Esc Back Gather in pr…  e End gather",
            " 10:00               Ready",
            " Team A 0            Ana GK · 손흥민 ST",
            " Team B 0            Bo",
        ]
        #expect(
            lines == rows + [
                " m + 1 min  M − 1 min  Space Start", " c Cancel  a Team A +  b Team B +     ?",
            ])
        await press(.down)
        #expect(
            lines == rows + [
                " Space Start  c Cancel  a Team A +", " b Team B +  A Team A −  B Team B −   ?",
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
    func `the time stays between 00 01 and 59 59`(
        minutes: Int, seconds: Int, canShorten: Bool, canLengthen: Bool
    ) throws {
        var clock = MatchClock()
        _ = clock.set(minutes: minutes, seconds: seconds)
        try start(sampleMatch(clock: clock, at: harness.time.now()))
        #expect(try timeActions().map(\.isEnabled) == [canLengthen, canShorten])
    }

    @Test func `a change of the time that is not possible saves nothing`() async throws {
        let actions = try timeActions()
        await press(.enter)
        for action in actions { action.perform() }
        await harness.navigator.activity.waitUntilIdle()
        #expect(try timeActions().map(\.isEnabled) == [false, false])
        #expect(harness.matches.calls.made == [.save])
    }

    private func timeActions() throws -> [Action] {
        guard case .list(let list)? = harness.driver.workspace.page?.elements.first else {
            throw NavigationError.screenNotShown
        }
        return list.sections[0].rows[0].actions
    }

    @Test func `at zero the clock warns, and at 99 no goal can be added`() async throws {
        let clock = try #require(MatchClock(duration: .seconds(600), state: .timeUp))
        let score = try #require(Score(a: 99, b: 99))
        try start(sampleMatch(score: score, clock: clock, at: harness.time.now()))
        #expect(try harness.driver.rows() == ["00:00", "Team A 99", "Team B 99"])
        await press(.enter, .down, .enter)
        #expect(harness.matches.calls.made.isEmpty)
    }

    @Test func `an end is reported once`() async throws {
        try await harness.perform("End gather")
        try await harness.perform("Yes")
        #expect(listener.results == harness.matches.past.map { .finished($0) })
        #expect(harness.isHome)
    }

    @Test func `Back asks for confirmation`() async throws {
        #expect(harness.navigator.back() == .asking)
        try await harness.perform("Leave")
        #expect(listener.results == [.cancelled])
    }
}
