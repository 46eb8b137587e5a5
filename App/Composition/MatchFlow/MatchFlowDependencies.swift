import Arrival
import ConfirmPlayers
import DependencyContainer
import Gather
import GatherResult

/// The dependencies of `MatchFlow`.
struct MatchFlowDependencies {
    let confirmPlayers: FeatureAvailability<any ConfirmPlayersBuilding>
    let gather: FeatureAvailability<any GatherBuilding>
    let arrival: FeatureAvailability<any ArrivalBuilding>
    let gatherResult: FeatureAvailability<any GatherResultBuilding>

    @MainActor static func register(in container: Container) {
        container.register(
            Self.self,
            needs: FeatureAvailability<any ConfirmPlayersBuilding>.self,
            FeatureAvailability<any GatherBuilding>.self,
            FeatureAvailability<any ArrivalBuilding>.self,
            FeatureAvailability<any GatherResultBuilding>.self,
            make: Self.init)
    }
}
