import Domain
import Navigation
import TestSupport
import Testing

@testable import CompactGather

@MainActor @Suite struct `Compact gather presenter and the clock` {
    private let table = Table()

    @Test func `a stopped clock ticks for nobody`() {
        #expect(table.state.clock.phase == .ready)
        #expect(table.time.sleeperCount == 0)
        #expect(!table.state.canCancelClock && table.state.canToggleClock)
    }

    @Test func `a start is shown when it is stored and not before`() async {
        table.matches.calls.gate.close()
        table.presenter.didToggleClock()
        await table.matches.calls.gate.untilWaiting()
        #expect(table.state.clock.phase == .ready)
        table.matches.calls.gate.open()
        await table.activity.settled()
        #expect(table.state.clock.phase == .running)
        #expect(table.stored?.clock.isRunning == true)
        #expect(table.state.canCancelClock && table.state.canToggleClock)
    }

    @Test func `the time that a start waited for the disk is not lost`() async {
        table.matches.calls.gate.close()
        table.presenter.didToggleClock()
        await table.matches.calls.gate.untilWaiting()
        table.time.advance(by: .seconds(2))
        table.matches.calls.gate.open()
        await table.activity.settled()
        #expect(table.state.clock.time == "09:58")
    }

    @Test func `each second is shown and one sleeper waits for the next`() async {
        await table.startClock()
        for text in ["09:59", "09:58", "09:57"] {
            await table.advance(by: .seconds(1), showing: text)
            await until { table.time.sleeperCount == 1 }
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
        table.presenter.didRequestEnd()
        #expect(table.state.clock.time == "08:20")
    }

    @Test func `a wall clock that jumps does not matter`() async {
        await table.startClock()
        table.time.jumpWallClock(by: .seconds(86_400))
        await table.advance(by: .seconds(1), showing: "09:59")
        #expect(table.state.clock.phase == .running)
    }

    @Test func `a pause ends the ticker and a resume begins another`() async {
        await table.startClock()
        await table.advance(by: .seconds(5), showing: "09:55")
        table.presenter.didToggleClock()
        await table.activity.settled()
        #expect(table.state.clock.phase == .paused)
        #expect(table.time.sleeperCount == 0)

        table.time.advance(by: .seconds(60))
        await table.startClock()
        #expect(table.state.clock.phase == .running)
        #expect(table.state.clock.time == "09:55")
    }

    @Test func `two quick presses start and pause`() async {
        table.presenter.didToggleClock()
        table.presenter.didToggleClock()
        await table.activity.settled()
        #expect(table.state.clock.phase == .paused)
        #expect(table.state.clock.time == "10:00")
    }

    @Test func `a goal does not disturb the ticker`() async {
        await table.startClock()
        table.presenter.didAddGoal(to: .a)
        await table.activity.settled()
        await table.advance(by: .seconds(1), showing: "09:59")
        #expect(table.matches.calls.count(.save) == 2)
    }

    @Test func `Cancel stops and resets to the time set`() async {
        await table.startClock()
        table.presenter.didCancelClock()
        await table.activity.settled()
        #expect(table.state.clock.phase == .ready)
        #expect(table.state.clock.time == "10:00")
        #expect(table.stored?.clock == MatchClock())
        #expect(table.time.sleeperCount == 0)
    }

    @Test func `a pause that cannot be stored is not shown and the clock goes on`() async {
        await table.startClock()
        table.matches.calls.fail(.save, with: .busy)
        table.presenter.didToggleClock()
        await table.activity.settled()
        #expect(table.state.clock.phase == .running)
        #expect(table.state.notice == .failure(.clock, advice: StorageError.busy.advice))
        await table.advance(by: .seconds(1), showing: "09:59")
    }
}
