import Domain
import Navigation
import TestSupport
import Testing

@testable import CompactGather

@MainActor @Suite struct `Compact gather presenter` {
    private let table = Table()
    private var presenter: CompactGatherPresenter { table.presenter }

    @Test func `a goal and a start are stored and shown`() async {
        presenter.didAddGoal(to: .a)
        presenter.didAddGoal(to: .b)
        presenter.didTakeGoal(from: .a)
        presenter.didToggleClock()
        await table.base.settle()
        #expect(table.view.states.last == table.state)
        #expect(table.state.score.text == "0-1")
        #expect(table.base.stored?.score == table.state.score)
        #expect(table.base.stored?.clock.isRunning == true)
        await table.advance(by: .seconds(1), showing: "09:59")
        #expect(table.view.states.last == table.state)
    }

    @Test func `a clock that ran out while nobody looked rings at once`() async {
        let table = Table(
            clock: MatchClock(
                duration: .seconds(600),
                state: .running(
                    since: Moment(wall: 1_600_000_000_000, uptime: 0, boot: "run-0"),
                    remaining: .seconds(600))) ?? MatchClock())
        #expect(table.state.alarmCount == 1)
        await table.base.settle()
        #expect(table.base.stored?.clock.state == .timeUp)
    }

    @Test func `an end is asked for, and reported once`() async {
        presenter.didRequestEnd()
        #expect(table.state.notice == .asksToEnd)
        presenter.didConfirmEnd()
        #expect(table.state.time(longerBy: 1) == nil)
        #expect(!presenter.dismissalDecision().isAllowed)
        await table.base.settle()
        #expect(table.steps.ended == table.matches.past)
        #expect(table.steps.ended.count == 1)
    }

    @Test func `a question before it is left waits for the goals, and Stay says no`() async throws {
        presenter.didAddGoal(to: .b)
        let leave = try #require(presenter.dismissalDecision().pendingConfirmation)
        presenter.didAgreeToLeave()
        #expect(leave.answer == nil)
        await table.base.settle()
        #expect(leave.answer == true)
        #expect(table.base.stored?.score.text == "0-1")

        let stay = try #require(presenter.dismissalDecision().pendingConfirmation)
        #expect(table.state.notice == .asksToLeave)
        presenter.didDismissNotice()
        #expect(stay.answer == false)
    }

    @Test func `a failure is shown with its advice, and the clock stays as it is stored`() async {
        presenter.didToggleClock()
        await table.base.settle()
        table.matches.calls.fail(.save, with: .busy)
        presenter.didCancelClock()
        await table.base.settle()
        #expect(table.state.notice == .failure(.clock, advice: StorageError.busy.message))
        #expect(table.state.clock.phase == .running)
    }
}
