import Domain
import FootballUI
import Navigation
import TestSupport
import Testing

@testable import GatherDetail

@MainActor @Suite struct `GatherDetail presenter: changes of other devices` {
    /// Stores an event of another device, tells the presenter, and waits for its work.
    private func receive(_ kind: MatchEvent.Kind, _ fixture: GatherDetailFixture) async throws {
        let match = try await fixture.stored()
        _ = try await fixture.matches.append(
            match.log.next(kind, at: fixture.time.now()), to: match)
        fixture.presenter.dataDidChange()
        await fixture.settle()
    }

    @Test func `a gather that another device has deleted can only be restored`() async throws {
        let fixture = await GatherDetailFixture.loaded()
        fixture.presenter.didRequestDeletion()
        try await receive(.goal(Goal(.a)), fixture)
        #expect(fixture.state.notice == .confirmDeletion)
        try await receive(.deleted, fixture)
        #expect(fixture.state.notice == nil)
        #expect(fixture.state.gather?.match.isDeleted == true && !fixture.state.canEdit)
        fixture.presenter.didUndo()
        await fixture.settle()
        #expect(fixture.state.canEdit && fixture.score == "4-2")
    }

    @Test func `a gather that another device has reopened is hidden until it ends again`()
        async throws
    {
        let fixture = await GatherDetailFixture.loaded()
        fixture.presenter.didRequestDeletion()
        let end = try #require(fixture.match.log.events.last { $0.kind == .ended })
        try await receive(.voided(end.id), fixture)
        #expect(fixture.state.gather == nil && fixture.state.notice == nil)
        #expect(fixture.state.failure == GatherDetailStrings.inProgress)
        var failures: Set<String?> = []
        fixture.presenter.stateDidChange = { failures.insert(fixture.state.failure) }
        try await receive(.goal(Goal(.a)), fixture)
        #expect(failures.isSubset(of: [GatherDetailStrings.inProgress]))
        try await receive(.ended, fixture)
        #expect(fixture.score == "4-2" && fixture.state.failure == nil)
    }

    @Test func `a gather that is no longer stored is hidden, and stays after another failure`()
        async
    {
        let fixture = await GatherDetailFixture.loaded()
        for error in [StorageError.busy, .notFound] {
            fixture.matches.calls.fail(.match, with: error)
            fixture.presenter.dataDidChange()
            await fixture.settle()
            #expect(fixture.state.failure == error.message)
            #expect((fixture.state.gather == nil) == (error == .notFound))
        }
    }
}
