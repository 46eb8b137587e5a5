import Navigation

/// The source of the example links, with the players and the events of the destinations.
@MainActor final class Squad {
    struct Player: Hashable {
        let number: Int64
        let name: String
    }

    var players: [Int64: Player] = [:]
    var hasMatch = true
    /// The names of the destinations that were loaded and shown.
    private(set) var events: [String] = []

    init(_ names: String...) {
        for (index, name) in names.enumerated() {
            let number = Int64(index + 1)
            players[number] = Player(number: number, name: name)
        }
    }

    func resolved<Target>(_ name: String, _ target: Target) -> ResolvedDestination<Target> {
        events.append("loaded: \(name)")
        return ResolvedDestination(target, show: self.events.append("shown: \(name)"))
    }
}

extension RouteMap<Squad> {
    /// The destinations of the example links.
    static func example() -> RouteMap {
        let edit = LinkDestination(PlayerEditRoute.self) {
            (route, player: Squad.Player) async throws(DeepLinkError) in
            ResolvedDestination(show: try checkSkill(of: player, route))
        }
        let detail = LinkDestination(PlayerDetailRoute.self, leadsTo: [edit]) {
            (route, squad: Squad) async throws(DeepLinkError) in
            guard let player = squad.players[route.player] else {
                throw .notFound("There is no player with the number \(route.player).")
            }
            return squad.resolved(player.name, player)
        }
        let add = LinkDestination(PlayerAddRoute.self, isRestored: false) {
            (_, squad: Squad) async throws(DeepLinkError) in squad.resolved("add", ())
        }
        let search = LinkDestination(SearchRoute.self) {
            (route, squad: Squad) async throws(DeepLinkError) in squad.resolved("search", ())
        }
        let list = LinkDestination(PlayerListRoute.self, leadsTo: [detail, add, search]) {
            (_, squad: Squad) async throws(DeepLinkError) in squad.resolved("players", squad)
        }
        let gather = LinkDestination(GatherRoute.self) {
            (_, squad: Squad) async throws(DeepLinkError) in
            guard squad.hasMatch else { throw .notFound("No gather is in progress.") }
            return squad.resolved("gather", ())
        }
        return RouteMap([list, gather])
    }
}

@MainActor private func checkSkill(
    of player: Squad.Player, _ route: PlayerEditRoute
) throws(NavigationError) {
    guard player.name == "Bo" || route.field != .skill else { throw .nothingShown }
}
