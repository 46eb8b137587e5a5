import ConfirmPlayers
import DemoSupport
import Domain

/// Logs the events of the feature.
@MainActor final class LoggingConfirmPlayersNavigation: ConfirmPlayersNavigation {
    private unowned let environment: DemoEnvironment

    init(_ environment: DemoEnvironment) {
        self.environment = environment
    }

    func confirmPlayersDidStart(_ match: Match) {
        let teams = Team.allCases.map { team in
            match.lineUp.players(of: team).map(\.name).joined(separator: ", ")
        }
        environment.log("confirmPlayersDidStart([\(teams.joined(separator: "] – ["))])")
        environment.returnToMenu()
    }

    func confirmPlayersUnavailableReasonForStart() -> String? { nil }
}
