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

/// The dependencies of the GatherResult feature.
public struct GatherResultDependencies: Sendable {
    let players: any PlayerRepository
    let matches: any MatchRepository
    let timeZone: any LocalTimeZone
    let shuffle: PlayerShuffle
    let time: any TimeSource
    let contributions: [PageContribution<Match>]

    /// Creates the dependencies.
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
}

/// The default factory of the GatherResult feature.
public struct GatherResultFactory: GatherResultBuilding {
    private let dependencies: GatherResultDependencies

    /// Stores the dependencies of the coordinators that the factory makes.
    public init(_ dependencies: GatherResultDependencies) {
        self.dependencies = dependencies
    }

    /// Returns a coordinator for the result of a match. The caller starts it.
    public func makeGatherResult(
        _ match: Match, on navigator: Navigator, navigation: any GatherResultNavigation
    ) -> any Coordinator {
        GatherResultCoordinator(match, dependencies, navigator: navigator, navigation: navigation)
    }
}
