import Domain
import TestSupport
import Testing

@testable import Gather

@MainActor @Suite struct `Gather presenter: time up` {
    private let fixture = GatherFixture()

    private static func runningClock(since moment: Moment) -> MatchClock {
        var clock = MatchClock()
        clock.start(at: moment)
        return clock
    }

    @Test func `at zero the clock stops, the alarm fires once and nothing is saved`() async {
        await fixture.startClock()
        await fixture.advance(by: .seconds(599), showing: "00:01")
        #expect(fixture.state.alarmCount == 0)
        await fixture.advance(by: .seconds(1), showing: "00:00")
        await fixture.settle()
        #expect(fixture.state.clock.phase == .timeUp)
        #expect(fixture.state.alarmCount == 1)
        #expect(fixture.matches.calls.made == [.append])
        #expect(fixture.time.sleeperCount == 0)
        #expect(!fixture.state.allows(.toggleClock) && fixture.state.allows(.resetClock))

        fixture.presenter.apply(.addGoal(Goal(.a)))
        fixture.presenter.apply(.toggleClock)
        await fixture.settle()
        #expect(fixture.state.alarmCount == 1)
        #expect(fixture.state.clock.phase == .timeUp)
    }

    @Test func `a goal after the time is up fires the alarm without a tick`() async {
        await fixture.startClock()
        fixture.time.advance(by: .seconds(700))
        fixture.presenter.apply(.addGoal(Goal(.a)))
        #expect(fixture.state.alarmCount == 1)
        await fixture.settle()
        #expect(fixture.state.alarmCount == 1)
        #expect(fixture.stored?.score.text == "1-0")
    }

    @Test func `the next run of the clock fires the alarm again`() async {
        await fixture.startClock()
        await fixture.advance(by: .seconds(600), showing: "00:00")
        fixture.presenter.apply(.resetClock)
        await fixture.settle()
        await fixture.startClock()
        await fixture.advance(by: .seconds(600), showing: "00:00")
        #expect(fixture.state.alarmCount == 2)
    }

    @Test func `an undone reset after the time is up does not fire the alarm again`() async {
        await fixture.startClock()
        await fixture.advance(by: .seconds(600), showing: "00:00")
        fixture.presenter.apply(.resetClock)
        fixture.presenter.apply(.undo)
        await fixture.settle()
        #expect(fixture.state.clock.phase == .timeUp)
        #expect(fixture.state.alarmCount == 1)
    }

    @Test func `the clock of a resumed match runs on without a save`() async {
        let time = ManualClock()
        let fixture = GatherFixture(
            clock: Self.runningClock(since: time.now()), time: time)
        #expect(GatherStrings.time(fixture.state.clock) == "10:00")
        await fixture.advance(by: .seconds(1), showing: "09:59")
        #expect(fixture.matches.calls.made.isEmpty)
    }

    @Test func `a match that is opened after the time is up does not fire the alarm`() async {
        let time = ManualClock()
        let clock = Self.runningClock(since: time.now())
        time.reboot(after: .seconds(900))
        let fixture = GatherFixture(clock: clock, time: time)
        await fixture.settle()
        #expect(fixture.state.clock.phase == .timeUp)
        #expect(fixture.state.alarmCount == 0)
        #expect(fixture.matches.calls.made.isEmpty)
    }

    @Test func `score and running clock survive a reboot`() async throws {
        await fixture.startClock()
        fixture.presenter.apply(.addGoal(Goal(.a)))
        await fixture.settle()
        await fixture.advance(by: .seconds(10), showing: "09:50")
        fixture.harness.leave()
        #expect(fixture.time.sleeperCount == 0)

        fixture.time.reboot(after: .seconds(50))
        let resumed = GatherPresenter(
            try #require(fixture.stored), fixture.harness.dependencies(),
            work: fixture.harness.work, delegate: fixture.delegate)
        #expect(resumed.state.score.text == "1-0")
        #expect(resumed.state.clock.secondsLeft == 540)
        #expect(resumed.state.clock.phase == .running)
    }

    @Test func `a paused clock keeps its time during a reboot`() async throws {
        await fixture.startClock()
        await fixture.advance(by: .seconds(10), showing: "09:50")
        fixture.presenter.apply(.toggleClock)
        await fixture.settle()
        fixture.time.reboot(after: .seconds(5_000))
        let stored = try #require(fixture.stored)
        #expect(MatchClockFace(stored.clock, at: fixture.time.now()).secondsLeft == 590)
    }
}
