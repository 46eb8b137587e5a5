public import Domain
public import FootballUI
public import Navigation

/// A factory for the GatherResult feature.
@MainActor public protocol GatherResultBuilding {
    /// Returns a coordinator for the result of a match. The caller starts it.
    ///
    /// - Parameters:
    ///   - match: The match as stored, which has ended.
    ///   - navigation: Held weakly.
    func makeGatherResult(
        _ match: Match, on navigator: Navigator, navigation: any GatherResultNavigation
    ) -> any Coordinator
}

/// The default factory of the GatherResult feature.
public struct GatherResultFactory: GatherResultBuilding {
    private let players: any PlayerRepository
    private let matches: any MatchRepository
    private let timeZone: any LocalTimeZone
    private let shuffle: PlayerShuffle
    private let time: any TimeSource
    private let contributions: [PageContribution<Match>]

    /// Stores the dependencies of the coordinators that the factory makes.
    ///
    /// - Parameters:
    ///   - players: The players of the signed-in user.
    ///   - matches: The matches of the signed-in user.
    ///   - timeZone: The time zone of the displayed times.
    ///   - shuffle: Shuffles the players before they are assigned to new teams.
    ///   - time: The clock of the reopening.
    ///   - contributions: The additions of other features, in the order of their display.
    public init(
        players: any PlayerRepository, matches: any MatchRepository, timeZone: any LocalTimeZone,
        shuffle: PlayerShuffle, time: any TimeSource,
        contributions: [PageContribution<Match>] = []
    ) {
        self.players = players
        self.matches = matches
        self.timeZone = timeZone
        self.shuffle = shuffle
        self.time = time
        self.contributions = contributions
    }

    /// Returns a coordinator for the result of a match. The caller starts it.
    public func makeGatherResult(
        _ match: Match, on navigator: Navigator, navigation: any GatherResultNavigation
    ) -> any Coordinator {
        GatherResultCoordinator(navigator: navigator) { [weak navigation] work, didRequestSquad in
            GatherResultPresenter(
                match, players: players, matches: matches, timeZone: timeZone, shuffle: shuffle,
                time: time, contributions: contributions, work: work, navigation: navigation,
                didRequestSquad: didRequestSquad)
        }
    }
}
