import Domain
import Navigation
import TestSupport
import Testing

@testable import CompactGather

@MainActor @Suite struct `Compact gather presenter at zero` {
    private let table = Table()

    /// A clock that runs since `time` says so.
    private static func running(_ time: ManualTime) -> MatchClock {
        var clock = MatchClock()
        clock.start(at: time.now())
        return clock
    }

    @Test func `at zero the clock stops, rings once and is stored`() async {
        await table.startClock()
        await table.advance(by: .seconds(599), showing: "00:01")
        #expect(table.state.alarmCount == 0)
        await table.advance(by: .seconds(1), showing: "00:00")
        await table.activity.settled()
        #expect(table.state.clock.phase == .timeUp)
        #expect(table.state.alarmCount == 1)
        #expect(table.stored?.clock.state == .timeUp)
        #expect(table.time.sleeperCount == 0)
        #expect(!table.state.canToggleClock && table.state.canCancelClock)

        table.presenter.didAddGoal(to: .a)
        table.presenter.didToggleClock()
        await table.activity.settled()
        #expect(table.state.alarmCount == 1)
        #expect(table.state.clock.phase == .timeUp)
    }

    @Test func `a goal at the last moment finds the time up and rings too`() async {
        await table.startClock()
        table.time.advance(by: .seconds(700))
        table.presenter.didAddGoal(to: .a)
        #expect(table.state.alarmCount == 1)
        await table.activity.settled()
        #expect(table.state.alarmCount == 1)
        #expect(table.stored?.score.text == "1-0")
        #expect(table.stored?.clock.state == .timeUp)
    }

    @Test func `the next run rings again`() async {
        await table.startClock()
        await table.advance(by: .seconds(600), showing: "00:00")
        table.presenter.didCancelClock()
        await table.activity.settled()
        await table.startClock()
        await table.advance(by: .seconds(600), showing: "00:00")
        #expect(table.state.alarmCount == 2)
    }

    @Test func `zero is shown and heard even when it cannot be stored`() async {
        await table.startClock()
        table.matches.calls.fail(.save, with: .full)
        await table.advance(by: .seconds(600), showing: "00:00")
        await table.activity.settled()
        #expect(table.state.alarmCount == 1)
        #expect(table.state.clock.phase == .timeUp)
        #expect(table.state.notice == .failure(.clock, advice: StorageError.full.advice))

        table.presenter.didDismissNotice()
        table.presenter.didAddGoal(to: .b)
        await table.activity.settled()
        #expect(table.stored?.clock.state == .timeUp)
        #expect(table.state.alarmCount == 1)
    }

    @Test func `a resumed match whose clock ran has gone on`() async {
        let time = ManualTime()
        let table = Table(clock: Self.running(time), time: time)
        #expect(table.state.clock.time == "10:00")
        await table.advance(by: .seconds(1), showing: "09:59")
        #expect(table.matches.calls.made.isEmpty)
    }

    @Test func `a resumed match whose clock ran out meanwhile says so at once`() async {
        let time = ManualTime()
        let clock = Self.running(time)
        time.restartMachine(after: .seconds(900))
        let table = Table(clock: clock, time: time)
        #expect(table.state.clock.phase == .timeUp)
        #expect(table.state.alarmCount == 1)
        await table.activity.settled()
        #expect(table.stored?.clock.state == .timeUp)
    }

    @Test func `a resumed match that had said so does not ring again`() async {
        let clock = MatchClock(duration: .seconds(600), state: .timeUp) ?? MatchClock()
        let table = Table(clock: clock)
        await table.activity.settled()
        #expect(table.state.clock.phase == .timeUp)
        #expect(table.state.alarmCount == 0)
        #expect(table.matches.calls.made.isEmpty)
    }

    @Test func `score and clock survive a restart of the machine`() async throws {
        await table.startClock()
        table.presenter.didAddGoal(to: .a)
        await table.activity.settled()
        await table.advance(by: .seconds(10), showing: "09:50")
        table.work.cancelAll()
        #expect(table.time.sleeperCount == 0)

        table.time.restartMachine(after: .seconds(50))
        let stored = try #require(table.stored)
        let work = WorkScope(table.activity)
        let presenter = CompactGatherPresenter(
            stored, CompactGatherDependencies(matches: table.matches, time: table.time), work: work,
            steps: table.steps)
        presenter.start()
        #expect(presenter.state.score.text == "1-0")
        #expect(presenter.state.clock.time == "09:00")
        #expect(presenter.state.clock.phase == .running)
        work.cancelAll()
    }

    @Test func `a paused clock stands still while the machine restarts`() async throws {
        await table.startClock()
        await table.advance(by: .seconds(10), showing: "09:50")
        table.presenter.didToggleClock()
        await table.activity.settled()
        table.time.restartMachine(after: .seconds(5_000))
        let stored = try #require(table.stored)
        #expect(MatchClockFace(stored.clock, at: table.time.now()).time == "09:50")
    }
}
