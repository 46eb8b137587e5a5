import Domain
import SQLite
import Service
import TestSupport
import Testing

/// The columns of `EXPLAIN QUERY PLAN`.
private enum PlanColumn: Int32, ResultColumn {
    case id, parent, unused, detail

    var sql: String { "\(self)" }
}

@Suite struct `The query plans of SQLite` {
    @Test func `read only the rows of one player or one gather`() async throws {
        let fixture = try await ServiceFixture()
        let database = RecordingDatabase(fixture.database)
        let service = fixture.withOtherService { _ in database }
        let file = try Database(
            path: "\(fixture.directory.path)/football-gather-server.sqlite", isReadOnly: true,
            busyTimeout: 900_000)
        for path in ["/api/players/1/gathers", "\(fixture.gather)/players"] {
            #expect(await service.send("GET \(path)", as: fixture.ana).status == 200)
            let sql = try #require(database.statements.last?.sql)
            let plan = try file.all(Query<PlanColumn>(sql: "EXPLAIN QUERY PLAN \(sql)")) {
                row throws(StorageError) in try row.text(.detail)
            }
            #expect(plan.contains { $0.hasPrefix("SEARCH gather_players ") }, "\(plan)")
            #expect(!plan.contains { $0.contains("user_number") }, "\(plan)")
        }
    }
}
