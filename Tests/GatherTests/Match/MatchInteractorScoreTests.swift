import Domain
import TestSupport
import Testing

@testable import Gather

@MainActor @Suite struct `Match interactor: score` {
    private let fixture = MatchInteractorFixture()

    @Test func `a goal is shown only after it has been saved`() async {
        fixture.matches.calls.gate.close()
        fixture.interactor.apply(.goals(.a, 1))
        await fixture.matches.calls.gate.untilWaiting()
        #expect(fixture.progress.score.text == "0-0")

        fixture.matches.calls.gate.open()
        await fixture.settle()
        #expect(fixture.progress.score.text == "1-0")
        #expect(fixture.stored?.score.text == "1-0")
    }

    @Test func `pending changes decide which changes are possible next`() async {
        fixture.matches.calls.gate.close()
        #expect(!fixture.progress.canRemoveGoal(from: .a) && !fixture.progress.canResetClock)
        fixture.interactor.apply(.goals(.a, 1))
        fixture.interactor.apply(.toggleClock)
        #expect(fixture.progress.canRemoveGoal(from: .a) && fixture.progress.canResetClock)
        #expect(fixture.progress.score.text == "0-0")

        fixture.matches.calls.fail(.save, with: .full)
        fixture.matches.calls.gate.open()
        await fixture.settle()
        #expect(!fixture.progress.canRemoveGoal(from: .a) && !fixture.progress.canResetClock)
    }

    @Test func `five quick presses are five saved goals`() async {
        for _ in 1...5 { fixture.interactor.apply(.goals(.b, 1)) }
        await fixture.settle()
        #expect(fixture.progress.score.text == "0-5")
        #expect(fixture.stored?.score.text == "0-5")
        #expect(fixture.matches.calls.count(.save) == 5)
        let shown = fixture.delegate.changes.map(\.score.b)
        #expect(shown == shown.sorted())
    }

    @Test func `a score below 0 or above 99 is impossible and saves nothing`() async {
        let fixture = MatchInteractorFixture(score: Score(a: 0, b: 99) ?? Score())
        #expect(!fixture.progress.canRemoveGoal(from: .a) && fixture.progress.canAddGoal(to: .a))
        #expect(fixture.progress.canRemoveGoal(from: .b) && !fixture.progress.canAddGoal(to: .b))
        fixture.interactor.apply(.goals(.a, -1))
        fixture.interactor.apply(.goals(.b, 1))
        await fixture.settle()
        #expect(fixture.progress.score.text == "0-99")
        #expect(fixture.matches.calls.made.isEmpty)
    }

    @Test func `a goal that cannot be saved is not shown, and an alert is`() async {
        fixture.interactor.apply(.goals(.a, 1))
        await fixture.settle()
        fixture.matches.calls.fail(.save, with: .full)
        fixture.interactor.apply(.goals(.a, 1))
        await fixture.settle()
        #expect(fixture.progress.score.text == "1-0")
        #expect(fixture.stored?.score.text == "1-0")
        #expect(
            fixture.progress.notice == .failure(.saveScore, message: StorageError.full.message))

        fixture.interactor.dismissNotice()
        #expect(fixture.progress.notice == nil)
        fixture.interactor.apply(.goals(.a, 1))
        await fixture.settle()
        #expect(fixture.progress.score.text == "2-0")
    }

    @Test func `a failed save drops an end behind it`() async {
        fixture.matches.calls.gate.close()
        fixture.interactor.apply(.goals(.a, 1))
        await fixture.matches.calls.gate.untilWaiting()
        fixture.interactor.confirmEnd()
        #expect(fixture.progress.isEnding)
        fixture.matches.calls.fail(.save, with: .busy)
        fixture.matches.calls.gate.open()
        await fixture.settle()
        #expect(fixture.matches.calls.made == [.save])
        #expect(
            fixture.progress.notice == .failure(.saveScore, message: StorageError.busy.message))
        #expect(!fixture.progress.isEnding)
        #expect(fixture.delegate.ended.isEmpty)
    }
}
