import Domain
import TestSupport
import Testing

@MainActor @Suite struct `Match interactor and the end` {
    private let table = InteractorTable()

    @Test func `End gather asks first and Cancel goes on`() async {
        table.interactor.requestEnd()
        #expect(table.progress.notice == .asksToEnd)
        table.interactor.dismissNotice()
        await table.settle()
        #expect(table.progress.notice == nil)
        #expect(table.matches.calls.made.isEmpty)
    }

    @Test func `an end waits for the goals before it and is reported once`() async {
        for _ in 1...3 { table.interactor.make(.goals(.a, 1)) }
        table.interactor.make(.goals(.b, 1))
        table.interactor.requestEnd()
        table.interactor.confirmEnd()
        await table.settle()
        #expect(table.observer.ended == table.matches.past)
        #expect(table.observer.ended.first?.score.text == "3-1")
        #expect(table.observer.ended.first?.winner == .teamA)
        #expect(table.observer.ended.first?.endedAt == table.time.now())
        #expect(!table.progress.isEnding)
    }

    @Test func `while it ends nothing else can be done`() async {
        table.matches.calls.gate.close()
        table.interactor.confirmEnd()
        await table.matches.calls.gate.untilWaiting()
        let shown = table.progress
        #expect(shown.isEnding && shown.notice == nil)
        #expect(!shown.canAddGoal(to: .a) && !shown.canRemoveGoal(from: .a))
        #expect(!shown.canToggleClock && !shown.canCancelClock)

        table.interactor.confirmEnd()
        table.interactor.requestEnd()
        table.interactor.make(.goals(.a, 1))
        table.interactor.make(.toggleClock)
        #expect(!table.interactor.requestLeave { _ in Issue.record("Nobody was asked.") })
        #expect(table.progress == shown)

        table.matches.calls.gate.open()
        await table.settle()
        #expect(table.matches.calls.made == [.end])
        #expect(table.observer.ended.count == 1)
    }

    @Test func `an end that failed says so, loses nothing and can be tried again`() async {
        table.interactor.make(.goals(.b, 1))
        table.matches.calls.fail(.end, with: .readOnly)
        table.interactor.confirmEnd()
        await table.settle()
        #expect(table.progress.notice == .failure(.end, advice: StorageError.readOnly.message))
        #expect(table.stored?.score.text == "0-1")
        #expect(table.observer.ended.isEmpty)

        table.interactor.dismissNotice()
        table.interactor.confirmEnd()
        await table.settle()
        #expect(table.observer.ended.map(\.winner) == [.teamB])
    }

    @Test func `leaving asks first, and Stay stays`() async {
        let answers = askToLeave()
        #expect(table.progress.notice == .asksToLeave)
        table.interactor.dismissNotice()
        await table.settle()
        #expect(table.progress.notice == nil)
        #expect(answers.all == [false])
    }

    @Test func `leaving waits for the goals before it`() async {
        table.interactor.make(.goals(.a, 1))
        let answers = askToLeave()
        table.interactor.agreeToLeave()
        #expect(answers.all.isEmpty)
        await table.settle()
        #expect(answers.all == [true])
        #expect(table.stored?.score.text == "1-0")
        #expect(table.progress.notice == nil)
    }

    @Test func `nobody leaves past a goal that could not be stored`() async {
        table.matches.calls.fail(.save, with: .full)
        table.interactor.make(.goals(.a, 1))
        let answers = askToLeave()
        table.interactor.agreeToLeave()
        await table.settle()
        #expect(answers.all == [false])
        #expect(table.progress.notice == .failure(.score, advice: StorageError.full.message))
        table.interactor.dismissNotice()
        #expect(answers.all == [false])
    }

    @Test func `who asks again is the one who is told`() {
        let first = askToLeave()
        let second = askToLeave()
        table.interactor.dismissNotice()
        #expect(first.all.isEmpty)
        #expect(second.all == [false])
    }

    @MainActor private final class Answers {
        var all: [Bool] = []
    }

    private func askToLeave() -> Answers {
        let answers = Answers()
        #expect(table.interactor.requestLeave { answers.all.append($0) })
        return answers
    }
}
