import DemoSupport
import Domain
import PlayerDetail

/// A navigation of PlayerDetail that logs its calls.
@MainActor final class LoggingPlayerDetailNavigation: PlayerDetailNavigation {
    private unowned let environment: DemoEnvironment

    init(_ environment: DemoEnvironment) {
        self.environment = environment
    }

    func playerDetailDidSelect(_ field: PlayerField, of player: Player) {
        environment.log("playerDetailDidSelect(\(field), of: \(player.name.text))")
    }

    let playerDetailSelectionUnavailableReason: String? = nil
}
