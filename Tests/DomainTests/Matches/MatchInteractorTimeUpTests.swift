import Domain
import TestSupport
import Testing

@MainActor @Suite struct `Match interactor at zero` {
    private let table = InteractorTable()

    /// A clock that runs since `time` says so.
    private static func running(_ time: ManualClock) -> MatchClock {
        var clock = MatchClock()
        clock.start(at: time.now())
        return clock
    }

    @Test func `at zero the clock stops, rings once and is stored`() async {
        await table.startClock()
        await table.advance(by: .seconds(599), showing: "00:01")
        #expect(table.progress.alarmCount == 0)
        await table.advance(by: .seconds(1), showing: "00:00")
        await table.settle()
        #expect(table.progress.clock.phase == .timeUp)
        #expect(table.progress.alarmCount == 1)
        #expect(table.stored?.clock.state == .timeUp)
        #expect(table.time.sleeperCount == 0)
        #expect(!table.progress.canToggleClock && table.progress.canCancelClock)

        table.interactor.make(.goals(.a, 1))
        table.interactor.make(.toggleClock)
        await table.settle()
        #expect(table.progress.alarmCount == 1)
        #expect(table.progress.clock.phase == .timeUp)
    }

    @Test func `a goal at the last moment finds the time up and rings too`() async {
        await table.startClock()
        table.time.advance(by: .seconds(700))
        table.interactor.make(.goals(.a, 1))
        #expect(table.progress.alarmCount == 1)
        await table.settle()
        #expect(table.progress.alarmCount == 1)
        #expect(table.stored?.score.text == "1-0")
        #expect(table.stored?.clock.state == .timeUp)
    }

    @Test func `the next run rings again`() async {
        await table.startClock()
        await table.advance(by: .seconds(600), showing: "00:00")
        table.interactor.make(.cancelClock)
        await table.settle()
        await table.startClock()
        await table.advance(by: .seconds(600), showing: "00:00")
        #expect(table.progress.alarmCount == 2)
    }

    @Test func `zero is shown and heard even when it cannot be stored`() async {
        await table.startClock()
        table.matches.calls.fail(.save, with: .full)
        await table.advance(by: .seconds(600), showing: "00:00")
        await table.settle()
        #expect(table.progress.alarmCount == 1)
        #expect(table.progress.clock.phase == .timeUp)
        #expect(table.progress.notice == .failure(.clock, advice: StorageError.full.message))

        table.interactor.dismissNotice()
        table.interactor.make(.goals(.b, 1))
        await table.settle()
        #expect(table.stored?.clock.state == .timeUp)
        #expect(table.progress.alarmCount == 1)
    }

    @Test func `a resumed match whose clock ran has gone on`() async {
        let time = ManualClock()
        let table = InteractorTable(clock: Self.running(time), time: time)
        #expect(table.progress.clock.time == "10:00")
        await table.advance(by: .seconds(1), showing: "09:59")
        #expect(table.matches.calls.made.isEmpty)
    }

    @Test func `a resumed match whose clock ran out meanwhile says so at once`() async {
        let time = ManualClock()
        let clock = Self.running(time)
        time.reboot(after: .seconds(900))
        let table = InteractorTable(clock: clock, time: time)
        #expect(table.progress.clock.phase == .timeUp)
        #expect(table.progress.alarmCount == 1)
        await table.settle()
        #expect(table.stored?.clock.state == .timeUp)
    }

    @Test func `a resumed match that had said so does not ring again`() async {
        let clock = MatchClock(duration: .seconds(600), state: .timeUp) ?? MatchClock()
        let table = InteractorTable(clock: clock)
        await table.settle()
        #expect(table.progress.clock.phase == .timeUp)
        #expect(table.progress.alarmCount == 0)
        #expect(table.matches.calls.made.isEmpty)
    }

    @Test func `score and clock survive a restart of the machine`() async throws {
        await table.startClock()
        table.interactor.make(.goals(.a, 1))
        await table.settle()
        await table.advance(by: .seconds(10), showing: "09:50")
        table.base.leave()
        #expect(table.time.sleeperCount == 0)

        table.time.reboot(after: .seconds(50))
        let interactor = table.base.makeInteractor(of: try #require(table.stored))
        #expect(interactor.progress.score.text == "1-0")
        #expect(interactor.progress.clock.time == "09:00")
        #expect(interactor.progress.clock.phase == .running)
    }

    @Test func `a paused clock stands still while the machine restarts`() async throws {
        await table.startClock()
        await table.advance(by: .seconds(10), showing: "09:50")
        table.interactor.make(.toggleClock)
        await table.settle()
        table.time.reboot(after: .seconds(5_000))
        let stored = try #require(table.stored)
        #expect(MatchClockFace(stored.clock, at: table.time.now()).time == "09:50")
    }
}
