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

/// The default factory of the feature Arrival.
public struct ArrivalFactory: ArrivalBuilding {
    private let players: any PlayerRepository
    private let folding: any TextFolding

    /// Stores the dependencies of the coordinators that the factory makes.
    ///
    /// - Parameters:
    ///   - players: The squad of the signed-in user.
    ///   - folding: The folding of searched names.
    public init(players: any PlayerRepository, folding: any TextFolding) {
        self.players = players
        self.folding = folding
    }

    /// Returns a coordinator for the list of players and guests who can be added to a match. The
    /// caller runs it, and receives the one whom the user has chosen.
    public func makeArrival(
        to match: MatchState, on navigator: Navigator
    ) -> any ResultCoordinator<LineUpEntry> {
        ArrivalCoordinator(navigator: navigator) { work, didChoose in
            ArrivalPresenter(
                match, players: players, folding: folding, work: work, didChoose: didChoose)
        }
    }
}
