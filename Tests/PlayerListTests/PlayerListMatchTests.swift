import Domain
import FootballUI
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import PlayerList

@MainActor @Suite struct `Player list and matches` {
    private let now = ManualClock().now()

    @Test func `without a match there is no confirmation`() async {
        let fixture = await PlayerListFixture.loaded()
        #expect(fixture.state.notices.isEmpty)
        #expect(!fixture.state.isMatchInProgress)
        #expect(fixture.state.lastMatchText == nil)
    }

    @Test func `the first load asks to resume a match in progress, a later load does not`() async {
        let fixture = await PlayerListFixture.loaded(current: .make())
        #expect(fixture.state.notices == [.resume])
        fixture.presenter.didDismissNotice()
        await fixture.reload()
        #expect(fixture.state.notices.isEmpty)
        #expect(fixture.state.isMatchInProgress)
        #expect(fixture.navigation.resumed.isEmpty)
    }

    @Test func `a match that starts after the first load shows no confirmation`() async throws {
        let fixture = await PlayerListFixture.loaded()
        _ = try await fixture.matches.start(
            MatchStart(lineUp: Match.make().lineUp), startsClock: false, at: now)
        await fixture.reload()
        #expect(fixture.state.notices.isEmpty)
        #expect(fixture.state.isMatchInProgress)
    }

    @Test func `Resume reports the match as currently stored`() async throws {
        let match = Match.make()
        let fixture = await PlayerListFixture.loaded(current: match)
        let changed = try await fixture.matches.append(
            match.log.next(.goal(Goal(.a)), at: now), to: match)
        fixture.presenter.didConfirmResume()
        #expect(fixture.state.notices.isEmpty)
        await fixture.activity.waitUntilIdle()
        #expect(fixture.navigation.resumed == [changed])
    }

    @Test func `Resume gather works without the confirmation, and once at a time`() async {
        let match = Match.make()
        let fixture = await PlayerListFixture.loaded(current: match)
        fixture.presenter.didDismissNotice()
        fixture.presenter.didRequestResume()
        await fixture.perform { $0.didRequestResume() }
        #expect(fixture.navigation.resumed == [match])
        await fixture.perform { $0.didRequestResume() }
        #expect(fixture.navigation.resumed.count == 2)
    }

    @Test func `a match that has ended is not resumed`() async throws {
        let match = Match.make(score: Score(a: 3, b: 1)!)
        let fixture = await PlayerListFixture.loaded(current: match)
        _ = try await fixture.matches.append(match.log.next(.ended, at: now), to: match)
        await fixture.perform { $0.didConfirmResume() }
        #expect(fixture.navigation.resumed.isEmpty)
        #expect(!fixture.state.isMatchInProgress)
        #expect(fixture.state.lastMatchText == "Last gather: 3-1, Team A won, Tue 14 Nov.")
    }

    @Test func `the confirmation is closed when the match has ended`() async throws {
        let match = Match.make()
        let fixture = await PlayerListFixture.loaded(current: match)
        _ = try await fixture.matches.append(match.log.next(.ended, at: now), to: match)
        await fixture.reload()
        #expect(fixture.state.notices.isEmpty)
        #expect(!fixture.state.isMatchInProgress)
    }

    @Test(arguments: [InMemoryMatches.Call.current, .finished])
    func `a failed load of the matches does not hide the squad`(call: InMemoryMatches.Call) async {
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

    @Test func `after a failed load of the matches, Resume gather stays`() async throws {
        let fixture = await PlayerListFixture.loaded(current: .make())
        fixture.matches.calls.fail(.current, with: .busy)
        await fixture.reload()
        #expect(fixture.state.isMatchInProgress)
    }

    @Test func `a failure of the squad does not prevent the confirmation`() async {
        let fixture = PlayerListFixture(Player.squad, current: .make())
        fixture.players.calls.fail(.page, with: .busy)
        await fixture.reload()
        #expect(fixture.state.notices == [.resume])
        #expect(fixture.state.failure == .players(StorageError.busy.message))
    }

    @Test func `when both loads fail the failure of the squad is shown`() async {
        let fixture = PlayerListFixture()
        fixture.players.calls.fail(.page, with: .busy)
        fixture.matches.calls.fail(.current, with: .damaged)
        await fixture.reload()
        #expect(fixture.state.failure == .players(StorageError.busy.message))
    }

    @Test func `a damaged match is reported below the search and can be removed`() async throws {
        let fixture = PlayerListFixture(Player.squad, damagedMatchCount: 1)
        await fixture.reload()
        #expect(fixture.page.texts.map(\.text) == ["A gather is damaged and cannot be shown."])
        #expect(fixture.names.count == 4)
        let remove = try #require(
            fixture.page.actions.first { $0.label == "Remove damaged gather" })
        remove.perform()
        #expect(fixture.page.alert?.title == "Remove all gathers that are damaged?")
        fixture.page.alert?.actions[1].perform()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.state.hasDamagedMatch)

        fixture.matches.calls.fail(.removeDamaged, with: .full)
        remove.perform()
        fixture.page.alert?.actions[0].perform()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.page.alert?.message == StorageError.full.message)
        fixture.page.alert?.cancel()

        remove.perform()
        fixture.page.alert?.actions[0].perform()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.page.texts.isEmpty)
        #expect(!fixture.page.actions.contains { $0.label == "Remove damaged gather" })
    }

    @Test(arguments: [
        (Score(a: 3, b: 1)!, "Last gather: 3-1, Team A won, Tue 14 Nov."),
        (Score(a: 0, b: 2)!, "Last gather: 0-2, Team B won, Tue 14 Nov."),
        (Score(a: 2, b: 2)!, "Last gather: 2-2, a draw, Tue 14 Nov."),
    ])
    func `the result and the day of the last match are shown`(score: Score, text: String) async {
        let fixture = PlayerListFixture(finished: [.make(score: score)])
        await fixture.reload()
        #expect(fixture.state.lastMatchText == text)
    }

    @Test(arguments: [
        (1, "Tue 14 Nov", "It started on Tue 14 Nov, 23:13."),
        (2, "Wed 15 Nov", "It started on Wed 15 Nov, 00:13."),
    ])
    func `days and times are those of the user's time zone`(
        hours: Int64, day: String, start: String
    ) async throws {
        let fixture = PlayerListFixture(
            current: .make(), finished: [.make()], timeZone: FixedTimeZone(hours: hours))
        await fixture.reload()
        #expect(fixture.state.lastMatchText == "Last gather: 0-0, a draw, \(day).")
        #expect(fixture.page.alert?.message?.hasSuffix(start) == true)
    }

    @Test(arguments: [(0, "10:00 left"), (138, "07:42 left"), (900, "the time is up")])
    func `the question shows the score and the clock of the match`(
        seconds: Int, clock: String
    ) async throws {
        let time = ManualClock()
        var match = Match.make(score: try #require(Score(a: 2, b: 1)))
        match.add(.clockStarted, at: time.now())
        time.advance(by: .seconds(seconds))
        let fixture = PlayerListFixture(current: match, time: time)
        await fixture.reload()
        let message = try #require(fixture.page.alert?.message)
        #expect(message.hasPrefix("The score is 2-1, \(clock)."))
    }
}
