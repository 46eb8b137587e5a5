import Testing

@testable import Navigation

@MainActor @Suite struct `Preparing what is left of a saved stack` {
    /// Has had another name, and other parameters before that.
    private struct ReportRoute: Route {
        let year: Int
        static let format = RouteFormat("report", version: 3, path: "report/:year", .number(\.year))
        { Self(year: $0) }
    }

    private let club = Club("Ana", "Bo")
    private let list = RouteRecord(name: "player-list", version: 1)
    private let bo = RouteRecord(name: "player", version: 1, parameters: ["2"])
    private let gather = RouteRecord(name: "gather", version: 1)

    private func links(_ records: RouteRecord...) async -> String {
        let places = await RouteMap<Club>.example().prepare(prefixOf: records, from: club)
        return DeepLink(places.map(\.route)).description
    }

    private func reports(
        _ record: RouteRecord, _ migrations: RouteMigration...
    ) async -> String {
        let report = LinkDestination(ReportRoute.self) {
            (_, club: Club) async throws(DeepLinkError) in
            club.arrival("report", ())
        }
        let places = await RouteMap([report], migrations: migrations)
            .prepare(prefixOf: [record], from: club)
        return DeepLink(places.map(\.route)).description
    }

    @Test func `all of it comes again, and nothing is shown yet`() async {
        #expect(await links(list, bo, gather) == "players/2/gather/current")
        #expect(club.events == ["ready: players", "ready: Bo", "ready: gather"])
        #expect(await links() == "")
    }

    @Test func `it ends before a place that is gone`() async {
        let gone = RouteRecord(name: "player", version: 1, parameters: ["9"])
        #expect(await links(list, gone, gather) == "players")
        club.hasGather = false
        #expect(await links(list, bo, gather) == "players/2")
        #expect(await links(gather, list) == "")
    }

    @Test func `it ends before a place that is not restored`() async {
        #expect(await links(list, RouteRecord(name: "player-add", version: 1), gather) == "players")
    }

    @Test func `it ends before what nobody knows`() async {
        #expect(await links(list, RouteRecord(name: "weather", version: 1), bo) == "players")
        let edit = RouteRecord(name: "player-edit", version: 1, parameters: ["age"])
        #expect(await links(list, edit) == "players")
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
    func `it ends before a record that cannot be read`(record: RouteRecord) async {
        #expect(await links(list, record, bo) == "players")
    }

    @Test func `a record goes through all migrations`() async {
        let first = RouteMigration("report", from: 1) { $0 + ["twenty"] }
        let second = RouteMigration("report", from: 2) { $0 == ["x", "twenty"] ? ["26"] : nil }
        let old = RouteRecord(name: "report", version: 1, parameters: ["x"])
        #expect(await reports(old, second, first) == "report/26")
        #expect(await reports(old, second) == "")
        #expect(await reports(old, first) == "")
    }

    @Test func `a renamed route is found`() async {
        let rename = RouteMigration(renaming: "summary", from: 2, to: "report")
        let old = RouteRecord(name: "summary", version: 2, parameters: ["26"])
        #expect(await reports(old, rename) == "report/26")
        #expect(await reports(old) == "")
    }

    @Test func `a migration may give up`() async {
        let giveUp = RouteMigration("report", from: 2) { _ in nil }
        let old = RouteRecord(name: "report", version: 2, parameters: ["26"])
        #expect(await reports(old, giveUp) == "")
    }

    @Test func `a way can be followed into tabs`() async throws {
        let map = RouteMap<Club>.example()
        var walk = map.walk(from: club)
        _ = await map.prepare(prefixOf: [list], by: &walk)
        var tab = walk
        let inside = await map.prepare(prefixOf: [bo], by: &tab)
        let beside = await map.prepare(prefixOf: [gather, bo], by: &walk)
        #expect(inside.count == 1 && beside.count == 1)
    }
}
