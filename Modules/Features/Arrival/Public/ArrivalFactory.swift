public import Domain
public import Navigation

/// A factory for the feature Arrival.
@MainActor public protocol ArrivalBuilding {
    /// Returns a coordinator for the list of players and guests who can be added to a match. The
    /// caller runs it, and receives the one whom the user has chosen.
    ///
    /// - Parameter match: The match with everybody who takes part.
    func makeArrival(
        to match: MatchState, on navigator: Navigator
    ) -> any ResultCoordinator<LineUpEntry>
}

/// The dependencies of the feature Arrival.
public struct ArrivalDependencies: Sendable {
    let players: any PlayerRepository
    let folding: any TextFolding

    /// Creates the dependencies.
    ///
    /// - Parameters:
    ///   - players: The squad of the signed-in user.
    ///   - folding: The folding of searched names.
    public init(players: any PlayerRepository, folding: any TextFolding) {
        self.players = players
        self.folding = folding
    }
}

/// The default factory of the feature Arrival.
public struct ArrivalFactory: ArrivalBuilding {
    private let dependencies: ArrivalDependencies

    /// Stores the dependencies of the coordinators that the factory makes.
    public init(_ dependencies: ArrivalDependencies) {
        self.dependencies = dependencies
    }

    /// Returns a coordinator for the list of players and guests who can be added to a match. The
    /// caller runs it, and receives the one whom the user has chosen.
    public func makeArrival(
        to match: MatchState, on navigator: Navigator
    ) -> any ResultCoordinator<LineUpEntry> {
        ArrivalCoordinator(match, dependencies, navigator: navigator)
    }
}
