import Domain
import FootballUI
import Navigation
import TestSupport
import Testing

@testable import Gather

@MainActor @Suite struct `Gather presenter: changes of other devices` {
    private let fixture = GatherFixture()
    private var presenter: GatherPresenter { fixture.presenter }

    /// Stores events of another device, without news.
    private func put(_ kinds: MatchEvent.Kind...) async throws {
        for kind in kinds {
            let match = try await stored()
            _ = try await fixture.matches.append(
                match.log.next(kind, at: fixture.time.now()), to: match)
        }
    }

    private func stored() async throws -> Match {
        try await fixture.matches.match(fixture.harness.match.id)
    }

    /// Tells the presenter, and waits for its work.
    private func tell() async {
        presenter.dataDidChange()
        await fixture.settle()
    }

    @Test func `a goal of another device is shown after pending changes`() async throws {
        try await put(.goal(Goal(.b)))
        presenter.apply(.addGoal(Goal(.a)))
        await tell()
        #expect(fixture.state.score == Score(a: 1, b: 1))
        #expect(fixture.state.notice == nil)
    }

    @Test func `a goal of another device is highlighted, and no news change nothing`() async throws
    {
        try await put(.goal(Goal(.b)))
        await tell()
        #expect(fixture.state.scoringTeam == .b)
        #expect(fixture.state.scorerRequest == nil)
        var count = 0
        presenter.stateDidChange = { count += 1 }
        await tell()
        fixture.matches.calls.fail(.match, with: .busy)
        await tell()
        #expect(count == 0 && fixture.state.notice == nil)
    }

    // MARK: End

    @Test func `an end by another device is shown, and leads to the result`() async throws {
        try await put(.goal(Goal(.b)), .ended)
        await tell()
        #expect(fixture.state.notice == .ended)
        #expect(fixture.delegate.ended.isEmpty)
        presenter.didConfirmNews()
        await fixture.settle()
        #expect(fixture.delegate.ended == [try await stored()])
        #expect(fixture.delegate.ended.first?.score.text == "0-1")
    }

    @Test func `a goal before the news of the end counts, and shows the end`() async throws {
        try await put(.ended)
        presenter.apply(.addGoal(Goal(.a)))
        await fixture.settle()
        #expect(fixture.state.notice == .ended)
        #expect(fixture.state.score.text == "1-0")
        #expect(try await stored().score.text == "1-0")
    }

    @Test func `a goal that is typed with the answer counts in the result`() async throws {
        try await put(.ended)
        await tell()
        presenter.apply(.addGoal(Goal(.a)))
        presenter.didConfirmNews()
        presenter.apply(.addGoal(Goal(.b)))
        await fixture.settle()
        #expect(fixture.delegate.ended.map(\.score.text) == ["1-1"])
        #expect(try await stored().score.text == "1-1")
    }

    @Test func `a goal that cannot be saved is shown before the end`() async throws {
        try await put(.ended)
        fixture.matches.calls.fail(.append, with: .full)
        presenter.apply(.addGoal(Goal(.a)))
        await tell()
        let failure = MatchNotice.failure(.saveScore, message: StorageError.full.message)
        #expect(fixture.state.notice == failure)
        presenter.didDismissNotice()
        #expect(fixture.state.notice == .ended)
    }

    @Test(arguments: [false, true])
    func `the question whether to end or leave gives way to the end`(isLeaving: Bool) async throws {
        try await put(.ended)
        let confirmation = isLeaving ? presenter.dismissalDecision().pendingConfirmation : nil
        if !isLeaving { presenter.didRequestEnd() }
        await tell()
        #expect(fixture.state.notice == .ended)
        presenter.didConfirmNews()
        await fixture.settle()
        #expect(confirmation?.answer == (isLeaving ? false : nil))
        #expect(fixture.delegate.ended.count == 1)
    }

    @Test func `after the end, only the notice leads out`() async throws {
        try await put(.ended)
        await tell()
        let decision = presenter.dismissalDecision()
        #expect(!decision.isAllowed && decision.pendingConfirmation == nil)
        #expect(fixture.state.notice == .ended)
    }

    @Test func `a match that another device has reopened goes on`() async throws {
        try await put(.ended)
        await tell()
        let end = try #require(try await stored().log.events.last)
        try await put(.voided(end.id))
        await tell()
        #expect(fixture.state.notice == nil)
        presenter.apply(.addGoal(Goal(.a)))
        await fixture.settle()
        #expect(fixture.stored?.score.text == "1-0")
    }

    @Test func `a match that two devices end at once is over, once`() async throws {
        try await put(.ended)
        presenter.didRequestEnd()
        presenter.didConfirmEnd()
        presenter.dataDidChange()
        #expect(fixture.state.isEnding && fixture.state.notice == nil)
        await fixture.settle()
        #expect(fixture.delegate.ended.count == 1)
    }

    // MARK: Deletion

    @Test func `a deletion by another device is shown, and leads out`() async throws {
        try await put(.ended, .deleted)
        await tell()
        #expect(fixture.state.notice == .deleted)
        presenter.didConfirmNews()
        await fixture.settle()
        #expect(fixture.delegate.leaveCount == 1)
        #expect(fixture.delegate.ended.isEmpty)
    }

    @Test func `a goal before the news of a deletion is kept, and shows the deletion`()
        async throws
    {
        try await put(.ended, .deleted)
        presenter.apply(.addGoal(Goal(.a)))
        await fixture.settle()
        #expect(fixture.state.notice == .deleted)
        #expect(try await stored().score.text == "1-0")
    }

    @Test func `a match that is no longer stored counts as deleted, until it is read again`()
        async
    {
        for (error, notice) in [
            (StorageError.notFound, MatchNotice.deleted), (.busy, .deleted), (nil, nil),
        ] as [(StorageError?, MatchNotice?)] {
            if let error { fixture.matches.calls.fail(.match, with: error) }
            await tell()
            #expect(fixture.state.notice == notice)
        }
    }

    @Test func `a goal of a match that is no longer stored is reported before the deletion`() async
    {
        fixture.matches.calls.fail(.append, with: .notFound)
        presenter.apply(.addGoal(Goal(.a)))
        await fixture.settle()
        let failure = MatchNotice.failure(.saveScore, message: StorageError.notFound.message)
        #expect(fixture.state.notice == failure)
        presenter.didDismissNotice()
        #expect(fixture.state.notice == .deleted)
    }
}
