import Navigation
import Testing

@MainActor @Suite struct `A map of routes is verified` {
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
            ResolvedDestination(number) { () throws(NavigationError) in }
        }
    }

    @Test func `the example has no faults`() {
        #expect(RouteMap<Club>.example().verify() == [])
    }

    @Test func `places next to each other that a link cannot tell apart`() {
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

    @Test func `a place that hides one farther away`() {
        let detail = place(PlayerDetailRoute.self, leadsTo: [place(AgeRoute.self)])
        #expect(
            RouteMap([detail, place(FieldRoute.self)]).verify()
                == [.ambiguous("age", ":field", after: ":player")])
    }

    @Test func `words win and long paths win, even where there are faults`() throws {
        let map = RouteMap([
            place(NamedRoute.self), place(AgeRoute.self), place(GathersRoute.self),
            place(GatherRoute.self),
        ])
        #expect(try map.link(from: "age") == DeepLink([AgeRoute()]))
        #expect(try map.link(from: "agent") == DeepLink([NamedRoute(name: "agent")]))
        #expect(try map.link(from: "gather/current") == DeepLink([GatherRoute()]))
    }

    @Test func `names and kinds that stand twice`() {
        #expect(
            RouteMap([place(PlayerListRoute.self), place(OtherListRoute.self)]).verify()
                == [.duplicateName("player-list")])
        #expect(
            RouteMap([place(AgeRoute.self), place(AgeRoute.self)]).verify()
                == [.unreachable("age", after: "")])
    }

    @Test func `a word is told by its scalars, and a parameter takes the other ones`() throws {
        let map = RouteMap([place(NamedRoute.self), place(CafeRoute.self)])
        #expect(try map.link(from: "caf\u{E9}") == DeepLink([CafeRoute()]))
        #expect(try map.link(from: "cafe\u{301}") == DeepLink([NamedRoute(name: "cafe\u{301}")]))
    }

    @Test func `the same kind of route may come after several places`() {
        let add = place(PlayerAddRoute.self)
        let list = place(PlayerListRoute.self, leadsTo: [add])
        #expect(RouteMap([list, add]).verify() == [])
    }

    @Test func `a format that cannot be right`() {
        let path = "its path “a//:side/:side”"
        #expect(
            RouteMap([place(WrongRoute.self)]).verify()
                == [
                    "it has no name", "a part of \(path) is empty",
                    "\(path) names 2 parameters and 1 are declared",
                    "two parameters of \(path) have the same name",
                    "two choices for :side have the same name",
                ].map { .invalidFormat("", reason: $0) })
        // Nothing else breaks.
        #expect(WrongRoute(side: .left).path == "a/~/same/~")
        #expect(throws: DeepLinkError.self) {
            try RouteMap([place(WrongRoute.self)]).link(from: "a/~/same/~")
        }
    }

    @Test func `migrations that lead nowhere`() {
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

    @Test func `each fault says what mends it`() {
        let faults: [RouteMapError] = [
            .invalidFormat("age", reason: "it has no name"), .duplicateName("age"),
            .ambiguous("age", ":name", after: ""), .unreachable("age", after: "players"),
            .strayMigration("age", from: 1),
        ]
        #expect(
            faults.map(\.description) == [
                "The format of “age” is wrong: it has no name.",
                "Two kinds of routes are called “age”: give one of them another name.",
                "A link cannot tell age from :name: begin one of them with another word.",
                "age stands twice after players: remove one.",
                """
                The migration of “age” from version 1 leads to no route: remove it, or add what \
                comes after it.
                """,
            ])
    }
}
