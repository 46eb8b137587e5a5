import Domain
import Navigation
import TestSupport
import Testing

@testable import CompactGather

@MainActor @Suite struct `Compact gather presenter and the end` {
    private let table = Table()

    @Test func `End gather asks first and Cancel goes on`() async {
        table.presenter.didRequestEnd()
        #expect(table.state.notice == .asksToEnd)
        table.presenter.didDismissNotice()
        await table.activity.settled()
        #expect(table.state.notice == nil)
        #expect(table.matches.calls.made.isEmpty)
    }

    @Test func `an end waits for the goals before it and is reported once`() async {
        for _ in 1...3 { table.presenter.didAddGoal(to: .a) }
        table.presenter.didAddGoal(to: .b)
        table.presenter.didRequestEnd()
        table.presenter.didConfirmEnd()
        await table.activity.settled()
        #expect(table.steps.ended == table.matches.past)
        #expect(table.steps.ended.first?.score.text == "3-1")
        #expect(table.steps.ended.first?.winner == .teamA)
        #expect(table.steps.ended.first?.endedAt == table.time.now())
        #expect(!table.state.isEnding)
    }

    @Test func `while it ends nothing else can be done`() async {
        table.matches.calls.gate.close()
        table.presenter.didConfirmEnd()
        await table.matches.calls.gate.untilWaiting()
        let shown = table.state
        #expect(shown.isEnding && shown.notice == nil)
        #expect(!shown.canAddGoal(to: .a) && !shown.canTakeGoal(from: .a))
        #expect(!shown.canToggleClock && !shown.canCancelClock && shown.time(longerBy: 1) == nil)

        table.presenter.didConfirmEnd()
        table.presenter.didRequestEnd()
        table.presenter.didAddGoal(to: .a)
        table.presenter.didToggleClock()
        #expect(!table.presenter.departure().isAllowed)
        #expect(table.state == shown)

        table.matches.calls.gate.open()
        await table.activity.settled()
        #expect(table.matches.calls.made == [.end])
        #expect(table.steps.ended.count == 1)
    }

    @Test func `an end that failed says so, loses nothing and can be tried again`() async {
        table.presenter.didAddGoal(to: .b)
        table.matches.calls.fail(.end, with: .readOnly)
        table.presenter.didConfirmEnd()
        await table.activity.settled()
        #expect(table.state.notice == .failure(.end, advice: StorageError.readOnly.advice))
        #expect(table.stored?.score.text == "0-1")
        #expect(table.steps.ended.isEmpty)

        table.presenter.didDismissNotice()
        table.presenter.didConfirmEnd()
        await table.activity.settled()
        #expect(table.steps.ended.map(\.winner) == [.teamB])
    }

    @Test func `leaving asks first, and Stay stays`() async throws {
        let question = try #require(table.presenter.departure().question)
        #expect(table.state.notice == .asksToLeave)
        table.presenter.didDismissNotice()
        await table.activity.settled()
        #expect(table.state.notice == nil)
        #expect(question.answer == false)
    }

    @Test func `leaving waits for the goals before it`() async throws {
        table.presenter.didAddGoal(to: .a)
        let question = try #require(table.presenter.departure().question)
        table.presenter.didAgreeToLeave()
        #expect(question.answer == nil)
        await table.activity.settled()
        #expect(question.answer == true)
        #expect(table.stored?.score.text == "1-0")
        #expect(table.state.notice == nil)
    }

    @Test func `nobody leaves past a goal that could not be stored`() async throws {
        table.matches.calls.fail(.save, with: .full)
        table.presenter.didAddGoal(to: .a)
        let question = try #require(table.presenter.departure().question)
        table.presenter.didAgreeToLeave()
        await table.activity.settled()
        #expect(question.answer == false)
        #expect(table.state.notice == .failure(.score, advice: StorageError.full.advice))
    }
}
