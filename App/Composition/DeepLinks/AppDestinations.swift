import Domain
import Navigation
import PlayerAdd
import PlayerDetail
import PlayerEdit
import PlayerList

/// The destinations of deep links and of restored screens, all of them within a session.
@MainActor enum AppDestinations {
    static let map = RouteMap([players, gather])

    /// The list is the first screen of a session, so there is nothing to show.
    private static var players: LinkDestination<SessionFlow> {
        LinkDestination(
            PlayerListRoute.self,
            leadsTo: [
                add,
                player,
                teams,
            ]
        ) { (_, flow: SessionFlow) async throws(DeepLinkError) in ResolvedDestination(flow) }
    }

    private static var add: LinkDestination<SessionFlow> {
        LinkDestination(PlayerAddRoute.self) { (_, flow: SessionFlow) async throws(DeepLinkError) in
            try flow.dependencies.playerAdd.checkIsAvailable()
            return ResolvedDestination(show: try flow.showPlayerAdd())
        }
    }

    private static var player: LinkDestination<SessionFlow> {
        LinkDestination(PlayerDetailRoute.self, leadsTo: [edit]) {
            (route, flow: SessionFlow) async throws(DeepLinkError) in
            try flow.dependencies.playerDetail.checkIsAvailable()
            let player = try await flow.player(route.player)
            return ResolvedDestination((player, flow), show: try flow.showPlayerDetail(of: player))
        }
    }

    private static var edit: LinkDestination<(Player, SessionFlow)> {
        LinkDestination(PlayerEditRoute.self) {
            (route, parent: (player: Player, flow: SessionFlow)) async throws(DeepLinkError) in
            try parent.flow.dependencies.playerEdit.checkIsAvailable()
            return ResolvedDestination(
                show: try parent.flow.showPlayerEdit(of: route.field, of: parent.player))
        }
    }
}

extension SessionFlow {
    fileprivate func player(_ id: PlayerID) async throws(DeepLinkError) -> Player {
        try await players([id])[0]
    }

    /// Returns the players of a link, in the order of their numbers in the link.
    func players(_ ids: [PlayerID]) async throws(DeepLinkError) -> [Player] {
        let squad: Squad
        do throws(StorageError) {
            squad = try await dependencies.players.squad()
        } catch {
            throw .notFound(error.message)
        }
        var players: [Player] = []
        for id in ids {
            guard let index = squad.index(of: id) else {
                throw .notFound(
                    "There is no player with the number \(id.number): choose one from Players.")
            }
            players.append(squad.players[index])
        }
        return players
    }
}
