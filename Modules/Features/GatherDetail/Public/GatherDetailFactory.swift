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

/// The dependencies of the feature GatherDetail.
public struct GatherDetailDependencies: Sendable {
    let matches: any MatchRepository
    let players: any PlayerRepository
    let timeZone: any LocalTimeZone
    let time: any TimeSource
    let contributions: [PageContribution<Match>]

    /// Creates the dependencies.
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
}

/// The default factory of the feature GatherDetail.
public struct GatherDetailFactory: GatherDetailBuilding {
    private let dependencies: GatherDetailDependencies

    /// Stores the dependencies of the coordinators that the factory makes.
    public init(_ dependencies: GatherDetailDependencies) {
        self.dependencies = dependencies
    }

    /// Returns a coordinator for the screen of a finished gather. The caller starts it.
    public func makeGatherDetail(
        of id: Match.ID, on navigator: Navigator, navigation: any GatherDetailNavigation
    ) -> any Coordinator {
        GatherDetailCoordinator(id, dependencies, navigator: navigator, navigation: navigation)
    }
}
