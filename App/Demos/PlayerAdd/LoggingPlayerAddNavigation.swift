import DemoSupport
import Domain
import Navigation
import PlayerAdd

/// Logs the events of the feature.
@MainActor final class LoggingPlayerAddNavigation: PlayerAddNavigation {
    private unowned let environment: DemoEnvironment

    init(_ environment: DemoEnvironment) {
        self.environment = environment
    }

    func playerAddDidEnd(with result: FlowResult<Player>) {
        switch result {
        case .finished(let player):
            environment.log("playerAddDidEnd(finished: \(player.name.text))")
        case .cancelled: environment.log("playerAddDidEnd(cancelled)")
        }
    }
}
