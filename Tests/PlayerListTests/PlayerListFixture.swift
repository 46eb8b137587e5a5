import Domain
import FoundationEssentials
import Navigation
import TerminalUI
import TestSupport

@testable import PlayerList

/// A presenter with its repositories and a navigation.
@MainActor final class PlayerListFixture {
    let players: InMemoryPlayers
    let matches: InMemoryMatches
    let activity = Activity()
    let work: WorkScope
    let navigation: PlayerListNavigationSpy
    let presenter: PlayerListPresenter

    init(
        _ players: [Player] = [], current: Match? = nil, finished: [FinishedMatch] = [],
        damagedMatchCount: Int = 0, timeZone: FixedTimeZone = FixedTimeZone(),
        time: ManualClock = ManualClock(),
        unavailableReasons: [PlayerListRequest: String] = [:],
        signOutUnavailableReason: String? = nil
    ) {
        navigation = PlayerListNavigationSpy(
            unavailableReasons: unavailableReasons, signOut: signOutUnavailableReason)
        self.players = InMemoryPlayers(players)
        matches = InMemoryMatches(
            current: current, finished: finished, damagedCount: damagedMatchCount)
        work = WorkScope(activity)
        presenter = PlayerListPresenter(
            players: self.players, matches: matches, folding: LowercaseFolding(),
            timeZone: timeZone, time: time,
            work: work, navigation: navigation)
    }

    /// Returns a fixture that has loaded the players.
    static func loaded(
        _ players: [Player] = Player.squad, current: Match? = nil,
        unavailableReasons: [PlayerListRequest: String] = [:]
    ) async -> PlayerListFixture {
        let fixture = PlayerListFixture(
            players, current: current, unavailableReasons: unavailableReasons)
        await fixture.reload()
        return fixture
    }

    var state: PlayerListState { presenter.state }

    /// The page of the current state.
    var page: Page { page() }

    func page(contributions: [PlayerListContribution] = []) -> Page {
        PlayerListView(state: state, presenter: presenter, contributions: contributions).page
    }

    /// The loaded names, in the order of the rows.
    var names: [String] { state.page?.players.map(\.name.text) ?? [] }

    func reload(focusing player: PlayerID? = nil) async {
        presenter.reload(focusing: player)
        await activity.waitUntilIdle()
    }

    /// Sends an event to the presenter, and waits for its work.
    func perform(_ event: (PlayerListPresenter) -> Void) async {
        event(presenter)
        await activity.waitUntilIdle()
    }

    func select(_ players: [Player]) {
        presenter.didRequestSelection()
        for player in players { presenter.didActivate(player.id) }
    }
}

extension Player {
    static func make(
        _ number: Int64, _ name: String, skill: Skill? = nil, position: Position? = nil
    ) -> Player {
        guard let name = PlayerName(name) else { preconditionFailure("The name is not valid.") }
        return Player(
            id: PlayerID(number), name: name, skill: skill, preferredPosition: position)
    }

    static let ana = make(3, "Ana", skill: .professional, position: .winger)
    static let bo = make(1, "Bo", skill: .beginner)
    static let cho = make(4, "Cho", position: .goalkeeper)
    static let dora = make(2, "Dora", skill: .amateur, position: .defender)
    /// The sample players, sorted by name.
    static let squad = [ana, bo, cho, dora]
}

extension FinishedMatch {
    static func make(score: Score = Score()) -> FinishedMatch {
        let match = Match.make(score: score)
        return FinishedMatch(
            id: match.id, startedAt: match.startedAt, endedAt: match.startedAt,
            lineUp: match.lineUp, score: score)
    }
}

extension Match {
    static func make(score: Score = Score()) -> Match {
        let entries = [LineUpEntry(.ana, team: .a), LineUpEntry(.bo, team: .b)]
        guard let lineUp = LineUp(entries) else { preconditionFailure("A team is empty.") }
        return Match(id: UUID(), startedAt: ManualClock().now(), lineUp: lineUp, score: score)
    }
}
