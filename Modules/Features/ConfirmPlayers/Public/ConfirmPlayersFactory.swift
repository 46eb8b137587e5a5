public import Domain
package import FairTeams
package import FootballUI
public import Navigation

/// A factory for the ConfirmPlayers feature.
@MainActor public protocol ConfirmPlayersBuilding {
    /// Returns a coordinator for the line-up screen. The caller starts it.
    ///
    /// - Parameters:
    ///   - draft: The groups of the players at first.
    ///   - navigation: Held weakly.
    func makeConfirmPlayers(
        _ draft: MatchDraft,
        on navigator: Navigator,
        navigation: any ConfirmPlayersNavigation
    ) -> any Coordinator
}

/// The default factory of the ConfirmPlayers feature.
public struct ConfirmPlayersFactory: ConfirmPlayersBuilding {
    private let matches: any MatchRepository
    private let requests: TeamRequests
    private let pairRules: PairRules
    private let announcements: Announcements
    private let time: any TimeSource
    private let shuffle: PlayerShuffle
    private let contributions: [PageContribution<MatchDraft>]

    /// Stores the dependencies of the coordinators that the factory makes.
    ///
    /// - Parameters:
    ///   - players: The players of the signed-in user.
    ///   - matches: The matches of the signed-in user.
    ///   - time: The time at which a match starts.
    ///   - shuffle: Shuffles the players on the bench before they are assigned to the teams, and
    ///     draws between teams that are equally fair.
    ///   - pairRules: The rules about two players.
    ///   - announcedPlayers: The players of the teams that were sent last.
    ///   - strengths: The strengths that other features provide for fair teams. The first source
    ///     that knows a player counts.
    ///   - contributions: The additions of other features, in the order of their display. The
    ///     screen shows the rows of sections as text.
    package init(
        players: any PlayerRepository, matches: any MatchRepository, time: any TimeSource,
        shuffle: PlayerShuffle, pairRules: any RecordRepository<PairRule>,
        announcedPlayers: any RecordRepository<AnnouncedPlayer>,
        strengths: [any StrengthSource] = [],
        contributions: [PageContribution<MatchDraft>] = []
    ) {
        self.matches = matches
        self.pairRules = PairRules(pairRules)
        announcements = Announcements(announcedPlayers)
        requests = TeamRequests(players: players, matches: matches, strengths: strengths)
        self.time = time
        self.shuffle = shuffle
        self.contributions = contributions
    }

    /// Returns a coordinator for the line-up screen. The caller starts it.
    public func makeConfirmPlayers(
        _ draft: MatchDraft,
        on navigator: Navigator,
        navigation: any ConfirmPlayersNavigation
    ) -> any Coordinator {
        ConfirmPlayersCoordinator(at: ConfirmPlayersRoute(draft), navigator: navigator) {
            [weak navigation] work in
            ConfirmPlayersPresenter(
                draft, matches: matches, requests: requests, pairRules: pairRules,
                announcements: announcements, time: time, shuffle: shuffle,
                contributions: contributions, work: work, navigation: navigation)
        }
    }
}
