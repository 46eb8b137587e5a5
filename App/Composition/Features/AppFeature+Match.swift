import CompactGather
import ConfirmPlayers
import DependencyContainer
import Domain
import Gather

extension AppFeature {
    static let confirmPlayers = AppFeature(
        (any ConfirmPlayersBuilding).self,
        Module("ConfirmPlayers") {
            $0.register(
                (any ConfirmPlayersBuilding).self,
                needs: (any MatchRepository).self, (any TimeSource).self, PlayerShuffle.self
            ) {
                ConfirmPlayersFactory(
                    ConfirmPlayersDependencies(matches: $0, time: $1, shuffle: $2))
            }
        })

    static let gather = AppFeature(
        (any GatherBuilding).self,
        Module("Gather") {
            $0.register(
                (any GatherBuilding).self, needs: (any MatchRepository).self, (any TimeSource).self
            ) { GatherFactory(GatherDependencies(matches: $0, time: $1)) }
        },
        or: Module("CompactGather") {
            $0.register(
                (any GatherBuilding).self, needs: (any MatchRepository).self, (any TimeSource).self
            ) { CompactGatherFactory(GatherDependencies(matches: $0, time: $1)) }
        })
}
