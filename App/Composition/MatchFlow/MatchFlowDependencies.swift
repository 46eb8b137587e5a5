import ConfirmPlayers
import DependencyContainer
import Gather

/// The dependencies of `MatchFlow`.
struct MatchFlowDependencies {
    let confirmPlayers: Feature<any ConfirmPlayersBuilding>
    let gather: Feature<any GatherBuilding>

    @MainActor static func register(in container: Container) {
        container.register(
            Self.self,
            needs: Feature<any ConfirmPlayersBuilding>.self,
            Feature<any GatherBuilding>.self,
            make: Self.init)
    }
}
