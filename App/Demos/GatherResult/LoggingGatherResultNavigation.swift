import DemoSupport
import Domain
import GatherResult

/// A navigation of GatherResult that logs its calls.
@MainActor final class LoggingGatherResultNavigation: GatherResultNavigation {
    private unowned let environment: DemoEnvironment

    init(_ environment: DemoEnvironment) {
        self.environment = environment
    }

    func gatherResultDidRequestMatch(_ draft: MatchDraft) {
        let groups = MatchDraft.Group.allCases.map { draft[$0].map(\.name).joined(separator: ", ") }
        environment.log(
            "gatherResultDidRequestMatch(bench [\(groups[0])], [\(groups[1])] – [\(groups[2])])")
        environment.returnToMenu()
    }

    func gatherResultDidReopen(_ match: Match) {
        environment.log("gatherResultDidReopen(\(match.score.text))")
        environment.returnToMenu()
    }

    let gatherResultNextMatchUnavailableReason: String? = nil
}
