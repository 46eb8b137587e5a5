import DemoSupport
import Domain
import Navigation
import PlayerEdit

/// Writes down what the form tells.
@MainActor final class PlayerEditListener: PlayerEditNavigation {
    private unowned let stage: DemoStage

    init(_ stage: DemoStage) {
        self.stage = stage
    }

    func playerEditDidEnd(with result: FlowResult<Player>) {
        switch result {
        case .finished(let player): stage.log("playerEditDidEnd(finished: \(player.name.text))")
        case .cancelled: stage.log("playerEditDidEnd(cancelled)")
        }
    }
}
