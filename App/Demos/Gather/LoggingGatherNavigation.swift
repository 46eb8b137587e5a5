import DemoSupport
import Domain
import Gather
import Navigation

/// Logs the events of the feature.
@MainActor final class LoggingGatherNavigation: GatherNavigation {
    private unowned let environment: DemoEnvironment

    init(_ environment: DemoEnvironment) {
        self.environment = environment
    }

    func gatherDidEnd(with result: FlowResult<FinishedMatch>) {
        switch result {
        case .finished(let match): environment.log("gatherDidEnd(finished: \(match.score.text))")
        case .cancelled: environment.log("gatherDidEnd(cancelled)")
        }
    }
}
