import Domain
import Navigation
import TestSupport
import Testing

@testable import Gather

@MainActor @Suite struct `Gather presenter` {
    private let table = Table()
    private var presenter: GatherPresenter { table.presenter }

    @Test func `goals are stored and shown as they come`() async {
        for _ in 1...3 { presenter.didAddGoal(to: .a) }
        presenter.didAddGoal(to: .b)
        presenter.didTakeGoal(from: .a)
        await table.base.settle()
        #expect(table.state.score.text == "2-1")
        #expect(table.base.stored?.score == table.state.score)
        #expect(table.view.states.last == table.state)
        #expect(table.view.states.map(\.score.b) == table.view.states.map(\.score.b).sorted())
    }

    @Test func `a clock that was started is followed until it is up, and rings`() async {
        presenter.didToggleClock()
        await table.base.settle()
        await table.advance(by: .seconds(1), showing: "09:59")
        #expect(!table.state.canSetTime)
        await table.advance(by: .seconds(599), showing: "00:00")
        await table.base.settle()
        #expect(table.view.states.last?.alarmCount == 1)
        #expect(table.base.stored?.clock.state == .timeUp)
        #expect(table.state.canSetTime)
        presenter.didCancelClock()
        await table.base.settle()
        #expect(table.state.clock.phase == .ready)
        #expect(table.state.canSetTime)
    }

    @Test func `a clock that runs already is followed from the beginning`() async {
        var clock = MatchClock()
        clock.start(at: ManualClock().now())
        let table = Table(clock: clock)
        await table.advance(by: .seconds(1), showing: "09:59")
        #expect(table.matches.calls.made.isEmpty)
    }

    @Test func `Set time is asked for with the time that is set`() async {
        presenter.didRequestTime()
        await table.base.settle()
        #expect(table.steps.requestedTimes == [.seconds(600)])
        presenter.didSetTime(minutes: 0, seconds: 45)
        await table.base.settle()
        #expect(table.state.clock.time == "00:45")
        #expect(table.base.stored?.clock.duration == .seconds(45))
    }

    @Test func `Set time is refused behind a start and behind a question`() async {
        presenter.didToggleClock()
        presenter.didRequestTime()
        await table.base.settle()
        presenter.didToggleClock()
        presenter.didRequestTime()
        _ = presenter.dismissalDecision()
        await table.base.settle()
        #expect(table.steps.requestedTimes.isEmpty)
    }

    @Test func `End gather asks, and an end is reported once`() async {
        presenter.didAddGoal(to: .a)
        presenter.didRequestEnd()
        #expect(table.state.notice == .asksToEnd)
        presenter.didConfirmEnd()
        #expect(table.state.isEnding && !table.state.canSetTime)
        #expect(!presenter.dismissalDecision().isAllowed)
        #expect(presenter.dismissalDecision().pendingConfirmation == nil)
        await table.base.settle()
        #expect(table.steps.ended == table.matches.past)
        #expect(table.steps.ended.map(\.score.text) == ["1-0"])
    }

    @Test func `leaving asks, Stay stays and Leave waits for the goals before it`() async throws {
        let first = try #require(presenter.dismissalDecision().pendingConfirmation)
        #expect(table.state.notice == .asksToLeave)
        presenter.didDismissNotice()
        #expect(first.answer == false)

        presenter.didAddGoal(to: .a)
        let second = try #require(presenter.dismissalDecision().pendingConfirmation)
        presenter.didAgreeToLeave()
        #expect(second.answer == nil)
        await table.base.settle()
        #expect(second.answer == true)
        #expect(table.base.stored?.score.text == "1-0")
    }

    @Test func `what cannot be stored is not shown and says so`() async {
        table.matches.calls.fail(.save, with: .full)
        presenter.didAddGoal(to: .a)
        await table.base.settle()
        #expect(table.state.score.text == "0-0")
        #expect(table.state.notice == .failure(.score, advice: StorageError.full.message))
        presenter.didDismissNotice()
        #expect(table.view.states.last?.notice == nil)
    }
}
