import ConfirmPlayers
import DemoSupport
import Domain

/// Writes down what the teams tell.
@MainActor final class ConfirmPlayersListener: ConfirmPlayersNavigation {
    private unowned let stage: DemoStage

    init(_ stage: DemoStage) {
        self.stage = stage
    }

    func confirmPlayersDidStart(_ match: Match) {
        let teams = Team.allCases.map { team in
            match.lineUp.players(of: team).map(\.name).joined(separator: ", ")
        }
        stage.log("confirmPlayersDidStart([\(teams.joined(separator: "] – ["))])")
        stage.returnHome()
    }

    func confirmPlayersObstacleToStart() -> String? { nil }
}
