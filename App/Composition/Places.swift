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
@MainActor enum Places {
    static let map = RouteMap([players, gather])

    /// The squad is what a session begins with: it is there already.
    private static var players: Place<SessionFlow> {
        Place(
            PlayerListRoute.self,
            leadsTo: [
                add,
                player,
                teams,
            ]
        ) { (_, flow: SessionFlow) async throws(LinkError) in Arrival(flow) {} }
    }

    private static var add: Place<SessionFlow> {
        Place(PlayerAddRoute.self) { (_, flow: SessionFlow) async throws(LinkError) in
            try flow.features.require((any PlayerAddBuilding).self)
            return Arrival { () throws(NavigationError) in try flow.showPlayerAdd() }
        }
    }

    private static var player: Place<SessionFlow> {
        Place(PlayerDetailRoute.self, leadsTo: [edit]) {
            (route, flow: SessionFlow) async throws(LinkError) in
            try flow.features.require((any PlayerDetailBuilding).self)
            let player = try await flow.player(route.player)
            return Arrival((player, flow)) { () throws(NavigationError) in
                try flow.showPlayerDetail(of: player)
            }
        }
    }

    private static var edit: Place<(Player, SessionFlow)> {
        Place(PlayerEditRoute.self) {
            (route, place: (player: Player, flow: SessionFlow)) async throws(LinkError) in
            try place.flow.features.require((any PlayerEditBuilding).self)
            return Arrival { () throws(NavigationError) in
                try place.flow.showPlayerEdit(of: route.field, of: place.player)
            }
        }
    }

    private static var teams: Place<SessionFlow> {
        Place(ConfirmPlayersRoute.self) { (route, flow: SessionFlow) async throws(LinkError) in
            try flow.features.require((any ConfirmPlayersBuilding).self)
            let players = try await flow.players(route.players)
            return Arrival { () throws(NavigationError) in try flow.showMatch(.teams(of: players)) }
        }
    }

    /// Not restored: a match in progress is offered by the players, as it is after any start.
    private static var gather: Place<SessionFlow> {
        Place(GatherRoute.self, isRestored: false) {
            (_, flow: SessionFlow) async throws(LinkError) in
            try flow.features.require((any GatherBuilding).self)
            let match = try await flow.currentMatch()
            return Arrival { () throws(NavigationError) in try flow.showMatch(.resumed(match)) }
        }
    }
}
