import Navigation
import Testing

@MainActor @Suite struct `Verifying a map of routes` {
    private struct NamedRoute: Route {
        let name: String
        static let format = RouteFormat("named", path: ":name", .text(\.name)) { Self(name: $0) }
    }

    private struct GathersRoute: Route {
        static let format = RouteFormat("gathers", path: "gather") { Self() }
    }

    private struct FieldRoute: Route {
        let field: PlayerEditRoute.Field
        static let format = RouteFormat("field", path: ":field", .choice(\.field)) {
            Self(field: $0)
        }
    }

    private struct AgeRoute: Route {
        static let format = RouteFormat("age", path: "age") { Self() }
    }

    private struct OtherListRoute: Route {
        static let format = RouteFormat("player-list", path: "others") { Self() }
    }

    private struct WrongRoute: Route {
        enum Side: CaseIterable {
            case left, right
            var name: String { "same" }
        }

        let side: Side
        static let format = RouteFormat(
            "", path: "a//:side/:side", .choice(\.side, named: \.name)
        ) { Self(side: $0) }
    }

    private struct CafeRoute: Route {
        static let format = RouteFormat("cafe", path: "caf\u{E9}") { Self() }
    }

    private func place<R: Route>(_ route: R.Type, leadsTo next: [LinkDestination<Int>] = [])
        -> LinkDestination<Int>
    {
        LinkDestination(route, leadsTo: next) { (_, number: Int) async throws(DeepLinkError) in
            ResolvedDestination(number)
        }
    }

    @Test func `finds no mistakes in the example`() {
        #expect(RouteMap<Squad>.example().verify() == [])
    }

    @Test func `finds ambiguous destinations at one level`() {
        let list = place(
            PlayerListRoute.self, leadsTo: [place(NamedRoute.self), place(PlayerAddRoute.self)])
        #expect(
            RouteMap([list]).verify() == [
                .ambiguous(":name", "add", after: "players"),
                .ambiguous(":name", "players", after: "players"),
            ])
        #expect(
            RouteMap([place(GatherRoute.self), place(GathersRoute.self)]).verify()
                == [.ambiguous("gather/current", "gather", after: "")])
        #expect(
            RouteMap([place(FieldRoute.self), place(AgeRoute.self)]).verify()
                == [.ambiguous(":field", "age", after: "")])
        #expect(
            RouteMap([place(PlayerDetailRoute.self), place(FieldRoute.self)]).verify() == [])
        #expect(
            RouteMap([place(FieldRoute.self), place(PlayerDetailRoute.self)]).verify() == [])
        #expect(
            RouteMap([place(PlayerDetailRoute.self), place(NamedRoute.self)]).verify()
                == [.ambiguous(":player", ":name", after: "")])
    }

    @Test func `finds ambiguous destinations at different levels`() {
        let detail = place(PlayerDetailRoute.self, leadsTo: [place(AgeRoute.self)])
        #expect(
            RouteMap([detail, place(FieldRoute.self)]).verify()
                == [.ambiguous("age", ":field", after: ":player")])
    }

    @Test func `is not needed for words and long paths to take precedence`() throws {
        let map = RouteMap([
            place(NamedRoute.self), place(AgeRoute.self), place(GathersRoute.self),
            place(GatherRoute.self),
        ])
        #expect(try map.link(from: "age") == DeepLink([AgeRoute()]))
        #expect(try map.link(from: "agent") == DeepLink([NamedRoute(name: "agent")]))
        #expect(try map.link(from: "gather/current") == DeepLink([GatherRoute()]))
    }

    @Test func `finds duplicate names and routes`() {
        #expect(
            RouteMap([place(PlayerListRoute.self), place(OtherListRoute.self)]).verify()
                == [.duplicateName("player-list")])
        #expect(
            RouteMap([place(AgeRoute.self), place(AgeRoute.self)]).verify()
                == [.unreachable("age", after: "")])
    }

    @Test func `compares words by their scalars`() throws {
        let map = RouteMap([place(NamedRoute.self), place(CafeRoute.self)])
        #expect(try map.link(from: "caf\u{E9}") == DeepLink([CafeRoute()]))
        #expect(try map.link(from: "cafe\u{301}") == DeepLink([NamedRoute(name: "cafe\u{301}")]))
    }

    @Test func `allows a kind of route at several levels`() {
        let add = place(PlayerAddRoute.self)
        let list = place(PlayerListRoute.self, leadsTo: [add])
        #expect(RouteMap([list, add]).verify() == [])
    }

    @Test func `finds invalid formats`() {
        let path = "its path “a//:side/:side”"
        #expect(
            RouteMap([place(WrongRoute.self)]).verify()
                == [
                    "it has no name", "a part of \(path) is empty",
                    "\(path) names 2 parameters and 1 are declared",
                    "two parameters of \(path) have the same name",
                    "two choices for :side have the same name",
                ].map { .invalidFormat("", reason: $0) })
        // An invalid format does not crash.
        #expect(WrongRoute(side: .left).path == "a/~/same/~")
        #expect(throws: DeepLinkError.self) {
            try RouteMap([place(WrongRoute.self)]).link(from: "a/~/same/~")
        }
    }

    @Test func `finds migrations without a route`() {
        let migrations = [
            RouteMigration("age", from: 0) { $0 },
            RouteMigration("age", from: 1) { $0 },
            RouteMigration(renaming: "old", from: 0, to: "gone"),
            RouteMigration("age", from: 0) { $0 },
        ]
        #expect(
            RouteMap([place(AgeRoute.self)], migrations: migrations).verify() == [
                .strayMigration("age", from: 1), .strayMigration("old", from: 0),
                .strayMigration("age", from: 0),
            ])
    }

    @Test func `returns errors with messages`() {
        let errors: [RouteMapError] = [
            .invalidFormat("age", reason: "it has no name"), .duplicateName("age"),
            .ambiguous("age", ":name", after: ""), .unreachable("age", after: "players"),
            .strayMigration("age", from: 1),
        ]
        #expect(
            errors.map(\.message) == [
                "The format of “age” is invalid: it has no name.",
                "Two kinds of routes are called “age”: rename one of them.",
                "A link cannot distinguish age from :name: begin one of them with another word.",
                "age occurs twice after players: remove one.",
                """
                The migration of “age” from version 1 leads to no route: remove it, or add the \
                route or migration that follows it.
                """,
            ])
    }
}
