import DemoSupport
import Domain
import PlayerHistory

/// A navigation of PlayerHistory that logs its calls.
@MainActor final class LoggingPlayerHistoryNavigation: PlayerHistoryNavigation {
    private unowned let environment: DemoEnvironment

    init(_ environment: DemoEnvironment) {
        self.environment = environment
    }

    func playerHistoryDidChange(_ player: Player) {
        environment.log("playerHistoryDidChange(\(player.name.text))")
    }

    func playerHistoryDidRestore(_ id: PlayerID) {
        environment.log("playerHistoryDidRestore(\(id.number))")
    }
}
