import Domain
import SQLite
import Service
import TestSupport
import Testing

@testable import ServicePersistence

@Suite struct `Older databases of the service` {
    @Test func `gathers without a date get that of the migration`() async throws {
        let directory = TemporaryDirectory()
        let schema = DatabaseKind.service.schema
        let first = schema.prefix(1)
        let folder = try PrivateDirectory(directory.path)
        _ = try folder.open(DatabaseKind.service.file)
        let path = folder.path(of: DatabaseKind.service.file)
        let older = try Database(path: path, busyTimeout: 0)
        try first.migrate(older)
        try older.script(
            """
            INSERT INTO users VALUES (1, 'a', 'Ana', 'ana', '');
            INSERT INTO gathers (id, user_number) VALUES ('g', 1);
            """)
        let now = "SELECT CAST(strftime('%s') AS INTEGER) * 1000"
        let start = try #require(try older.integer(now))

        let service = try await ServiceStorage.open(
            directory: directory.path, readerCount: 1, at: ManualClock().now())
        let (date, end) = try await service.write(for: nil) { connection throws(StorageError) in
            (
                try connection.integer("SELECT created_at FROM gathers", []),
                try connection.integer(now, [])
            )
        }
        #expect(try (start...#require(end)).contains(#require(date)))
        let backups = Backups(of: directory.path, .service)
        #expect(backups.names == ["2023-11-14-221320-version-1-1.sqlite"])
    }
}
