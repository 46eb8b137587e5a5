import Domain
import FairTeams
import FootballUI
import Navigation
import TestSupport
import Testing

@testable import ConfirmPlayers

@MainActor @Suite struct `Teams that were sent to the players` {
    private let fixture = ConfirmPlayersFixture(squad: FairSquad.players)
    private var state: ConfirmPlayersState { fixture.presenter.state }

    /// Finds fair teams and sends them.
    private func send() async -> String {
        await fixture.perform { $0.didRequestFairTeams() }
        var text = ""
        await fixture.perform { text = $0.didShare() }
        return text
    }

    /// Opens the page for some of the players, and for guests, on another occasion.
    private func later(
        _ numbers: ClosedRange<Int64>, guests: [PlayerName] = []
    ) async -> ConfirmPlayersFixture {
        let squad = FairSquad.players.filter { numbers.contains($0.id.number) }
        let next = ConfirmPlayersFixture(squad: squad, guests: guests, after: fixture)
        await next.perform { $0.didAppear() }
        return next
    }

    private func names(_ group: MatchDraft.Group, _ state: ConfirmPlayersState) -> [String] {
        state.draft[group].map(\.name)
    }

    // MARK: Sending

    @Test func `are a text with a name on each line`() async {
        let text = await send()
        let expected = [("Team A", MatchDraft.Group.teamA), ("Team B", .teamB)]
            .map { ([$0.0] + names($0.1, state)).joined(separator: "\n") }
        #expect(text == expected.joined(separator: "\n\n"))
        #expect(state.news.isEmpty && state.newsText == nil)
        #expect(fixture.announced.records.count == 6)
    }

    @Test func `are replaced by the next ones, which are sent as changes`() async {
        _ = await send()
        let (moved, gone) = (state.draft[.teamA][0], state.draft[.teamB][0])
        await fixture.perform { $0.didMove(moved.id, to: .teamB) }
        await fixture.perform { $0.didMove(gone.id, to: .bench) }
        var text = ""
        await fixture.perform { text = $0.didShare() }
        #expect(text == "Changed teams\nOut: \(gone.name)\nNow in Team B: \(moved.name)")
        #expect(fixture.announced.records.count == 5)
        await fixture.perform { text = $0.didShare() }
        #expect(text.hasPrefix("Changed teams\n"))
    }

    @Test func `do not count for other teams with which the page begins`() async {
        _ = await send()
        var draft = state.draft
        let (first, second) = (draft[.teamA], draft[.teamB])
        draft.assign([first[0].id: .b, second[0].id: .a])
        let other = fixture.otherPresenter(draft)
        other.didAppear()
        await fixture.activity.waitUntilIdle()
        #expect(other.state.announcement == nil && other.state.news.isEmpty)
        #expect(other.state.draft == draft)
        #expect(fixture.announced.records.count == 6)
        #expect(other.didShare().hasPrefix("Team A\n"))
        await fixture.activity.waitUntilIdle()
        #expect(fixture.announced.records.count == 2)
        other.didMove(first[0].id, to: .bench)
        other.didAppear()
        await fixture.activity.waitUntilIdle()
        #expect(other.state.news.leaving == [first[0].name])
    }

    @Test func `do not count any longer after a match of other teams`() async {
        _ = await send()
        let other = fixture.otherPresenter(state.draft)
        other.didAppear()
        other.didRequestStart()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.announced.records.isEmpty)
    }

    @Test func `leave a player out who has cancelled before they were sent again`() async {
        _ = await send()
        let next = await later(1...6)
        await next.perform { $0.didMove(6, to: .bench) }
        await next.perform { _ = $0.didShare() }
        await next.perform { $0.didMove(5, to: .bench) }
        await next.perform { $0.didRequestFewestMoves() }
        #expect(names(.bench, next.presenter.state).sorted() == ["Player 5", "Player 6"])
    }

    @Test func `of other people stay when a match starts`() async throws {
        _ = await send()
        let others = try (1...4).map { number in
            Player(id: PlayerID(100 + number), name: try #require(PlayerName("Other \(number)")))
        }
        for player in others { fixture.players.put(player) }
        let next = ConfirmPlayersFixture(squad: others, after: fixture)
        await next.perform { $0.didAppear() }
        await next.perform { $0.didRequestFairTeams() }
        await next.perform { $0.didRequestStart() }
        #expect(next.navigation.started.count == 1)
        #expect(fixture.announced.records.count == 6)
    }

    @Test func `are found for the guest who is in the announced team`() async throws {
        let guests = try ["Kim", "Kim"].map { try #require(PlayerName($0)) }
        let squad = Array(FairSquad.players.prefix(2))
        let fixture = ConfirmPlayersFixture(squad: squad, guests: guests)
        // The guest with the larger number plays, and the other one is on the bench.
        await fixture.perform {
            $0.didMove(1, to: .teamA)
            $0.didMove(2, to: .teamB)
            $0.didMove(4, to: .teamB)
            _ = $0.didShare()
        }
        #expect(fixture.presenter.state.news.isEmpty)
    }

    @Test func `are found once for guests with equal names`() async throws {
        let guests = try ["Kim", "Kim"].map { try #require(PlayerName($0)) }
        let fixture = ConfirmPlayersFixture(squad: [], guests: guests)
        fixture.presenter.didMove(1, to: .teamA)
        fixture.presenter.didMove(2, to: .teamB)
        await fixture.perform { _ = $0.didShare() }
        #expect(fixture.presenter.state.news.isEmpty)
        await fixture.perform { $0.didMove(2, to: .bench) }
        #expect(fixture.presenter.state.news.leaving == ["Kim"])
    }

    @Test func `are not stored on a full disk, which is reported`() async {
        fixture.announced.calls.failAlways(.save, with: .full)
        _ = await send()
        #expect(state.notice == .announcementFailure(StorageError.full.message))
        #expect(state.announcement == nil)
    }

    @Test func `are forgotten when their match starts`() async {
        _ = await send()
        await fixture.perform { $0.didRequestStart() }
        #expect(fixture.navigation.started.count == 1)
        #expect(fixture.announced.records.isEmpty)
    }

    // MARK: Cancellations and late players

    @Test func `are made again for those who still play, and others wait on the bench`()
        async throws
    {
        _ = await send()
        let guest = try #require(PlayerName("Guest"))
        let next = await later(1...5, guests: [guest])
        #expect(
            Set(names(.teamA, next.presenter.state))
                == Set(names(.teamA, state)).subtracting(["Player 6"]))
        #expect(names(.bench, next.presenter.state) == ["Guest"])
        #expect(next.presenter.state.newsText == "Changed since you sent the teams. Out: Player 6.")
    }

    @Test func `change with the fewest moves, beside the fairest teams`() async throws {
        _ = await send()
        let guest = try #require(PlayerName("Guest"))
        let next = await later(1...5, guests: [guest])
        await next.perform { $0.didRequestFewestMoves() }
        let shown = next.presenter.state
        let fairness = try #require(shown.fairness)
        let changes = fairness.changes
        #expect(changes.first?.split == fairness.split)
        #expect(changes.first?.moveCount == 0)
        #expect(changes.last?.split.difference == fairness.fairest.difference)
        #expect(shown.draft[.bench].isEmpty)
        #expect(shown.news.joining.values.flatMap(\.self) == ["Guest"])
        let last = try #require(changes.last)
        await next.perform { $0.didChoose(last.split.teams) }
        #expect(next.presenter.state.fairness?.split.difference == last.split.difference)
    }

    @Test func `leave out a player who was moved to the bench`() async {
        _ = await send()
        let next = await later(1...6)
        await next.perform { $0.didMove(6, to: .bench) }
        await next.perform { $0.didRequestFewestMoves() }
        #expect(names(.bench, next.presenter.state) == ["Player 6"])
        #expect(next.presenter.state.news.leaving == ["Player 6"])
    }

    @Test func `have no changes before they were sent`() async throws {
        await fixture.perform { $0.didRequestFewestMoves() }
        #expect(state.fairness?.changes.isEmpty == true)
        #expect(state.fairness?.place == 0)
    }

    @Test func `do not count for other people, or after six days`() async {
        _ = await send()
        #expect(await later(1...2).presenter.state.announcement == nil)
        let later = ConfirmPlayersFixture(squad: FairSquad.players, after: fixture)
        later.time.advance(by: .seconds(6 * 24 * 60 * 60))
        await later.perform { $0.didAppear() }
        #expect(later.presenter.state.announcement == nil)
        #expect(later.presenter.state.draft[.teamA].isEmpty)
    }

    @Test func `do not replace teams that were made before they were loaded`() async {
        _ = await send()
        let next = ConfirmPlayersFixture(squad: FairSquad.players, after: fixture)
        next.presenter.didAppear()
        next.presenter.didMove(1, to: .teamB)
        await next.activity.waitUntilIdle()
        #expect(names(.teamB, next.presenter.state) == ["Player 1"])
        #expect(next.presenter.state.announcement != nil)
    }

    @Test func `are not known after a failed load, which is reported`() async {
        fixture.announced.calls.failAlways(with: .damaged)
        await fixture.perform { $0.didAppear() }
        #expect(state.notice == .contentFailure(StorageError.damaged.message))
    }
}
