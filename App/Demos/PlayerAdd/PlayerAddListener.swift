import DemoSupport
import Domain
import Navigation
import PlayerAdd

/// A navigation that logs all events.
@MainActor final class PlayerAddListener: PlayerAddNavigation {
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
