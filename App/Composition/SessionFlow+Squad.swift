import ConfirmPlayers
import Domain
import Gather
import Login
import Navigation
import PlayerAdd
import PlayerDetail
import PlayerEdit
import PlayerList

/// What the features of the squad report, and what follows.
extension SessionFlow: PlayerListNavigation {
    func playerListDidRequestAdd() {
        navigator.attempt(try showPlayerAdd())
    }

    func playerListDidSelect(_ player: Player) {
        navigator.attempt(try showPlayerDetail(of: player))
    }

    func playerListDidConfirm(_ players: [Player]) {
        navigator.attempt(try showMatch(.teams(of: players)))
    }

    func playerListDidRequestResume(_ match: Match) {
        navigator.attempt(try showMatch(.resumed(match)))
    }

    func sessionDidRequestSignOut() {
        signOut()
    }

    func sessionUnavailableReasonForSignOut() -> String? {
        features.obstacle(to: (any LoginBuilding).self)
    }

    func playerListUnavailableReason(for request: PlayerListRequest) -> String? {
        switch request {
        case .add: features.obstacle(to: (any PlayerAddBuilding).self)
        case .player: features.obstacle(to: (any PlayerDetailBuilding).self)
        case .match: features.obstacle(to: (any ConfirmPlayersBuilding).self)
        case .resume: features.obstacle(to: (any GatherBuilding).self)
        }
    }
}

extension SessionFlow: PlayerAddNavigation {
    func playerAddDidEnd(with result: FlowResult<Player>) {
        guard case .finished(let player) = result else { return }
        list?.reload(focusing: player.id)
    }
}

extension SessionFlow: PlayerDetailNavigation {
    func playerDetailDidSelect(_ field: PlayerField, of player: Player) {
        navigator.attempt(try showPlayerEdit(of: field, of: player))
    }

    func playerDetailUnavailableReasonForSelection() -> String? {
        features.obstacle(to: (any PlayerEditBuilding).self)
    }
}

extension SessionFlow: PlayerEditNavigation {
    func playerEditDidEnd(with result: FlowResult<Player>) {
        guard case .finished(let player) = result else { return }
        detail?.show(player)
        list?.reload(focusing: player.id)
    }
}
