import DependencyContainer
import Domain
import Navigation
import PlayerDetail
import PlayerHistory
import PlayerList
import TerminalUI

extension AppFeature {
    static let playerHistory = AppFeature(
        (any PlayerHistoryBuilding).self,
        Module("PlayerHistory") {
            $0.register(
                (any PlayerHistoryBuilding).self,
                needs: (any PlayerRepository).self, (any LocalTimeZone).self
            ) { PlayerHistoryFactory(PlayerHistoryDependencies(players: $0, timeZone: $1)) }
        },
        adds: [
            .playersAction("Deleted players", key: .character("u")) { history, flow in
                history.makeDeletedPlayers(on: flow.navigator, navigation: flow)
            },
            .action("History", key: .character("u"), on: .player) { history, player, flow in
                history.makeHistory(of: player, on: flow.navigator, navigation: flow)
            },
        ],
        links: [
            FeatureLink(
                to: DeletedPlayersRoute.self, of: (any PlayerHistoryBuilding).self, below: .players
            ) { history, flow in
                history.makeDeletedPlayers(on: flow.navigator, navigation: flow)
            },
            FeatureLink(below: .player) { _ in
                LinkDestination(PlayerHistoryRoute.self) {
                    (_, parent: PlayerLinkTarget) async throws(DeepLinkError) in
                    let flow = parent.flow
                    let history = try flow.available((any PlayerHistoryBuilding).self)
                    return ResolvedDestination(
                        show: try flow.push(
                            history.makeHistory(
                                of: parent.player, on: flow.navigator, navigation: flow)))
                }
            },
        ])
}

/// Handles the events of PlayerHistory.
extension SessionFlow: PlayerHistoryNavigation {
    func playerHistoryDidChange(_ player: Player) {
        detail?.show(player)
        list?.reload(focusing: player.id)
    }

    func playerHistoryDidRestore(_ id: PlayerID) {
        list?.reload(focusing: id)
    }
}
