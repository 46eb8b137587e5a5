import Domain
import TestSupport
import Testing

@MainActor @Suite struct `Match interactor and the score` {
    private let table = InteractorTable()

    @Test func `a goal is shown when it is stored and not before`() async {
        table.matches.calls.gate.close()
        table.interactor.make(.goals(.a, 1))
        await table.matches.calls.gate.untilWaiting()
        #expect(table.progress.score.text == "0-0")

        table.matches.calls.gate.open()
        await table.settle()
        #expect(table.progress.score.text == "1-0")
        #expect(table.stored?.score.text == "1-0")
    }

    @Test func `what is typed ahead is decided by what waits to be stored`() async {
        table.matches.calls.gate.close()
        #expect(!table.progress.canRemoveGoal(from: .a) && !table.progress.canCancelClock)
        table.interactor.make(.goals(.a, 1))
        table.interactor.make(.toggleClock)
        #expect(table.progress.canRemoveGoal(from: .a) && table.progress.canCancelClock)
        #expect(table.progress.score.text == "0-0")

        table.matches.calls.fail(.save, with: .full)
        table.matches.calls.gate.open()
        await table.settle()
        #expect(!table.progress.canRemoveGoal(from: .a) && !table.progress.canCancelClock)
    }

    @Test func `five quick presses give exactly five goals, one stored after the other`() async {
        for _ in 1...5 { table.interactor.make(.goals(.b, 1)) }
        await table.settle()
        #expect(table.progress.score.text == "0-5")
        #expect(table.stored?.score.text == "0-5")
        #expect(table.matches.calls.count(.save) == 5)
        let shown = table.observer.changes.map(\.score.b)
        #expect(shown == shown.sorted())
    }

    @Test func `a goal that was given by mistake is taken back, even in one go`() async {
        table.interactor.make(.goals(.a, 1))
        table.interactor.make(.goals(.a, -1))
        await table.settle()
        #expect(table.progress.score.text == "0-0")
    }

    @Test func `no team goes below 0 or above 99, and nothing is stored for the attempt`() async {
        let table = InteractorTable(score: Score(a: 0, b: 99) ?? Score())
        #expect(!table.progress.canRemoveGoal(from: .a) && table.progress.canAddGoal(to: .a))
        #expect(table.progress.canRemoveGoal(from: .b) && !table.progress.canAddGoal(to: .b))
        table.interactor.make(.goals(.a, -1))
        table.interactor.make(.goals(.b, 1))
        await table.settle()
        #expect(table.progress.score.text == "0-99")
        #expect(table.matches.calls.made.isEmpty)
    }

    @Test func `a goal that cannot be stored is not shown and says so`() async {
        table.interactor.make(.goals(.a, 1))
        await table.settle()
        table.matches.calls.fail(.save, with: .full)
        table.interactor.make(.goals(.a, 1))
        await table.settle()
        #expect(table.progress.score.text == "1-0")
        #expect(table.stored?.score.text == "1-0")
        #expect(table.progress.notice == .failure(.score, advice: StorageError.full.message))

        table.interactor.dismissNotice()
        #expect(table.progress.notice == nil)
        table.interactor.make(.goals(.a, 1))
        await table.settle()
        #expect(table.progress.score.text == "2-0")
    }

    @Test func `what waits behind a failure is dropped, what was stored before stays`() async {
        table.matches.calls.gate.close()
        table.interactor.make(.goals(.a, 1))
        await table.matches.calls.gate.untilWaiting()
        for _ in 1...3 { table.interactor.make(.goals(.b, 1)) }
        table.interactor.confirmEnd()
        #expect(table.progress.isEnding)
        table.matches.calls.fail(.save, with: .busy)
        table.matches.calls.gate.open()
        await table.settle()
        #expect(table.matches.calls.made == [.save])
        #expect(table.progress.score.text == "0-0")
        #expect(table.stored?.score.text == "0-0")
        #expect(table.progress.notice == .failure(.score, advice: StorageError.busy.message))
        #expect(!table.progress.isEnding)
        #expect(table.observer.ended.isEmpty)
    }
}
