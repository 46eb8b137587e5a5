import Domain
import Login
import Navigation
import PlayerAdd
import PlayerDetail
import PlayerEdit
import PlayerList

extension SessionFlow: PlayerListNavigation {
    func playerListDidRequestAdd() {
        navigator.attempt { try showPlayerAdd() }
    }

    func playerListDidSelect(_ player: Player) {
        navigator.attempt { try showPlayerDetail(of: player) }
    }

    func playerListDidConfirm(_ players: [Player]) {
        navigator.attempt { try startMatchFlow(.confirming(MatchDraft(bench: players))) }
    }

    func playerListDidRequestResume(_ match: Match) {
        navigator.attempt { try startMatchFlow(.resuming(match)) }
    }

    func sessionDidRequestSignOut() {
        onSignOut(.thisSession)
    }

    var sessionSignOutUnavailableReason: String? { dependencies.login.unavailableReason }

    func playerListUnavailableReason(for request: PlayerListRequest) -> String? {
        switch request {
        case .add: dependencies.playerAdd.unavailableReason
        case .open: dependencies.playerDetail.unavailableReason
        case .confirm:
            // Selected players are of no use if the match cannot be started afterwards.
            dependencies.match.confirmPlayers.unavailableReason
                ?? dependencies.match.gather.unavailableReason
        case .resume: dependencies.match.gather.unavailableReason
        }
    }
}

extension SessionFlow: PlayerAddNavigation {
    func playerAddDidLeave(with result: FlowResult<Player>) {
        guard case .finished(let player) = result else { return }
        list?.reload(focusing: player.id)
    }
}

extension SessionFlow: PlayerDetailNavigation {
    func playerDetailDidSelect(_ field: PlayerField, of player: Player) {
        navigator.attempt { try showPlayerEdit(of: field, of: player) }
    }

    var playerDetailSelectionUnavailableReason: String? {
        dependencies.playerEdit.unavailableReason
    }
}

extension SessionFlow: PlayerEditNavigation {
    func playerEditDidLeave(with result: FlowResult<Player>) {
        guard case .finished(let player) = result else { return }
        detail?.show(player)
        list?.reload(focusing: player.id)
    }
}
