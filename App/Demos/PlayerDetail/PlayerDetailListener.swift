import DemoSupport
import Domain
import PlayerDetail

/// Writes down what the page tells.
@MainActor final class PlayerDetailListener: PlayerDetailNavigation {
    private unowned let stage: DemoStage

    init(_ stage: DemoStage) {
        self.stage = stage
    }

    func playerDetailDidSelect(_ field: PlayerField, of player: Player) {
        stage.log("playerDetailDidSelect(\(field), of: \(player.name.text))")
    }

    func playerDetailObstacleToSelection() -> String? { nil }
}
