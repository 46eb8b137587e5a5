import Testing

@testable import Navigation

@MainActor @Suite struct `Resolving the records of a navigation state` {
    private let squad = Squad("Ana", "Bo")
    private let list = RouteRecord(name: "player-list", version: 1)
    private let bo = RouteRecord(name: "player", version: 1, parameters: ["2"])
    private let gather = RouteRecord(name: "gather", version: 1)

    /// Resolves records up to the first one that cannot be resolved.
    private func path(
        of records: [RouteRecord], in map: RouteMap<Squad> = .example()
    ) async -> String {
        var resolver = map.resolver(from: squad)
        var routes: [any Route] = []
        for record in records {
            guard let resolved = await map.resolve(record, by: &resolver) else { break }
            routes.append(resolved.target)
        }
        return DeepLink(routes).description
    }

    @Test func `loads each destination and shows none`() async {
        #expect(await path(of: [list, bo, gather]) == "players/2/gather/current")
        #expect(squad.events == ["loaded: players", "loaded: Bo", "loaded: gather"])
    }

    @Test func `stops before a destination that does not exist`() async {
        let missing = RouteRecord(name: "player", version: 1, parameters: ["9"])
        #expect(await path(of: [list, missing, gather]) == "players")
        squad.hasMatch = false
        #expect(await path(of: [list, bo, gather]) == "players/2")
        #expect(await path(of: [gather, list]) == "")
    }

    @Test func `stops before a destination that is not restored`() async {
        let add = RouteRecord(name: "player-add", version: 1)
        #expect(await path(of: [list, add, gather]) == "players")
    }

    @Test func `stops before a route that is unknown, or unknown at this point`() async {
        #expect(await path(of: [list, RouteRecord(name: "weather", version: 1), bo]) == "players")
        let edit = RouteRecord(name: "player-edit", version: 1, parameters: ["age"])
        #expect(await path(of: [list, edit]) == "players")
    }

    @Test(arguments: [
        RouteRecord(name: "player", version: 2, parameters: ["2"]),
        RouteRecord(name: "player", version: 0, parameters: ["2"]),
        RouteRecord(name: "player", version: .max, parameters: ["2"]),
        RouteRecord(name: "player", version: .min, parameters: ["2"]),
        RouteRecord(name: "player", version: 1, parameters: []),
        RouteRecord(name: "player", version: 1, parameters: ["2", "3"]),
        RouteRecord(name: "player", version: 1, parameters: ["two"]),
        RouteRecord(name: "", version: 1),
    ])
    func `stops before a record of another version or with invalid parameters`(
        record: RouteRecord
    ) async {
        #expect(await path(of: [list, record, bo]) == "players")
    }
}
