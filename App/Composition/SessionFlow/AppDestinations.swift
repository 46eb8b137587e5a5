import ConfirmPlayers
import Domain
import Gather
import Navigation
import PlayerAdd
import PlayerDetail
import PlayerEdit
import PlayerList

/// Where links lead while somebody is signed in, and where a saved tree comes back. The features own
/// the routes; how one follows another is said here.
@MainActor enum AppDestinations {
    static let map = RouteMap([players, gather])

    /// The squad is what a session begins with: it is there already.
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
            try flow.features.require((any PlayerAddBuilding).self)
            return ResolvedDestination(show: try flow.showPlayerAdd())
        }
    }

    private static var player: LinkDestination<SessionFlow> {
        LinkDestination(PlayerDetailRoute.self, leadsTo: [edit]) {
            (route, flow: SessionFlow) async throws(DeepLinkError) in
            try flow.features.require((any PlayerDetailBuilding).self)
            let player = try await flow.player(route.player)
            return ResolvedDestination((player, flow), show: try flow.showPlayerDetail(of: player))
        }
    }

    private static var edit: LinkDestination<(Player, SessionFlow)> {
        LinkDestination(PlayerEditRoute.self) {
            (route, place: (player: Player, flow: SessionFlow)) async throws(DeepLinkError) in
            try place.flow.features.require((any PlayerEditBuilding).self)
            return ResolvedDestination(
                show: try place.flow.showPlayerEdit(of: route.field, of: place.player))
        }
    }

    private static var teams: LinkDestination<SessionFlow> {
        LinkDestination(ConfirmPlayersRoute.self) {
            (route, flow: SessionFlow) async throws(DeepLinkError) in
            try flow.features.require((any ConfirmPlayersBuilding).self)
            let players = try await flow.players(route.players)
            return ResolvedDestination(show: try flow.showMatch(.teams(of: players)))
        }
    }

    /// Not restored: a match in progress is offered by the players, as it is after any start.
    private static var gather: LinkDestination<SessionFlow> {
        LinkDestination(GatherRoute.self, isRestored: false) {
            (_, flow: SessionFlow) async throws(DeepLinkError) in
            try flow.features.require((any GatherBuilding).self)
            let match = try await flow.currentMatch()
            return ResolvedDestination(show: try flow.showMatch(.resumed(match)))
        }
    }
}
