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

    private func destination<R: Route>(_ route: R.Type, leadsTo next: [LinkDestination<Int>] = [])
        -> LinkDestination<Int>
    {
        LinkDestination(route, leadsTo: next) { (_, number: Int) async throws(DeepLinkError) in
            ResolvedDestination(number)
        }
    }

    private func errors(_ destinations: LinkDestination<Int>...) -> [RouteMapError] {
        RouteMap(destinations).verify()
    }

    @Test func `finds no errors in the example`() {
        #expect(RouteMap<Squad>.example().verify() == [])
    }

    @Test func `finds ambiguous destinations at one level`() {
        let list = destination(
            PlayerListRoute.self,
            leadsTo: [destination(NamedRoute.self), destination(PlayerAddRoute.self)])
        #expect(
            errors(list) == [
                .ambiguous(":name", "add", after: "players"),
                .ambiguous(":name", "players", after: "players"),
            ])
        #expect(
            errors(destination(GatherRoute.self), destination(GathersRoute.self))
                == [.ambiguous("gather/current", "gather", after: "")])
        #expect(
            errors(destination(FieldRoute.self), destination(AgeRoute.self))
                == [.ambiguous(":field", "age", after: "")])
        #expect(errors(destination(PlayerDetailRoute.self), destination(FieldRoute.self)) == [])
        #expect(errors(destination(FieldRoute.self), destination(PlayerDetailRoute.self)) == [])
        #expect(
            errors(destination(PlayerDetailRoute.self), destination(NamedRoute.self))
                == [.ambiguous(":player", ":name", after: "")])
    }

    @Test func `accepts parameters whose texts have different lengths`() throws {
        let map = RouteMap([destination(YearRoute.self), destination(DayRoute.self)])
        #expect(map.verify() == [])
        #expect(try map.link(from: "2026").routes.first is YearRoute)
        #expect(try map.link(from: "2026-11-14").routes.first is DayRoute)
        #expect(throws: DeepLinkError.unknown("26", after: "", expected: [":year", ":day"])) {
            try map.link(from: "26")
        }
        let error = #expect(throws: DeepLinkError.self) { try map.link(from: "20x6") }
        #expect(error?.message.contains("a year") == true)
        #expect(
            errors(destination(YearRoute.self), destination(NamedRoute.self))
                == [.ambiguous(":year", ":name", after: "")])
    }

    @Test func `finds ambiguous destinations at different levels`() {
        let detail = destination(PlayerDetailRoute.self, leadsTo: [destination(AgeRoute.self)])
        #expect(
            errors(detail, destination(FieldRoute.self))
                == [.ambiguous("age", ":field", after: ":player")])
    }

    @Test func `is not needed for words and long paths to take precedence`() throws {
        let map = RouteMap([
            destination(NamedRoute.self), destination(AgeRoute.self),
            destination(GathersRoute.self),
            destination(GatherRoute.self),
        ])
        #expect(try map.link(from: "age") == DeepLink([AgeRoute()]))
        #expect(try map.link(from: "agent") == DeepLink([NamedRoute(name: "agent")]))
        #expect(try map.link(from: "gather/current") == DeepLink([GatherRoute()]))
    }

    @Test func `finds duplicate names and routes`() {
        #expect(
            errors(destination(PlayerListRoute.self), destination(OtherListRoute.self))
                == [.duplicateName("player-list")])
        #expect(
            errors(destination(AgeRoute.self), destination(AgeRoute.self))
                == [.unreachable("age", after: "")])
    }

    @Test func `compares words by their scalars`() throws {
        let map = RouteMap([destination(NamedRoute.self), destination(CafeRoute.self)])
        #expect(try map.link(from: "caf\u{E9}") == DeepLink([CafeRoute()]))
        #expect(try map.link(from: "cafe\u{301}") == DeepLink([NamedRoute(name: "cafe\u{301}")]))
    }

    @Test func `allows a kind of route at several levels`() {
        let add = destination(PlayerAddRoute.self)
        let list = destination(PlayerListRoute.self, leadsTo: [add])
        #expect(errors(list, add) == [])
    }

    @Test func `finds invalid formats`() {
        let path = "the path “a//:side/:side”"
        #expect(
            errors(destination(WrongRoute.self))
                == [
                    "the name is empty", "a part of \(path) is empty",
                    "\(path) has 2 parameters and the format has 1",
                    "two parameters of \(path) have the same name",
                    "two choices for :side have the same name",
                ].map { .invalidFormat("", reason: $0) })
        // An invalid format does not crash.
        #expect(WrongRoute(side: .left).path == "a/~/same/~")
        #expect(throws: DeepLinkError.self) {
            try RouteMap([destination(WrongRoute.self)]).link(from: "a/~/same/~")
        }
    }

    @Test func `returns errors with messages`() {
        let errors: [RouteMapError] = [
            .invalidFormat("age", reason: "the name is empty"), .duplicateName("age"),
            .ambiguous("age", ":name", after: ""), .unreachable("age", after: "players"),
        ]
        #expect(
            errors.map(\.message) == [
                "The format of “age” is invalid: the name is empty. Correct the route's `format`.",
                "Two kinds of routes are called “age”: rename one of them.",
                "A link cannot distinguish age from :name: begin one of them with another word.",
                "age occurs twice after players: remove one.",
            ])
    }
}

private struct YearRoute: Route {
    let text: String
    static let format = RouteFormat(
        "year", path: ":year",
        RouteParameter(\.text, expected: "a year", length: 4, text: { $0 }) { text in
            text.utf8.allSatisfy { (48...57).contains($0) } ? text : nil
        }
    ) { Self(text: $0) }
}

private struct DayRoute: Route {
    let text: String
    static let format = RouteFormat(
        "day", path: ":day",
        RouteParameter(\.text, expected: "a day", length: 10, text: { $0 }, value: { $0 })
    ) { Self(text: $0) }
}
