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

    func arrival<Target>(_ name: String, _ target: Target) -> Arrival<Target> {
        note("ready: \(name)")
        return Arrival(target) { () throws(NavigationError) in self.note("shown: \(name)") }
    }
}

extension RouteMap<Club> {
    /// The places of the examples.
    static func example(migrations: [RouteMigration] = []) -> RouteMap {
        let edit = Place(PlayerEditRoute.self) {
            (route, player: Club.Player) async throws(LinkError) in
            Arrival { () throws(NavigationError) in
                guard player.name == "Bo" || route.field != .skill else { throw .nothingShown }
            }
        }
        let detail = Place(PlayerDetailRoute.self, leadsTo: [edit]) {
            (route, club: Club) async throws(LinkError) in
            guard let player = club.players[route.player] else {
                throw .notThere("There is no player with the number \(route.player).")
            }
            return club.arrival(player.name, player)
        }
        let add = Place(PlayerAddRoute.self, isRestored: false) {
            (_, club: Club) async throws(LinkError) in club.arrival("add", ())
        }
        let search = Place(SearchRoute.self) { (route, club: Club) async throws(LinkError) in
            club.arrival("search", ())
        }
        let list = Place(PlayerListRoute.self, leadsTo: [detail, add, search]) {
            (_, club: Club) async throws(LinkError) in club.arrival("players", club)
        }
        let gather = Place(GatherRoute.self) { (_, club: Club) async throws(LinkError) in
            guard club.hasGather else { throw .notThere("No gather is in progress.") }
            return club.arrival("gather", ())
        }
        return RouteMap([list, gather], migrations: migrations)
    }
}
