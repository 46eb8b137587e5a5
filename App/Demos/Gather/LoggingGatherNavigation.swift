import DemoSupport
import Domain
import Gather
import Navigation

/// A navigation of Gather that logs its calls.
@MainActor final class LoggingGatherNavigation: GatherNavigation {
    private unowned let environment: DemoEnvironment

    init(_ environment: DemoEnvironment) {
        self.environment = environment
    }

    func gatherDidLeave(with result: FlowResult<FinishedMatch>) {
        switch result {
        case .finished(let match): environment.log("gatherDidLeave(finished: \(match.score.text))")
        case .cancelled: environment.log("gatherDidLeave(cancelled)")
        }
    }
}
