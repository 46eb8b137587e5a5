import DemoSupport
import Domain
import Navigation
import PlayerAdd

/// Writes down what the form tells.
@MainActor final class PlayerAddListener: PlayerAddNavigation {
    private unowned let stage: DemoStage

    init(_ stage: DemoStage) {
        self.stage = stage
    }

    func playerAddDidEnd(with result: FlowResult<Player>) {
        switch result {
        case .finished(let player): stage.log("playerAddDidEnd(finished: \(player.name.text))")
        case .cancelled: stage.log("playerAddDidEnd(cancelled)")
        }
    }
}
