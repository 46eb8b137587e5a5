import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Gather

@MainActor @Suite struct `Gather presenter: a goal that another device has entered` {
    private let fixture = GatherFixture()
    private var presenter: GatherPresenter { fixture.presenter }
    private var page: Page { GatherView(state: fixture.state, presenter: presenter).page }
    private var goals: [Goal?] { fixture.state.match.timeline.map(\.countingGoal) }

    /// Adds a goal by another device, and then one by this device.
    private func score(_ otherGoal: Goal, _ goal: Goal) async throws {
        let match = fixture.harness.match
        let log = try #require(MatchLog(match.log.events, device: match.id))
        _ = try await fixture.matches.append(
            log.next(.goal(otherGoal), at: fixture.time.now()), to: match)
        presenter.dataDidChange()
        await fixture.settle()
        presenter.apply(.addGoal(goal))
        await fixture.settle()
    }

    @Test func `the question does not stop the keys`() async throws {
        try await score(Goal(.a), Goal(.a))
        #expect(fixture.state.score.text == "2-0")
        let question = "Another device added 1-0. Is 2-0 the same goal (y), or another one (Y)?"
        #expect(page.texts.map(\.text) == [question, "2-0: Enter names the scorer."])
        #expect(page.alert == nil)
        presenter.apply(.addGoal(Goal(.b)))
        await fixture.settle()
        #expect(fixture.state.score.text == "2-1")
        #expect(page.action("Same goal") != nil)
    }

    @Test func `the same goal counts once, and Undo takes the answer back`() async throws {
        try await score(Goal(.a), Goal(.a))
        page.action("Same goal")?.perform()
        await fixture.settle()
        #expect(goals == [Goal(.a), nil])
        #expect(page.action("Same goal") == nil)
        presenter.didRemoveDuplicate()
        presenter.didKeepDuplicate()
        presenter.apply(.undo)
        await fixture.settle()
        #expect(goals == [Goal(.a), Goal(.a)])
        #expect(fixture.state.duplicateGoal != nil)
    }

    @Test func `the scorer of the same goal is kept, and Undo takes it back first`() async throws {
        let goal = Goal(.a, scorer: fixture.ana.id)
        try await score(Goal(.a), goal)
        presenter.didRemoveDuplicate()
        await fixture.settle()
        #expect(goals == [goal, nil])
        presenter.apply(.undo)
        await fixture.settle()
        #expect(goals == [Goal(.a), nil])
    }

    @Test func `a scorer or an own goal of the other device stays`() async throws {
        let goal = Goal(.a, scorer: fixture.bo.id, isOwnGoal: true)
        try await score(goal, Goal(.a, scorer: fixture.ana.id))
        presenter.didRemoveDuplicate()
        await fixture.settle()
        #expect(goals == [goal, nil])
    }

    @Test(arguments: [false, true])
    func `a goal stays if the other device has removed its own`(isVoided: Bool) async throws {
        let goal = Goal(.a, scorer: fixture.ana.id)
        try await score(Goal(.a), goal)
        let match = try #require(fixture.stored)
        let log = try #require(MatchLog(match.log.events, device: match.id))
        let other = try #require(log.events.first { $0.kind == .goal(Goal(.a)) })
        _ = try await fixture.matches.append(
            log.next(
                isVoided ? .voided(other.id) : .goalCorrected(other.id, nil),
                at: fixture.time.now()), to: match)
        presenter.dataDidChange()
        presenter.didRemoveDuplicate()
        await fixture.settle()
        #expect(goals == [nil, goal])
    }

    @Test func `goals from before the screen are not asked about`() async throws {
        try await score(Goal(.a), Goal(.a))
        let match = try #require(fixture.stored)
        let state = MatchProgress(match, at: fixture.time.now())
        #expect(state.duplicateGoal == nil)
    }

    @Test func `two goals stay, and the question is asked once`() async throws {
        try await score(Goal(.a), Goal(.a))
        page.action("Two goals")?.perform()
        #expect(page.action("Same goal") == nil)
        presenter.apply(.toggleClock)
        await fixture.settle()
        #expect(fixture.state.score.text == "2-0")
        #expect(page.action("Same goal") == nil)
    }
}
