import Navigation

// The routes of the example links.
struct PlayerListRoute: Route {
    static let format = RouteFormat("player-list", path: "players") { Self() }
}

struct PlayerAddRoute: Route {
    static let format = RouteFormat("player-add", path: "add") { Self() }
}

struct PlayerDetailRoute: Route {
    let player: Int64
    static let format = RouteFormat("player", path: ":player", .number(\.player)) {
        Self(player: $0)
    }
}

struct PlayerEditRoute: Route {
    enum Field: String, CaseIterable { case name, age, skill }

    let field: Field
    static let format = RouteFormat("player-edit", path: "edit/:field", .choice(\.field)) {
        Self(field: $0)
    }
}

struct GatherRoute: Route {
    static let format = RouteFormat("gather", path: "gather/current") { Self() }
}

/// A route with two parameters that accept any text.
struct SearchRoute: Route {
    let text: String
    let team: String
    static let format = RouteFormat(
        "search", path: "search/:text/in/:team", .text(\.text), .text(\.team)
    ) { Self(text: $0, team: $1) }
}
