import Domain
import FootballUI
import TestSupport
import Testing

@testable import Gather

@MainActor @Suite struct `Gather presenter: score` {
    private let fixture = GatherFixture()

    @Test func `a goal is shown only after it has been saved`() async {
        fixture.matches.calls.gate.close()
        fixture.presenter.apply(.addGoal(Goal(.a)))
        await fixture.matches.calls.gate.untilWaiting()
        #expect(fixture.state.score.text == "0-0")

        fixture.matches.calls.gate.open()
        await fixture.settle()
        #expect(fixture.state.score.text == "1-0")
        #expect(fixture.stored?.score.text == "1-0")
    }

    @Test func `the highlight of a goal waits once, however often the state changes`() async {
        fixture.presenter.apply(.addGoal(Goal(.a)))
        await fixture.settle()
        await until { fixture.time.sleeperCount == 1 }
        for _ in 0..<3 {
            fixture.presenter.didDismissNotice()
            await fixture.settle()
        }
        // Further sleeps would have begun in these turns.
        for _ in 0..<10 { await Task.yield() }
        #expect(fixture.time.sleeperCount == 1)
    }

    @Test func `pending changes decide which changes are possible next`() async {
        fixture.matches.calls.gate.close()
        #expect(!fixture.state.allows(.removeGoal(.a)) && !fixture.state.allows(.resetClock))
        fixture.presenter.apply(.addGoal(Goal(.a)))
        fixture.presenter.apply(.toggleClock)
        #expect(fixture.state.allows(.removeGoal(.a)) && fixture.state.allows(.resetClock))
        #expect(fixture.state.score.text == "0-0")

        fixture.matches.calls.fail(.append, with: .full)
        fixture.matches.calls.gate.open()
        await fixture.settle()
        #expect(!fixture.state.allows(.removeGoal(.a)) && !fixture.state.allows(.resetClock))
    }

    @Test func `five quick presses are five saved goals`() async {
        var shown: [Int] = []
        fixture.presenter.stateDidChange = { shown.append(fixture.state.score.b) }
        for _ in 1...5 { fixture.presenter.apply(.addGoal(Goal(.b))) }
        await fixture.settle()
        #expect(fixture.state.score.text == "0-5")
        #expect(fixture.stored?.score.text == "0-5")
        #expect(fixture.matches.calls.count(.append) == 5)
        #expect(shown == shown.sorted())
        #expect(Set(shown) == Set(0...5))
    }

    @Test func `a score below 0 or above 99 is impossible and saves nothing`() async {
        let fixture = GatherFixture(score: Score(a: 0, b: 99) ?? Score())
        #expect(!fixture.state.allows(.removeGoal(.a)) && fixture.state.allows(.addGoal(Goal(.a))))
        #expect(fixture.state.allows(.removeGoal(.b)) && !fixture.state.allows(.addGoal(Goal(.b))))
        fixture.presenter.apply(.removeGoal(.a))
        fixture.presenter.apply(.addGoal(Goal(.b)))
        await fixture.settle()
        #expect(fixture.state.score.text == "0-99")
        #expect(fixture.matches.calls.made.isEmpty)
    }

    @Test func `a goal that cannot be saved is not shown, and an alert is`() async {
        fixture.presenter.apply(.addGoal(Goal(.a)))
        await fixture.settle()
        fixture.matches.calls.fail(.append, with: .full)
        fixture.presenter.apply(.addGoal(Goal(.a)))
        await fixture.settle()
        #expect(fixture.state.score.text == "1-0")
        #expect(fixture.stored?.score.text == "1-0")
        #expect(
            fixture.state.notice == .failure(.saveScore, message: StorageError.full.message))

        fixture.presenter.didDismissNotice()
        #expect(fixture.state.notice == nil)
        fixture.presenter.apply(.addGoal(Goal(.a)))
        await fixture.settle()
        #expect(fixture.state.score.text == "2-0")
    }

    @Test func `a failed save drops an end behind it`() async {
        fixture.matches.calls.gate.close()
        fixture.presenter.apply(.addGoal(Goal(.a)))
        await fixture.matches.calls.gate.untilWaiting()
        fixture.presenter.didConfirmEnd()
        #expect(fixture.state.isEnding)
        fixture.matches.calls.fail(.append, with: .busy)
        fixture.matches.calls.gate.open()
        await fixture.settle()
        #expect(fixture.matches.calls.made == [.append])
        #expect(
            fixture.state.notice == .failure(.saveScore, message: StorageError.busy.message))
        #expect(!fixture.state.isEnding)
        #expect(fixture.delegate.ended.isEmpty)
    }
}
