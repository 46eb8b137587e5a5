import Domain
import Navigation
import TestSupport
import Testing

@testable import CompactGather

@MainActor @Suite struct `Compact gather presenter and the score` {
    private let table = Table()

    @Test func `a goal is shown when it is stored and not before`() async {
        table.matches.calls.gate.close()
        table.presenter.didAddGoal(to: .a)
        await table.matches.calls.gate.untilWaiting()
        #expect(table.state.score.text == "0-0")

        table.matches.calls.gate.open()
        await table.activity.settled()
        #expect(table.state.score.text == "1-0")
        #expect(table.stored?.score.text == "1-0")
    }

    @Test func `what is typed ahead is decided by what waits to be stored`() async {
        table.matches.calls.gate.close()
        #expect(!table.state.canTakeGoal(from: .a) && !table.state.canCancelClock)
        table.presenter.didAddGoal(to: .a)
        table.presenter.didToggleClock()
        #expect(table.state.canTakeGoal(from: .a) && table.state.canCancelClock)
        #expect(table.state.score.text == "0-0")

        table.matches.calls.fail(.save, with: .full)
        table.matches.calls.gate.open()
        await table.activity.settled()
        #expect(!table.state.canTakeGoal(from: .a) && !table.state.canCancelClock)
    }

    @Test func `five quick presses give exactly five goals, one stored after the other`() async {
        for _ in 1...5 { table.presenter.didAddGoal(to: .b) }
        await table.activity.settled()
        #expect(table.state.score.text == "0-5")
        #expect(table.stored?.score.text == "0-5")
        #expect(table.matches.calls.count(.save) == 5)
        let shown = table.view.states.map(\.score.b)
        #expect(shown == shown.sorted())
    }

    @Test func `a goal that was given by mistake is taken back, even in one go`() async {
        table.presenter.didAddGoal(to: .a)
        table.presenter.didTakeGoal(from: .a)
        await table.activity.settled()
        #expect(table.state.score.text == "0-0")
    }

    @Test func `no team goes below 0 or above 99, and nothing is stored for the attempt`() async {
        let table = Table(score: Score(a: 0, b: 99) ?? Score())
        #expect(!table.state.canTakeGoal(from: .a) && table.state.canAddGoal(to: .a))
        #expect(table.state.canTakeGoal(from: .b) && !table.state.canAddGoal(to: .b))
        table.presenter.didTakeGoal(from: .a)
        table.presenter.didAddGoal(to: .b)
        await table.activity.settled()
        #expect(table.state.score.text == "0-99")
        #expect(table.matches.calls.made.isEmpty)
    }

    @Test func `a goal that cannot be stored is not shown and says so`() async {
        table.presenter.didAddGoal(to: .a)
        await table.activity.settled()
        table.matches.calls.fail(.save, with: .full)
        table.presenter.didAddGoal(to: .a)
        await table.activity.settled()
        #expect(table.state.score.text == "1-0")
        #expect(table.stored?.score.text == "1-0")
        #expect(table.state.notice == .failure(.score, advice: StorageError.full.advice))

        table.presenter.didDismissNotice()
        #expect(table.state.notice == nil)
        table.presenter.didAddGoal(to: .a)
        await table.activity.settled()
        #expect(table.state.score.text == "2-0")
    }

    @Test func `what waits behind a failure is dropped, what was stored before stays`() async {
        table.matches.calls.gate.close()
        table.presenter.didAddGoal(to: .a)
        await table.matches.calls.gate.untilWaiting()
        for _ in 1...3 { table.presenter.didAddGoal(to: .b) }
        table.presenter.didConfirmEnd()
        #expect(table.state.isEnding)
        table.matches.calls.fail(.save, with: .busy)
        table.matches.calls.gate.open()
        await table.activity.settled()
        #expect(table.matches.calls.made == [.save])
        #expect(table.state.score.text == "0-0")
        #expect(table.stored?.score.text == "0-0")
        #expect(table.state.notice == .failure(.score, advice: StorageError.busy.advice))
        #expect(!table.state.isEnding)
        #expect(table.steps.ended.isEmpty)
    }
}
