import Navigation

/// Where the links of the examples begin: it knows the players, and remembers what happens.
@MainActor final class Club {
    struct Player: Hashable {
        let number: Int64
        let name: String
    }

    var players: [Int64: Player] = [:]
    var hasGather = true
    /// What was loaded and shown, in that order.
    private(set) var events: [String] = []

    init(_ names: String...) {
        for (index, name) in names.enumerated() {
            let number = Int64(index + 1)
            players[number] = Player(number: number, name: name)
        }
    }

    func note(_ event: String) { events.append(event) }

    func arrival<Target>(_ name: String, _ target: Target) -> ResolvedDestination<Target> {
        note("ready: \(name)")
        return ResolvedDestination(target) { () throws(NavigationError) in
            self.note("shown: \(name)")
        }
    }
}

extension RouteMap<Club> {
    /// The places of the examples.
    static func example(migrations: [RouteMigration] = []) -> RouteMap {
        let edit = LinkDestination(PlayerEditRoute.self) {
            (route, player: Club.Player) async throws(DeepLinkError) in
            ResolvedDestination(show: try checkSkill(of: player, route))
        }
        let detail = LinkDestination(PlayerDetailRoute.self, leadsTo: [edit]) {
            (route, club: Club) async throws(DeepLinkError) in
            guard let player = club.players[route.player] else {
                throw .notFound("There is no player with the number \(route.player).")
            }
            return club.arrival(player.name, player)
        }
        let add = LinkDestination(PlayerAddRoute.self, isRestored: false) {
            (_, club: Club) async throws(DeepLinkError) in club.arrival("add", ())
        }
        let search = LinkDestination(SearchRoute.self) {
            (route, club: Club) async throws(DeepLinkError) in
            club.arrival("search", ())
        }
        let list = LinkDestination(PlayerListRoute.self, leadsTo: [detail, add, search]) {
            (_, club: Club) async throws(DeepLinkError) in club.arrival("players", club)
        }
        let gather = LinkDestination(GatherRoute.self) {
            (_, club: Club) async throws(DeepLinkError) in
            guard club.hasGather else { throw .notFound("No gather is in progress.") }
            return club.arrival("gather", ())
        }
        return RouteMap([list, gather], migrations: migrations)
    }
}

@MainActor private func checkSkill(
    of player: Club.Player, _ route: PlayerEditRoute
) throws(NavigationError) {
    guard player.name == "Bo" || route.field != .skill else { throw .nothingShown }
}
