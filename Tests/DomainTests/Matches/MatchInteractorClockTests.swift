import Domain
import TestSupport
import Testing

@MainActor @Suite struct `Match interactor and the clock` {
    private let table = InteractorTable()

    @Test func `a stopped clock ticks for nobody`() {
        #expect(table.progress.clock.phase == .ready)
        #expect(table.time.sleeperCount == 0)
        #expect(!table.progress.canCancelClock && table.progress.canToggleClock)
    }

    @Test func `a start is shown when it is stored and not before`() async {
        table.matches.calls.gate.close()
        table.interactor.make(.toggleClock)
        await table.matches.calls.gate.untilWaiting()
        #expect(table.progress.clock.phase == .ready)
        table.matches.calls.gate.open()
        await table.settle()
        #expect(table.progress.clock.phase == .running)
        #expect(table.stored?.clock.isRunning == true)
        #expect(table.progress.canCancelClock && table.progress.canToggleClock)
    }

    @Test func `the time that a start waited for the disk is not lost`() async {
        table.matches.calls.gate.close()
        table.interactor.make(.toggleClock)
        await table.matches.calls.gate.untilWaiting()
        table.time.advance(by: .seconds(2))
        table.matches.calls.gate.open()
        await table.settle()
        #expect(table.progress.clock.time == "09:58")
    }

    @Test func `each second is shown and one sleeper waits for the next`() async {
        await table.startClock()
        for text in ["09:59", "09:58", "09:57"] {
            await table.advance(by: .seconds(1), showing: text)
            await table.base.untilTicking()
        }
        #expect(table.matches.calls.count(.save) == 1)
    }

    @Test func `a tick that comes late shows the right time`() async {
        await table.startClock()
        await table.advance(by: .milliseconds(61_700), showing: "08:59")
        await table.advance(by: .milliseconds(300), showing: "08:58")
    }

    @Test func `any key shows the right time, tick or not`() async {
        await table.startClock()
        table.time.advance(by: .seconds(100))
        table.interactor.requestEnd()
        #expect(table.progress.clock.time == "08:20")
    }

    @Test func `a wall clock that jumps does not matter`() async {
        await table.startClock()
        table.time.jumpWallClock(by: .seconds(86_400))
        await table.advance(by: .seconds(1), showing: "09:59")
        #expect(table.progress.clock.phase == .running)
    }

    @Test func `a pause ends the ticker and a resume begins another`() async {
        await table.startClock()
        await table.advance(by: .seconds(5), showing: "09:55")
        table.interactor.make(.toggleClock)
        await table.settle()
        #expect(table.progress.clock.phase == .paused)
        #expect(table.time.sleeperCount == 0)

        table.time.advance(by: .seconds(60))
        await table.startClock()
        #expect(table.progress.clock.phase == .running)
        #expect(table.progress.clock.time == "09:55")
    }

    @Test func `two quick presses start and pause`() async {
        table.interactor.make(.toggleClock)
        table.interactor.make(.toggleClock)
        await table.settle()
        #expect(table.progress.clock.phase == .paused)
        #expect(table.progress.clock.time == "10:00")
    }

    @Test func `a goal does not disturb the ticker`() async {
        await table.startClock()
        table.interactor.make(.goals(.a, 1))
        await table.settle()
        #expect(table.time.sleeperCount == 1)
    }

    @Test func `Cancel stops and resets to the time set`() async {
        await table.startClock()
        table.interactor.make(.cancelClock)
        await table.settle()
        #expect(table.progress.clock.phase == .ready)
        #expect(table.progress.clock.time == "10:00")
        #expect(table.stored?.clock == MatchClock())
        #expect(table.time.sleeperCount == 0)
    }

    @Test func `a pause that cannot be stored is not shown and the clock goes on`() async {
        await table.startClock()
        table.matches.calls.fail(.save, with: .busy)
        table.interactor.make(.toggleClock)
        await table.settle()
        #expect(table.progress.clock.phase == .running)
        #expect(table.progress.notice == .failure(.clock, advice: StorageError.busy.message))
        await table.advance(by: .seconds(1), showing: "09:59")
    }

    @Test func `another time is shown when it is stored, and stops the clock`() async {
        await table.startClock()
        table.interactor.make(.setTime(minutes: 0, seconds: 45))
        #expect(table.interactor.duration == .seconds(600))
        #expect(table.progress.snapshot.plannedDuration == .seconds(45))
        await table.settle()
        #expect(table.interactor.duration == .seconds(45))
        #expect(table.progress.clock.time == "00:45")
        #expect(table.stored?.clock.duration == .seconds(45))
        #expect(table.time.sleeperCount == 0)
    }

    @Test func `a ticker keeps nobody who looks at it`() async {
        let base = MatchHarness()
        var interactor: MatchInteractor? = base.makeInteractor(of: base.match)
        interactor?.make(.toggleClock)
        await base.settle()
        await base.untilTicking()
        weak let left = interactor
        interactor = nil
        #expect(left == nil)
        base.time.advance(by: .seconds(1))
        await until { base.time.sleeperCount == 0 }
        #expect(base.stored?.clock.isRunning == true)
    }

    @Test func `a step comes after the changes before it, unless one of them fails`() async {
        var scores: [String] = []
        table.interactor.make(.goals(.a, 1))
        table.interactor.afterwards { scores.append(table.progress.score.text) }
        await table.settle()
        table.matches.calls.fail(.save, with: .full)
        table.interactor.make(.goals(.a, 1))
        table.interactor.afterwards { scores.append("never") }
        await table.settle()
        #expect(scores == ["1-0"])
    }
}
