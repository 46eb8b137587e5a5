import Domain
import Navigation
import TestSupport

@testable import ConfirmPlayers

/// Sample players with the numbers 1, 2 and 3.
enum SamplePlayers {
    static let ana = player(1, "Ana", .goalkeeper)
    static let bo = player(2, "Bo", .striker)
    static let son = player(3, "손흥민")
    static let all = [ana, bo, son]

    static func player(_ number: Int64, _ name: String, _ position: Position? = nil) -> Player {
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
    let matches = InMemoryMatches()
    let time = ManualClock()
    let activity = Activity()
    let work: WorkScope
    let navigation = ConfirmPlayersNavigationSpy()
    let presenter: ConfirmPlayersPresenter

    init(unavailableReason: String? = nil) {
        work = WorkScope(activity)
        navigation.confirmPlayersStartUnavailableReason = unavailableReason
        presenter = ConfirmPlayersPresenter(
            SamplePlayers.all,
            ConfirmPlayersDependencies(
                matches: matches, time: time, shuffle: PlayerShuffle { $0.reversed() }),
            work: work, navigation: navigation)
    }

    /// Moves Ana to team A and Bo to team B.
    func makeTeams() {
        presenter.didMove(SamplePlayers.ana.id, to: .teamA)
        presenter.didMove(SamplePlayers.bo.id, to: .teamB)
    }

    /// Stores another match, which is in progress.
    func startOtherMatch() async throws(StorageError) -> Match {
        let entries = [
            LineUpEntry(SamplePlayers.ana, team: .a), LineUpEntry(SamplePlayers.bo, team: .b),
        ]
        guard let lineUp = LineUp(entries) else { preconditionFailure("A team is empty.") }
        return try await matches.start(
            MatchStart(lineUp: lineUp), startsClock: false, at: time.now())
    }
}
