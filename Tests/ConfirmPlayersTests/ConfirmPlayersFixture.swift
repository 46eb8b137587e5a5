import Domain
import FairTeams
import Navigation
import TestSupport

@testable import ConfirmPlayers

/// Sample players with the numbers 1, 2 and 3, all of them on the bench.
enum SamplePlayers {
    static let players = [
        player(1, "Ana", .goalkeeper), player(2, "Bo", .striker), player(3, "손흥민"),
    ]
    static let draft = MatchDraft(bench: players)
    static let ana = draft[.bench][0]
    static let bo = draft[.bench][1]
    static let son = draft[.bench][2]

    private static func player(_ number: Int64, _ name: String, _ position: Position? = nil)
        -> Player
    {
        guard let name = PlayerName(name) else { preconditionFailure("The name is not valid.") }
        return Player(id: PlayerID(number), name: name, preferredPosition: position)
    }
}

/// A navigation that records the started matches.
@MainActor final class ConfirmPlayersNavigationSpy: ConfirmPlayersNavigation {
    private(set) var started: [Match] = []
    fileprivate(set) var confirmPlayersStartUnavailableReason: String?

    func confirmPlayersDidStart(_ match: Match) { started.append(match) }
}

/// A presenter with all sample players on the bench. Its shuffle reverses the order.
@MainActor struct ConfirmPlayersFixture {
    let players: InMemoryPlayers
    let records: InMemoryRecordRepositories
    let matches = InMemoryMatches()
    let time = ManualClock()
    let activity = Activity()
    let navigation = ConfirmPlayersNavigationSpy()
    let presenter: ConfirmPlayersPresenter

    /// Creates the presenter of a draft.
    ///
    /// - Parameter earlier: The fixture whose storage is used, as on another day; nil for a new
    ///   one.
    init(
        squad: [Player] = SamplePlayers.players, guests: [PlayerName] = [],
        after earlier: ConfirmPlayersFixture? = nil, unavailableReason: String? = nil
    ) {
        players = earlier?.players ?? InMemoryPlayers(squad)
        records = earlier?.records ?? InMemoryRecordRepositories(players: players)
        navigation.confirmPlayersStartUnavailableReason = unavailableReason
        presenter = Self.presenter(
            MatchDraft(bench: squad, guests: guests), players: players, records: records,
            matches: matches, time: time, activity: activity, navigation: navigation)
    }

    private static func presenter(
        _ draft: MatchDraft, players: InMemoryPlayers, records: InMemoryRecordRepositories,
        matches: InMemoryMatches, time: ManualClock, activity: Activity,
        navigation: ConfirmPlayersNavigationSpy
    ) -> ConfirmPlayersPresenter {
        ConfirmPlayersPresenter(
            draft, matches: matches,
            requests: TeamRequests(players: players, matches: matches, strengths: []),
            pairRules: PairRules(records.records(of: PairRule.self)),
            announcements: Announcements(records.records(of: AnnouncedPlayer.self)), time: time,
            shuffle: PlayerShuffle { $0.reversed() }, work: WorkScope(activity),
            navigation: navigation)
    }

    /// Returns another presenter of a draft with the same dependencies.
    func otherPresenter(_ draft: MatchDraft) -> ConfirmPlayersPresenter {
        Self.presenter(
            draft, players: players, records: records, matches: matches, time: time,
            activity: activity, navigation: navigation)
    }

    var announced: InMemoryRecords<AnnouncedPlayer> { records.records(of: AnnouncedPlayer.self) }
    var pairRules: InMemoryRecords<PairRule> { records.records(of: PairRule.self) }

    /// Sends an event to the presenter, and waits for its work.
    func perform(_ event: (ConfirmPlayersPresenter) -> Void) async {
        event(presenter)
        await activity.waitUntilIdle()
    }

    /// Moves Ana to team A and Bo to team B.
    func makeTeams() {
        presenter.didMove(SamplePlayers.ana.id, to: .teamA)
        presenter.didMove(SamplePlayers.bo.id, to: .teamB)
    }

    /// Stores another match, which is in progress.
    func startOtherMatch() async throws(StorageError) -> Match {
        let entries = [
            SamplePlayers.ana.entry(in: .a), SamplePlayers.bo.entry(in: .b),
        ]
        guard let lineUp = LineUp(entries) else { preconditionFailure("A team is empty.") }
        return try await matches.start(
            MatchStart(lineUp: lineUp), startsClock: false, at: time.now())
    }
}
