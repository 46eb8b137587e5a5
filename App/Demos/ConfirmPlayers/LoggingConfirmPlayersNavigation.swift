import ConfirmPlayers
import DemoSupport
import Domain

/// A navigation of ConfirmPlayers that logs its calls.
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

    let confirmPlayersStartUnavailableReason: String? = nil
}
