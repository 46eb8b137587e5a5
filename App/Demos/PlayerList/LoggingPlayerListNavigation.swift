import DemoSupport
import Domain
import PlayerList

/// A navigation of PlayerList that logs its calls.
@MainActor final class LoggingPlayerListNavigation: PlayerListNavigation {
    private unowned let environment: DemoEnvironment

    init(_ environment: DemoEnvironment) {
        self.environment = environment
    }

    func playerListDidRequestAdd() {
        environment.log("playerListDidRequestAdd()")
    }

    func playerListDidSelect(_ player: Player) {
        environment.log("playerListDidSelect(\(player.name.text))")
    }

    func playerListDidConfirm(_ players: [Player]) {
        let names = players.map(\.name.text).joined(separator: ", ")
        environment.log("playerListDidConfirm([\(names)])")
    }

    func playerListDidRequestResume(_ match: Match) {
        environment.log("playerListDidRequestResume(\(match.score.text))")
    }

    func sessionDidRequestSignOut() {
        environment.log("sessionDidRequestSignOut()")
        environment.returnToMenu()
    }

    func playerListUnavailableReason(for request: PlayerListRequest) -> String? { nil }
    let sessionSignOutUnavailableReason: String? = nil
}
