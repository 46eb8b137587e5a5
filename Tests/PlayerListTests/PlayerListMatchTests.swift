import Domain
import Navigation
import TestSupport
import Testing

@testable import PlayerList

@MainActor @Suite struct `Player list and matches` {
    private let now = ManualClock().now()

    @Test func `without a match nothing is asked`() async {
        let fixture = await PlayerListFixture.loaded()
        #expect(fixture.state.notices.isEmpty)
        #expect(!fixture.state.isMatchInProgress)
        #expect(fixture.state.lastGather == nil)
    }

    @Test func `a match in progress is offered once`() async {
        let fixture = await PlayerListFixture.loaded(current: .make())
        #expect(fixture.state.notices == [.resume])
        fixture.presenter.didDismissNotice()
        await fixture.reload()
        #expect(fixture.state.notices.isEmpty)
        #expect(fixture.state.isMatchInProgress)
        #expect(fixture.steps.resumed.isEmpty)
    }

    @Test func `a match that was started later is not asked about`() async throws {
        let fixture = await PlayerListFixture.loaded()
        _ = try await fixture.matches.start(Match.make().lineUp, at: now)
        await fixture.reload()
        #expect(fixture.state.notices.isEmpty)
        #expect(fixture.state.isMatchInProgress)
    }

    @Test func `Resume hands on the match as it is stored now`() async throws {
        var match = Match.make()
        let fixture = await PlayerListFixture.loaded(current: match)
        match.score[.a] = 7
        try await fixture.matches.save(match)
        fixture.presenter.didConfirmResume()
        #expect(fixture.state.notices.isEmpty)
        await fixture.activity.waitUntilIdle()
        #expect(fixture.steps.resumed == [match])
    }

    @Test func `Resume gather works without the question`() async {
        let match = Match.make()
        let fixture = await PlayerListFixture.loaded(current: match)
        fixture.presenter.didDismissNotice()
        fixture.presenter.resume()
        fixture.presenter.resume()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.steps.resumed == [match])
        fixture.presenter.resume()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.steps.resumed.count == 2)
    }

    @Test func `a match that ended meanwhile is not resumed`() async throws {
        let match = Match.make(score: Score(a: 3, b: 1)!)
        let fixture = await PlayerListFixture.loaded(current: match)
        _ = try await fixture.matches.end(match, at: now)
        fixture.presenter.didConfirmResume()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.steps.resumed.isEmpty)
        #expect(!fixture.state.isMatchInProgress)
        #expect(fixture.state.lastGather == "Last gather: 3-1, Team A won.")
    }

    @Test func `a failure to resume says so and it can be tried again`() async {
        let fixture = await PlayerListFixture.loaded(current: .make())
        fixture.matches.calls.fail(.current, with: .busy)
        fixture.presenter.didConfirmResume()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.state.notices == [.resumeFailure(StorageError.busy.message)])
        fixture.presenter.didDismissNotice()
        fixture.presenter.resume()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.steps.resumed.count == 1)
    }

    @Test func `the question goes when the match has ended`() async throws {
        let match = Match.make()
        let fixture = await PlayerListFixture.loaded(current: match)
        _ = try await fixture.matches.end(match, at: now)
        await fixture.reload()
        #expect(fixture.state.notices.isEmpty)
        #expect(!fixture.state.isMatchInProgress)
    }

    @Test(arguments: [InMemoryMatches.Call.current, .finished])
    func `a failure to read matches does not hide the squad`(call: InMemoryMatches.Call) async {
        let fixture = PlayerListFixture(Player.squad, current: .make())
        fixture.matches.calls.fail(call, with: .damaged)
        await fixture.reload()
        #expect(fixture.names.count == 4)
        #expect(fixture.state.failure == .matches(StorageError.damaged.message))
        #expect(fixture.state.notices.isEmpty)

        await fixture.reload()
        #expect(fixture.state.failure == nil)
        #expect(fixture.state.notices == [.resume])
    }

    @Test func `what was known of the matches stays when they cannot be read`() async throws {
        let fixture = await PlayerListFixture.loaded(current: .make())
        fixture.matches.calls.fail(.current, with: .busy)
        await fixture.reload()
        #expect(fixture.state.isMatchInProgress)
    }

    @Test func `a match is offered even when the squad cannot be read`() async {
        let fixture = PlayerListFixture(Player.squad, current: .make())
        fixture.players.calls.fail(.squad, with: .busy)
        await fixture.reload()
        #expect(fixture.state.notices == [.resume])
        #expect(fixture.state.failure == .players(StorageError.busy.message))
    }

    @Test func `when nothing can be read the squad comes first`() async {
        let fixture = PlayerListFixture()
        fixture.players.calls.fail(.squad, with: .busy)
        fixture.matches.calls.fail(.current, with: .damaged)
        await fixture.reload()
        #expect(fixture.state.failure == .players(StorageError.busy.message))
    }

    @Test(arguments: [
        (Score(a: 3, b: 1)!, "Last gather: 3-1, Team A won."),
        (Score(a: 0, b: 2)!, "Last gather: 0-2, Team B won."),
        (Score(a: 2, b: 2)!, "Last gather: 2-2, a draw."),
    ])
    func `the last gather's result is shown`(score: Score, text: String) async throws {
        let match = Match.make(score: score)
        let fixture = PlayerListFixture(Player.squad, current: match)
        _ = try await fixture.matches.end(match, at: now)
        await fixture.reload()
        #expect(fixture.state.lastGather == text)
    }
}
