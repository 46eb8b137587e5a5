import Domain
import FootballUI
import Navigation
import TestSupport
import Testing

@testable import GatherResult

@MainActor @Suite struct `Gather result presenter` {
    @Test func `the result is shown before the bench is loaded`() async {
        let fixture = GatherResultFixture()
        #expect(fixture.presenter.state.result == fixture.match.state)
        #expect(fixture.presenter.state.start.hour == 20)
        #expect(fixture.presenter.state.end.minute == 16)
        #expect(fixture.presenter.state.next == .loading)
        await fixture.load()
        #expect(fixture.presenter.state.rotation != nil)
    }

    @Test func `each request reports its draft`() async {
        let fixture = GatherResultFixture { _ in [.goal(Goal(.b))] }
        await fixture.load()
        fixture.presenter.didRequestSameTeams()
        fixture.presenter.didRequestNewTeams()
        fixture.presenter.didRequestWinnerStays()
        #expect(
            fixture.navigation.drafts.map(\.names) == [
                [["李明", "محمد"], ["Ana", "Bo"], ["손흥민", "Łukasz"]],
                [["李明", "محمد"], ["Łukasz", "Bo"], ["손흥민", "Ana"]],
                [["Ana", "Bo"], ["李明", "محمد"], ["손흥민", "Łukasz"]],
            ])
    }

    @Test func `the stored matches decide who has waited longest`() async throws {
        let fixture = GatherResultFixture(bench: 3)
        // 李明, the first of the bench, has played in the match before.
        let start = MatchStart(
            lineUp: try #require(
                LineUp([
                    LineUpEntry(SampleData.squad[0], team: .a),
                    LineUpEntry(SampleData.squad[4], team: .b),
                ])))
        var moment = fixture.match.startedAt
        moment.wall -= 60_000
        moment.uptime -= 60_000
        let earlier = try await fixture.matches.start(start, startsClock: false, at: moment)
        _ = try await fixture.matches.append(
            earlier.log.next(.ended, at: moment), to: earlier)
        await fixture.load()
        fixture.presenter.didRequestSameTeams()
        #expect(fixture.navigation.drafts.first?.names.first == ["محمد", "Zoë", "李明"])
    }

    @Test func `without a bench the winner cannot stay`() async {
        let fixture = GatherResultFixture(bench: 0)
        await fixture.load()
        fixture.presenter.didRequestWinnerStays()
        #expect(fixture.navigation.drafts.isEmpty)
    }

    @Test func `before the bench is loaded a request has no effect`() {
        let fixture = GatherResultFixture()
        fixture.presenter.didRequestSameTeams()
        #expect(fixture.navigation.drafts.isEmpty)
    }

    @Test func `with an unavailable reason a request has no effect`() async {
        let fixture = GatherResultFixture(unavailableReason: "That is unavailable.")
        await fixture.load()
        #expect(fixture.presenter.state.unavailableReason == "That is unavailable.")
        fixture.presenter.didRequestSameTeams()
        #expect(fixture.navigation.drafts.isEmpty)
    }

    @Test func `a failure is shown, and the next load succeeds`() async {
        let fixture = GatherResultFixture()
        fixture.matches.calls.fail(.finished, with: .damaged)
        await fixture.load()
        #expect(fixture.presenter.state.next == .failed(StorageError.damaged.message))
        fixture.presenter.load()
        #expect(fixture.presenter.state.next == .loading)
        await fixture.activity.waitUntilIdle()
        #expect(fixture.presenter.state.rotation != nil)
    }

    @Test func `the match is reopened, once`() async {
        let fixture = GatherResultFixture()
        await fixture.load()
        fixture.presenter.didRequestReopening()
        #expect(fixture.presenter.state.reopening == .saving)
        #expect(!fixture.presenter.dismissalDecision().isAllowed)
        fixture.presenter.didRequestReopening()
        await fixture.perform { $0.didRequestSameTeams() }
        #expect(fixture.navigation.reopened.map(\.state.endedAt) == [nil])
        #expect(fixture.navigation.reopened == [fixture.matches.stored])
        #expect(fixture.navigation.drafts.isEmpty)
        #expect(fixture.presenter.dismissalDecision().isAllowed)
        #expect(fixture.matches.calls.count(.append) == 1)
    }

    @Test func `a failed reopening shows the reason, and can be repeated`() async {
        let fixture = GatherResultFixture()
        fixture.matches.calls.fail(.append, with: .full)
        await fixture.perform { $0.didRequestReopening() }
        #expect(fixture.presenter.state.reopening == .failed(StorageError.full.message))
        #expect(fixture.presenter.dismissalDecision().isAllowed)
        fixture.presenter.didDismissFailure()
        #expect(fixture.presenter.state.reopening == .idle)
        await fixture.perform { $0.didRequestReopening() }
        #expect(fixture.navigation.reopened.count == 1)
    }

    @Test func `a match is not reopened after another device has played a later one`() async {
        let fixture = GatherResultFixture()
        let start = fixture.match.startedAt.adding(.seconds(1))
        var later = Match(startedAt: start, lineUp: fixture.match.lineUp)
        later.add(.ended, at: start)
        fixture.matches.put(later)
        await fixture.perform { $0.didRequestReopening() }
        #expect(fixture.presenter.state.reopening == .failed(StorageError.laterMatch.message))
        #expect(fixture.navigation.reopened.isEmpty)
    }

    // MARK: News

    /// Stores events of another device, tells the presenter, and waits for its work.
    private func receive(
        _ kinds: [MatchEvent.Kind], _ fixture: GatherResultFixture
    ) async throws {
        for kind in kinds {
            let match = try await fixture.matches.match(fixture.match.id)
            _ = try await fixture.matches.append(
                match.log.next(kind, at: fixture.time.now()), to: match)
        }
        await fixture.perform { $0.dataDidChange() }
    }

    @Test func `a correction by another device changes the result and the next match`()
        async throws
    {
        let fixture = GatherResultFixture { _ in [.goal(Goal(.b))] }
        await fixture.load()
        let end = fixture.presenter.state.end
        let rotation = fixture.presenter.state.rotation
        fixture.matches.calls.gate.close()
        fixture.presenter.dataDidChange()
        #expect(fixture.presenter.state.rotation == rotation)
        fixture.matches.calls.gate.open()
        try await receive([.goal(Goal(.a)), .goal(Goal(.a))], fixture)
        #expect(fixture.presenter.state.result.score.text == "2-1")
        #expect(fixture.presenter.state.end == end)
        #expect(fixture.presenter.state.rotation?.stayingTeam == .a)
    }

    @Test func `a match that another device has reopened is continued`() async throws {
        let fixture = GatherResultFixture()
        let end = try #require(fixture.match.log.events.last { $0.kind == .ended })
        let shown = fixture.presenter.state.end
        try await receive([.voided(end.id)], fixture)
        #expect(fixture.presenter.state.result.endedAt == nil)
        #expect(fixture.presenter.state.end == shown)
        await fixture.perform { $0.didRequestReopening() }
        #expect(fixture.navigation.reopened == [fixture.matches.stored])
        #expect(fixture.matches.calls.count(.append) == 1)
    }

    @Test func `a match that another device has deleted is not reopened`() async throws {
        let fixture = GatherResultFixture()
        try await receive([.deleted], fixture)
        #expect(fixture.presenter.state.isDeleted)
        await fixture.perform { $0.didRequestReopening() }
        #expect(fixture.presenter.state.reopening == .idle)
        #expect(fixture.navigation.reopened.isEmpty)
    }

    @Test func `a match that is no longer stored counts as deleted, until it is read again`()
        async
    {
        let fixture = GatherResultFixture()
        for error in [StorageError.notFound, .busy] {
            fixture.matches.calls.fail(.match, with: error)
            await fixture.perform { $0.dataDidChange() }
            #expect(fixture.presenter.state.isDeleted)
            #expect(fixture.presenter.state.result == fixture.match.state)
        }
        await fixture.perform { $0.dataDidChange() }
        #expect(!fixture.presenter.state.isDeleted)
    }

    @Test func `the return to the squad is reported`() {
        let fixture = GatherResultFixture()
        fixture.presenter.didFinish()
        #expect(fixture.returns.count == 1)
    }
}
