import DemoSupport
import Domain
import ThreeTeams

/// A navigation of ThreeTeams that logs its calls.
@MainActor final class LoggingThreeTeamsNavigation: ThreeTeamsNavigation {
    private unowned let environment: DemoEnvironment

    init(_ environment: DemoEnvironment) {
        self.environment = environment
    }

    func threeTeamsDidRequestMatch(_ draft: MatchDraft) {
        let groups = MatchDraft.Group.allCases.map { draft[$0].map(\.name).joined(separator: ", ") }
        environment.log(
            "threeTeamsDidRequestMatch(bench [\(groups[0])], [\(groups[1])] – [\(groups[2])])")
        environment.returnToMenu()
    }
}
