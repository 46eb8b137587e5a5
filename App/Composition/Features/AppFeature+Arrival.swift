import Arrival
import DependencyContainer
import Domain
import Navigation

extension AppFeature {
    static let arrival = AppFeature(
        (any ArrivalBuilding).self,
        Module("Arrival") {
            $0.register(
                (any ArrivalBuilding).self, needs: (any PlayerRepository).self,
                (any TextFolding).self
            ) { ArrivalFactory(players: $0, folding: $1) }
        })
}

extension FeatureAvailability<any ArrivalBuilding> {
    /// Shows the players and guests who can be added to a match, above the screens of a
    /// coordinator.
    ///
    /// - Parameters:
    ///   - match: The match with everybody who takes part.
    ///   - parent: The coordinator of the match.
    ///   - add: Receives the one whom the user has chosen.
    @MainActor func run(
        for match: MatchState, under parent: any Coordinator,
        add: @escaping @MainActor (LineUpEntry) -> Void
    ) {
        guard case .available(let building) = self else { return }
        parent.attempt {
            try parent.run(building.makeArrival(to: match, on: parent.navigator)) { result in
                if case .finished(let entry) = result { add(entry) }
            }
        }
    }
}
