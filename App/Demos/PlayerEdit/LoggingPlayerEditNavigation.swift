import DemoSupport
import Domain
import Navigation
import PlayerEdit

/// Logs the events of the feature.
@MainActor final class LoggingPlayerEditNavigation: PlayerEditNavigation {
    private unowned let environment: DemoEnvironment

    init(_ environment: DemoEnvironment) {
        self.environment = environment
    }

    func playerEditDidEnd(with result: FlowResult<Player>) {
        switch result {
        case .finished(let player):
            environment.log("playerEditDidEnd(finished: \(player.name.text))")
        case .cancelled: environment.log("playerEditDidEnd(cancelled)")
        }
    }
}
