import DemoSupport
import Domain
import Gather
import Navigation

/// Writes down what the match tells.
@MainActor final class CompactGatherListener: GatherNavigation {
    private unowned let stage: DemoStage

    init(_ stage: DemoStage) {
        self.stage = stage
    }

    func gatherDidEnd(with result: FlowResult<FinishedMatch>) {
        switch result {
        case .finished(let match): stage.log("gatherDidEnd(finished: \(match.score.text))")
        case .cancelled: stage.log("gatherDidEnd(cancelled)")
        }
    }
}
