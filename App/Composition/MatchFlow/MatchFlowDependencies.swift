import ConfirmPlayers
import DependencyContainer
import Gather

/// The dependencies of `MatchFlow`.
struct MatchFlowDependencies {
    let confirmPlayers: FeatureAvailability<any ConfirmPlayersBuilding>
    let gather: FeatureAvailability<any GatherBuilding>

    @MainActor static func register(in container: Container) {
        container.register(
            Self.self,
            needs: FeatureAvailability<any ConfirmPlayersBuilding>.self,
            FeatureAvailability<any GatherBuilding>.self,
            make: Self.init)
    }
}
