import Testing

@testable import Navigation

@MainActor @Suite struct `Preparing the places of a link` {
    private let map = RouteMap<Club>.example()
    private let club = Club("Ana", "Bo")

    private func error(_ link: DeepLink) async -> DeepLinkError? {
        do {
            _ = try await map.prepare(link, from: club)
            return nil
        } catch {
            return error
        }
    }

    @Test func `each is made ready, and none is shown before it is entered`() async throws {
        let link = try map.link(from: "players/2/gather/current")
        let places = try await map.prepare(link, from: club)
        #expect(DeepLink(places.map(\.route)) == link)
        #expect(club.events == ["ready: players", "ready: Bo", "ready: gather"])
        for place in places { try place.enter() }
        #expect(club.events.suffix(3) == ["shown: players", "shown: Bo", "shown: gather"])
    }

    @Test func `a place gets what the place before it has found`() async throws {
        func enterLast(_ text: String) async throws {
            let places = try await map.prepare(try map.link(from: text), from: club)
            try places.last?.enter()
        }
        try await enterLast("players/2/edit/skill")
        await #expect(throws: NavigationError.nothingShown) {
            try await enterLast("players/1/edit/skill")
        }
    }

    @Test func `one place that is not there is all that matters`() async throws {
        let link = try map.link(from: "players/2/9/edit/age")
        #expect(await error(link) == .notFound("There is no player with the number 9."))
        #expect(!club.events.contains { $0.hasPrefix("shown") })
    }

    @Test func `a link made by hand is held to the same rules`() async {
        #expect(await error(DeepLink([])) == .empty)
        #expect(
            await error(DeepLink([PlayerListRoute(), PlayerEditRoute(field: .age)]))
                == .unknown(
                    "edit/age", after: "players",
                    expected: [":player", "add", "search/:text/in/:team"]))
        #expect(await error(DeepLink([PlayerListRoute(), PlayerAddRoute()])) == nil)
    }

    @Test func `a cancelled task gets nothing`() async throws {
        let link = try map.link(from: "players/2")
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            let places = await map.prepare(prefixOf: link.routes.map(\.record), from: club)
            #expect(places.isEmpty)
            return await error(link)
        }
        #expect(await task.value == .dropped)
    }

    @Test func `a copy of a walk goes another way`() async throws {
        var first = map.walk(from: club)
        _ = try await first.step(to: PlayerListRoute())
        var second = first
        _ = try await first.step(to: PlayerDetailRoute(player: 1))
        _ = try await second.step(to: PlayerAddRoute())
        _ = try await first.step(to: PlayerEditRoute(field: .age))
        await #expect(throws: DeepLinkError.self) {
            try await second.step(to: PlayerEditRoute(field: .age))
        }
        // It stays where it was.
        _ = try await second.step(to: PlayerDetailRoute(player: 2))
    }
}
