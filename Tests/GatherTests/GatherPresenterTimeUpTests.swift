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

    @Test func `at zero the clock stops, the alarm fires once and both are saved`() async {
        await fixture.startClock()
        await fixture.advance(by: .seconds(599), showing: "00:01")
        #expect(fixture.state.alarmCount == 0)
        await fixture.advance(by: .seconds(1), showing: "00:00")
        await fixture.settle()
        #expect(fixture.state.clock.phase == .timeUp)
        #expect(fixture.state.alarmCount == 1)
        #expect(fixture.stored?.clock.state == .timeUp)
        #expect(fixture.time.sleeperCount == 0)
        #expect(!fixture.state.canToggleClock && fixture.state.canResetClock)

        fixture.presenter.didAddGoal(to: .a)
        fixture.presenter.didToggleClock()
        await fixture.settle()
        #expect(fixture.state.alarmCount == 1)
        #expect(fixture.state.clock.phase == .timeUp)
    }

    @Test func `a goal after the time is up fires the alarm without a tick`() async {
        await fixture.startClock()
        fixture.time.advance(by: .seconds(700))
        fixture.presenter.didAddGoal(to: .a)
        #expect(fixture.state.alarmCount == 1)
        await fixture.settle()
        #expect(fixture.state.alarmCount == 1)
        #expect(fixture.stored?.score.text == "1-0")
        #expect(fixture.stored?.clock.state == .timeUp)
    }

    @Test func `the next run of the clock fires the alarm again`() async {
        await fixture.startClock()
        await fixture.advance(by: .seconds(600), showing: "00:00")
        fixture.presenter.didRequestReset()
        #expect(fixture.state.notice == nil)
        await fixture.settle()
        await fixture.startClock()
        await fixture.advance(by: .seconds(600), showing: "00:00")
        #expect(fixture.state.alarmCount == 2)
    }

    @Test func `the alarm fires even when the storage fails`() async {
        await fixture.startClock()
        fixture.matches.calls.fail(.save, with: .full)
        await fixture.advance(by: .seconds(600), showing: "00:00")
        await fixture.settle()
        #expect(fixture.state.alarmCount == 1)
        #expect(fixture.state.clock.phase == .timeUp)
        #expect(
            fixture.state.notice == .failure(.saveClock, message: StorageError.full.message))

        fixture.presenter.didDismissNotice()
        fixture.presenter.didAddGoal(to: .b)
        await fixture.settle()
        #expect(fixture.stored?.clock.state == .timeUp)
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

    @Test func `a clock that ran out before the match is resumed fires the alarm at once`() async {
        let time = ManualClock()
        let clock = Self.runningClock(since: time.now())
        time.reboot(after: .seconds(900))
        let fixture = GatherFixture(clock: clock, time: time)
        #expect(fixture.state.clock.phase == .timeUp)
        #expect(fixture.state.alarmCount == 1)
        await fixture.settle()
        #expect(fixture.stored?.clock.state == .timeUp)
    }

    @Test func `a clock that is stored at zero does not fire the alarm again`() async {
        let clock = MatchClock(duration: .seconds(600), state: .timeUp) ?? MatchClock()
        let fixture = GatherFixture(clock: clock)
        await fixture.settle()
        #expect(fixture.state.clock.phase == .timeUp)
        #expect(fixture.state.alarmCount == 0)
        #expect(fixture.matches.calls.made.isEmpty)
    }

    @Test func `score and running clock survive a reboot`() async throws {
        await fixture.startClock()
        fixture.presenter.didAddGoal(to: .a)
        await fixture.settle()
        await fixture.advance(by: .seconds(10), showing: "09:50")
        fixture.harness.leave()
        #expect(fixture.time.sleeperCount == 0)

        fixture.time.reboot(after: .seconds(50))
        let resumed = GatherPresenter(
            try #require(fixture.stored), fixture.harness.dependencies,
            work: fixture.harness.work, delegate: fixture.delegate)
        #expect(resumed.state.score.text == "1-0")
        #expect(resumed.state.clock.secondsLeft == 540)
        #expect(resumed.state.clock.phase == .running)
    }

    @Test func `a paused clock keeps its time during a reboot`() async throws {
        await fixture.startClock()
        await fixture.advance(by: .seconds(10), showing: "09:50")
        fixture.presenter.didToggleClock()
        await fixture.settle()
        fixture.time.reboot(after: .seconds(5_000))
        let stored = try #require(fixture.stored)
        #expect(MatchClockFace(stored.clock, at: fixture.time.now()).secondsLeft == 590)
    }
}
