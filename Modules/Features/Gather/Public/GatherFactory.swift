public import Domain
public import Navigation

/// A coordinator of a match in progress.
@MainActor public protocol GatherCoordinating: Coordinator {
    /// Adds a player or a guest to the match. Does nothing after the match screen has left.
    func add(_ entry: LineUpEntry)
}

/// A factory for the Gather feature.
@MainActor public protocol GatherBuilding {
    /// Returns a coordinator for a match in progress. The caller starts it.
    ///
    /// - Parameters:
    ///   - match: The match as stored: a new one, or one to resume.
    ///   - navigation: Held weakly.
    func makeGather(
        _ match: Match, on navigator: Navigator, navigation: any GatherNavigation
    ) -> any Coordinator
}

/// The dependencies of every module that implements the Gather feature.
public struct GatherDependencies: Sendable {
    let matches: any MatchRepository
    let players: any PlayerRepository
    let time: any TimeSource

    /// Creates the dependencies.
    ///
    /// - Parameters:
    ///   - matches: The matches of the signed-in user.
    ///   - players: The squad of the signed-in user.
    public init(
        matches: any MatchRepository, players: any PlayerRepository, time: any TimeSource
    ) {
        self.matches = matches
        self.players = players
        self.time = time
    }
}

/// The default factory of the Gather feature.
public struct GatherFactory: GatherBuilding {
    private let dependencies: GatherDependencies

    /// Stores the dependencies of the coordinators that the factory makes.
    public init(_ dependencies: GatherDependencies) {
        self.dependencies = dependencies
    }

    /// Returns a coordinator for a match in progress. The caller starts it.
    public func makeGather(
        _ match: Match, on navigator: Navigator, navigation: any GatherNavigation
    ) -> any Coordinator {
        GatherCoordinator(match, dependencies, navigator: navigator, navigation: navigation) {
            GatherView(state: $0, presenter: $1).page
        }
    }
}
