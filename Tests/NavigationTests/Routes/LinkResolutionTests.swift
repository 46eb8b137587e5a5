import Testing

@testable import Navigation

@MainActor @Suite struct `Resolving a link` {
    private let map = RouteMap<Squad>.example()
    private let squad = Squad("Ana", "Bo")

    private func error(of link: DeepLink) async -> DeepLinkError? {
        do {
            _ = try await map.resolve(link, from: squad)
            return nil
        } catch {
            return error
        }
    }

    @Test func `loads every destination and shows none`() async throws {
        let link = try map.link(from: "players/2/gather/current")
        let destinations = try await map.resolve(link, from: squad)
        #expect(DeepLink(destinations.map(\.target)) == link)
        #expect(squad.events == ["loaded: players", "loaded: Bo", "loaded: gather"])
        for destination in destinations { try destination.show() }
        #expect(squad.events.suffix(3) == ["shown: players", "shown: Bo", "shown: gather"])
    }

    @Test func `passes the target of a destination to the next one`() async throws {
        func showLast(_ text: String) async throws {
            let destinations = try await map.resolve(map.link(from: text), from: squad)
            try destinations.last?.show()
        }
        try await showLast("players/2/edit/skill")
        await #expect(throws: NavigationError.nothingShown) {
            try await showLast("players/1/edit/skill")
        }
    }

    @Test func `fails with the first destination that does not exist`() async throws {
        let link = try map.link(from: "players/2/9/edit/age")
        #expect(await error(of: link) == .notFound("There is no player with the number 9."))
        #expect(!squad.events.contains { $0.hasPrefix("shown") })
    }

    @Test func `checks a link that was not created from text`() async {
        #expect(await error(of: DeepLink([])) == .empty)
        #expect(
            await error(of: DeepLink([PlayerListRoute(), PlayerEditRoute(field: .age)]))
                == .unknown(
                    "edit/age", after: "players",
                    expected: [":player", "add", "search/:text/in/:team"]))
        #expect(await error(of: DeepLink([PlayerListRoute(), PlayerAddRoute()])) == nil)
    }

    @Test func `fails in a cancelled task`() async throws {
        let link = try map.link(from: "players/2")
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await error(of: link)
        }
        #expect(await task.value == .cancelled)
    }

    @Test func `copies of a resolver continue independently`() async throws {
        var first = map.resolver(from: squad)
        _ = try await first.resolve(PlayerListRoute())
        var second = first
        _ = try await first.resolve(PlayerDetailRoute(player: 1))
        _ = try await second.resolve(PlayerAddRoute())
        _ = try await first.resolve(PlayerEditRoute(field: .age))
        await #expect(throws: DeepLinkError.self) {
            try await second.resolve(PlayerEditRoute(field: .age))
        }
        // A failure leaves the resolver unchanged.
        _ = try await second.resolve(PlayerDetailRoute(player: 2))
    }
}
