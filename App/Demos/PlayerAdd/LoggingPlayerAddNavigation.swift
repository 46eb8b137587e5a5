import DemoSupport
import Domain
import Navigation
import PlayerAdd

/// A navigation of PlayerAdd that logs its calls.
@MainActor final class LoggingPlayerAddNavigation: PlayerAddNavigation {
    private unowned let environment: DemoEnvironment

    init(_ environment: DemoEnvironment) {
        self.environment = environment
    }

    func playerAddDidLeave(with result: FlowResult<Player>) {
        switch result {
        case .finished(let player):
            environment.log("playerAddDidLeave(finished: \(player.name.text))")
        case .cancelled: environment.log("playerAddDidLeave(cancelled)")
        }
    }
}
