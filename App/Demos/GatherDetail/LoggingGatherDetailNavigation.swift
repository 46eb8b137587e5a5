import DemoSupport
import Domain
import GatherDetail

/// A navigation of GatherDetail that logs its calls.
@MainActor final class LoggingGatherDetailNavigation: GatherDetailNavigation {
    private unowned let environment: DemoEnvironment

    init(_ environment: DemoEnvironment) {
        self.environment = environment
    }

    func gatherDetailDidReopen(_ match: Match) {
        environment.log("gatherDetailDidReopen(\(match.score.text))")
        environment.returnToMenu()
    }

    func gatherDetailDidRequestPlayer(
        for match: MatchState, by gather: any GatherDetailCoordinating
    ) {
        environment.log("gatherDetailDidRequestPlayer")
    }

    let gatherDetailPlayerUnavailableReason: String? = nil
    let gatherDetailReopeningUnavailableReason: String? = nil
}
