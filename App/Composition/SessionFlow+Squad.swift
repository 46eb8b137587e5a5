import Domain
import Navigation
import PlayerAdd
import PlayerDetail
import PlayerEdit
import PlayerList

extension SessionFlow: PlayerListNavigation {
    func playerListDidRequestAdd() {
        show((any PlayerAddBuilding).self) { $0.makePlayerAdd(on: navigator, navigation: self) }
    }

    func playerListDidSelect(_ player: Player) {
        show((any PlayerDetailBuilding).self) {
            let detail = $0.makePlayerDetail(of: player, on: navigator, navigation: self)
            self.detail = detail
            return detail
        }
    }

    func playerListDidConfirm(_ players: [Player]) {
        play(.teams(of: players))
    }

    func playerListDidRequestResume(_ match: Match) {
        play(.resumed(match))
    }

    func sessionDidRequestSignOut() {
        signOut()
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
        show((any PlayerEditBuilding).self) {
            $0.makePlayerEdit(of: field, of: player, on: navigator, navigation: self)
        }
    }
}

extension SessionFlow: PlayerEditNavigation {
    func playerEditDidEnd(with result: FlowResult<Player>) {
        guard case .finished(let player) = result else { return }
        detail?.show(player)
        list?.reload(focusing: player.id)
    }
}
