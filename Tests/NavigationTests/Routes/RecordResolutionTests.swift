import Testing

@testable import Navigation

@MainActor @Suite struct `Resolving the records of a snapshot` {
    /// A route that has been renamed and has had other parameters.
    private struct ReportRoute: Route {
        let year: Int
        static let format = RouteFormat("report", version: 3, path: "report/:year", .number(\.year))
        { Self(year: $0) }
    }

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

    private func path(of record: RouteRecord, migrations: RouteMigration...) async -> String {
        let report = LinkDestination(ReportRoute.self) {
            (_, squad: Squad) async throws(DeepLinkError) in squad.resolved("report", ())
        }
        return await path(of: [record], in: RouteMap([report], migrations: migrations))
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

    @Test func `applies all migrations of a record`() async {
        let first = RouteMigration("report", from: 1) { $0 + ["twenty"] }
        let second = RouteMigration("report", from: 2) { $0 == ["x", "twenty"] ? ["26"] : nil }
        let old = RouteRecord(name: "report", version: 1, parameters: ["x"])
        #expect(await path(of: old, migrations: second, first) == "report/26")
        #expect(await path(of: old, migrations: second) == "")
        #expect(await path(of: old, migrations: first) == "")
    }

    @Test func `applies the migration of a renamed route`() async {
        let rename = RouteMigration(renaming: "summary", from: 2, to: "report")
        let old = RouteRecord(name: "summary", version: 2, parameters: ["26"])
        #expect(await path(of: old, migrations: rename) == "report/26")
        #expect(await path(of: old) == "")
    }

    @Test func `stops before a record whose migration returns nil`() async {
        let removal = RouteMigration("report", from: 2) { _ in nil }
        let old = RouteRecord(name: "report", version: 2, parameters: ["26"])
        #expect(await path(of: old, migrations: removal) == "")
    }
}
