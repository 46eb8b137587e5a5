import DemoSupport
import Domain
import PlayerList

/// Writes down what the list tells.
@MainActor final class PlayerListListener: PlayerListNavigation {
    private unowned let stage: DemoStage

    init(_ stage: DemoStage) {
        self.stage = stage
    }

    func playerListDidRequestAdd() {
        stage.log("playerListDidRequestAdd()")
    }

    func playerListDidSelect(_ player: Player) {
        stage.log("playerListDidSelect(\(player.name.text))")
    }

    func playerListDidConfirm(_ players: [Player]) {
        let names = players.map(\.name.text).joined(separator: ", ")
        stage.log("playerListDidConfirm([\(names)])")
    }

    func playerListDidRequestResume(_ match: Match) {
        stage.log("playerListDidRequestResume(\(match.score.text))")
    }

    func sessionDidRequestSignOut() {
        stage.log("sessionDidRequestSignOut()")
        stage.returnHome()
    }

    func playerListObstacle(to request: PlayerListRequest) -> String? { nil }
    func sessionObstacleToSignOut() -> String? { nil }
}
