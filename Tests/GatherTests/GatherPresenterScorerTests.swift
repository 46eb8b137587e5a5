import Domain
import FootballUI
import TestSupport
import Testing

@testable import Gather

@MainActor @Suite struct `Gather presenter: scorers` {
    private let fixture = GatherFixture()
    private var presenter: GatherPresenter { fixture.presenter }

    private var goals: [Goal?] { fixture.state.match.timeline.map(\.countingGoal) }

    /// The names of the participants for whom Enter names the scorer.
    private var offered: [String] {
        fixture.state.participants.filter { fixture.state.goalWithoutScorer(for: $0) != nil }
            .map(\.entry.name)
    }

    @Test func `Enter on a row adds a goal of the player`() async {
        presenter.didScore(fixture.bo)
        await fixture.settle()
        #expect(goals == [Goal(.b, scorer: fixture.bo.id)])
        #expect(fixture.state.score.text == "0-1")
        #expect(offered.isEmpty)
    }

    @Test func `after a goal Enter names its scorer, and then adds another goal`() async {
        presenter.apply(.addGoal(Goal(.a)))
        #expect(offered == ["Ana", "손흥민"])
        presenter.didScore(fixture.ana)
        presenter.didScore(fixture.ana)
        await fixture.settle()
        let goal = Goal(.a, scorer: fixture.ana.id)
        #expect(goals == [goal, goal])
        #expect(fixture.state.match.goalCounts == [fixture.ana.id: 2])
    }

    @Test func `Enter on a row of the other team adds a goal`() async {
        presenter.apply(.addGoal(Goal(.a)))
        presenter.didScore(fixture.bo)
        await fixture.settle()
        #expect(goals == [Goal(.a), Goal(.b, scorer: fixture.bo.id)])
    }

    @Test func `an own goal is named by a row of the other team`() async {
        presenter.apply(.addGoal(Goal(.a)))
        presenter.apply(.toggleOwnGoal)
        #expect(offered == ["Bo"])
        #expect(fixture.state.isLastGoalOwn)
        presenter.didScore(fixture.bo)
        await fixture.settle()
        #expect(goals == [Goal(.a, scorer: fixture.bo.id, isOwnGoal: true)])
        #expect(fixture.state.match.goalCounts.isEmpty)
    }

    @Test func `a goal that is no own goal any more has its scorer again`() async {
        #expect(!fixture.state.allows(.toggleOwnGoal))
        presenter.didScore(fixture.ana)
        for _ in 1...2 { presenter.apply(.toggleOwnGoal) }
        await fixture.settle()
        #expect(goals == [Goal(.a, scorer: fixture.ana.id)])
        #expect(fixture.state.allows(.toggleOwnGoal) && !fixture.state.isLastGoalOwn)
    }

    @Test func `a participant who has left scores no goal`() async {
        presenter.didToggleLeft(fixture.ana)
        await fixture.settle()
        presenter.didScore(fixture.ana)
        await fixture.settle()
        #expect(goals == [nil])
    }

    @Test func `nobody scores the hundredth goal, but the scorer of the last one can be named`()
        async
    {
        let fixture = GatherFixture(score: Score(a: 98, b: 99) ?? Score())
        fixture.presenter.apply(.addGoal(Goal(.a)))
        #expect(fixture.state.canScore(fixture.ana) && !fixture.state.canScore(fixture.bo))
        fixture.presenter.didScore(fixture.ana)
        #expect(!fixture.state.canScore(fixture.ana))
        await fixture.settle()
        #expect(fixture.stored?.state.goalCounts == [fixture.ana.id: 1])
    }

    @Test func `nobody scores while the match is being ended`() async {
        presenter.apply(.addGoal(Goal(.a)))
        await fixture.settle()
        fixture.matches.calls.gate.close()
        presenter.didConfirmEnd()
        #expect(!fixture.state.canScore(fixture.ana) && !fixture.state.allows(.toggleOwnGoal))
        fixture.matches.calls.gate.open()
        await fixture.settle()
    }

    @Test func `a goal that cannot be saved has no scorer`() async {
        fixture.matches.calls.fail(.append, with: .full)
        presenter.apply(.addGoal(Goal(.a)))
        await fixture.settle()
        #expect(offered.isEmpty)
    }

    @Test func `naming the scorer does not end the highlight of the goal`() async {
        presenter.apply(.addGoal(Goal(.a)))
        presenter.didScore(fixture.ana)
        await fixture.settle()
        #expect(fixture.state.scoringTeam == .a)
    }
}
