public import Domain
public import FootballUI
public import Navigation

/// A coordinator of a finished gather.
@MainActor public protocol GatherDetailCoordinating: Coordinator {
    /// Adds a player or a guest to the gather. Does nothing after its screen has left.
    func add(_ entry: LineUpEntry)
}

/// A factory for the feature GatherDetail.
@MainActor public protocol GatherDetailBuilding {
    /// Returns a coordinator for the screen of a finished gather. The caller starts it.
    ///
    /// - Parameter navigation: Held weakly.
    func makeGatherDetail(
        of id: Match.ID, on navigator: Navigator, navigation: any GatherDetailNavigation
    ) -> any Coordinator
}

/// The default factory of the feature GatherDetail.
public struct GatherDetailFactory: GatherDetailBuilding {
    private let matches: any MatchRepository
    private let players: any PlayerRepository
    private let timeZone: any LocalTimeZone
    private let time: any TimeSource
    private let contributions: [PageContribution<Match>]

    /// Stores the dependencies of the coordinators that the factory makes.
    ///
    /// - Parameters:
    ///   - matches: The matches of the signed-in user.
    ///   - players: The squad of the signed-in user.
    ///   - timeZone: The time zone of the displayed times.
    ///   - time: The clock of the corrections.
    ///   - contributions: The additions of other features, in the order of their display.
    public init(
        matches: any MatchRepository, players: any PlayerRepository,
        timeZone: any LocalTimeZone, time: any TimeSource,
        contributions: [PageContribution<Match>] = []
    ) {
        self.matches = matches
        self.players = players
        self.timeZone = timeZone
        self.time = time
        self.contributions = contributions
    }

    /// Returns a coordinator for the screen of a finished gather. The caller starts it.
    public func makeGatherDetail(
        of id: Match.ID, on navigator: Navigator, navigation: any GatherDetailNavigation
    ) -> any Coordinator {
        GatherDetailCoordinator(id, navigator: navigator, navigation: navigation) {
            [weak navigation] work in
            GatherDetailPresenter(
                id, matches: matches, players: players, timeZone: timeZone, time: time,
                contributions: contributions, work: work, navigation: navigation)
        }
    }
}
