import DemoSupport
import Domain
import Navigation
import PlayerEdit

/// A navigation of PlayerEdit that logs its calls.
@MainActor final class LoggingPlayerEditNavigation: PlayerEditNavigation {
    private unowned let environment: DemoEnvironment

    init(_ environment: DemoEnvironment) {
        self.environment = environment
    }

    func playerEditDidLeave(with result: FlowResult<Player>) {
        switch result {
        case .finished(let player):
            environment.log("playerEditDidLeave(finished: \(player.name.text))")
        case .cancelled: environment.log("playerEditDidLeave(cancelled)")
        }
    }
}
