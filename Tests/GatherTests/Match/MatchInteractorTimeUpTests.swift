import Domain
import TestSupport
import Testing

@testable import Gather

@MainActor @Suite struct `Match interactor: time up` {
    private let fixture = MatchInteractorFixture()

    private static func runningClock(since moment: Moment) -> MatchClock {
        var clock = MatchClock()
        clock.start(at: moment)
        return clock
    }

    @Test func `at zero the clock stops, the alarm fires once and both are saved`() async {
        await fixture.startClock()
        await fixture.advance(by: .seconds(599), showing: "00:01")
        #expect(fixture.progress.alarmCount == 0)
        await fixture.advance(by: .seconds(1), showing: "00:00")
        await fixture.settle()
        #expect(fixture.progress.clock.phase == .timeUp)
        #expect(fixture.progress.alarmCount == 1)
        #expect(fixture.stored?.clock.state == .timeUp)
        #expect(fixture.time.sleeperCount == 0)
        #expect(!fixture.progress.canToggleClock && fixture.progress.canResetClock)

        fixture.interactor.apply(.goals(.a, 1))
        fixture.interactor.apply(.toggleClock)
        await fixture.settle()
        #expect(fixture.progress.alarmCount == 1)
        #expect(fixture.progress.clock.phase == .timeUp)
    }

    @Test func `a goal after the time is up fires the alarm without a tick`() async {
        await fixture.startClock()
        fixture.time.advance(by: .seconds(700))
        fixture.interactor.apply(.goals(.a, 1))
        #expect(fixture.progress.alarmCount == 1)
        await fixture.settle()
        #expect(fixture.progress.alarmCount == 1)
        #expect(fixture.stored?.score.text == "1-0")
        #expect(fixture.stored?.clock.state == .timeUp)
    }

    @Test func `the next run of the clock fires the alarm again`() async {
        await fixture.startClock()
        await fixture.advance(by: .seconds(600), showing: "00:00")
        fixture.interactor.apply(.resetClock)
        await fixture.settle()
        await fixture.startClock()
        await fixture.advance(by: .seconds(600), showing: "00:00")
        #expect(fixture.progress.alarmCount == 2)
    }

    @Test func `the alarm fires even when the storage fails`() async {
        await fixture.startClock()
        fixture.matches.calls.fail(.save, with: .full)
        await fixture.advance(by: .seconds(600), showing: "00:00")
        await fixture.settle()
        #expect(fixture.progress.alarmCount == 1)
        #expect(fixture.progress.clock.phase == .timeUp)
        #expect(
            fixture.progress.notice == .failure(.saveClock, message: StorageError.full.message))

        fixture.interactor.dismissNotice()
        fixture.interactor.apply(.goals(.b, 1))
        await fixture.settle()
        #expect(fixture.stored?.clock.state == .timeUp)
        #expect(fixture.progress.alarmCount == 1)
    }

    @Test func `the clock of a resumed match runs on without a save`() async {
        let time = ManualClock()
        let fixture = MatchInteractorFixture(
            clock: Self.runningClock(since: time.now()), time: time)
        #expect(GatherStrings.time(fixture.progress.clock) == "10:00")
        await fixture.advance(by: .seconds(1), showing: "09:59")
        #expect(fixture.matches.calls.made.isEmpty)
    }

    @Test func `a clock that ran out before the match is resumed fires the alarm at once`() async {
        let time = ManualClock()
        let clock = Self.runningClock(since: time.now())
        time.reboot(after: .seconds(900))
        let fixture = MatchInteractorFixture(clock: clock, time: time)
        #expect(fixture.progress.clock.phase == .timeUp)
        #expect(fixture.progress.alarmCount == 1)
        await fixture.settle()
        #expect(fixture.stored?.clock.state == .timeUp)
    }

    @Test func `a clock that is stored at zero does not fire the alarm again`() async {
        let clock = MatchClock(duration: .seconds(600), state: .timeUp) ?? MatchClock()
        let fixture = MatchInteractorFixture(clock: clock)
        await fixture.settle()
        #expect(fixture.progress.clock.phase == .timeUp)
        #expect(fixture.progress.alarmCount == 0)
        #expect(fixture.matches.calls.made.isEmpty)
    }

    @Test func `score and running clock survive a reboot`() async throws {
        await fixture.startClock()
        fixture.interactor.apply(.goals(.a, 1))
        await fixture.settle()
        await fixture.advance(by: .seconds(10), showing: "09:50")
        fixture.harness.leave()
        #expect(fixture.time.sleeperCount == 0)

        fixture.time.reboot(after: .seconds(50))
        let resumed = MatchInteractor(
            try #require(fixture.stored), fixture.harness.dependencies,
            work: fixture.harness.work)
        #expect(resumed.progress.score.text == "1-0")
        #expect(resumed.progress.clock.secondsLeft == 540)
        #expect(resumed.progress.clock.phase == .running)
    }

    @Test func `a paused clock keeps its time during a reboot`() async throws {
        await fixture.startClock()
        await fixture.advance(by: .seconds(10), showing: "09:50")
        fixture.interactor.apply(.toggleClock)
        await fixture.settle()
        fixture.time.reboot(after: .seconds(5_000))
        let stored = try #require(fixture.stored)
        #expect(MatchClockFace(stored.clock, at: fixture.time.now()).secondsLeft == 590)
    }
}
