import DemoSupport
import Domain
import Gather

/// A navigation of Gather that logs its calls.
@MainActor final class LoggingGatherNavigation: GatherNavigation {
    private unowned let environment: DemoEnvironment

    init(_ environment: DemoEnvironment) {
        self.environment = environment
    }

    func gatherDidEnd(_ match: Match) {
        environment.log("gatherDidEnd(\(match.score.text))")
        environment.returnToMenu()
    }

    func gatherDidRequestPlayer(for match: MatchState, by gather: any GatherCoordinating) {
        environment.log("gatherDidRequestPlayer")
    }

    let gatherPlayerUnavailableReason: String? = nil
}
