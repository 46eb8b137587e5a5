import Domain
import Records
import SQLite
import Service
import TestSupport
import Testing

@testable import ServicePersistence

@Suite struct `The copies of the service's tables` {
    private let directory = TemporaryDirectory()

    private func open() async throws -> any SQLDatabase {
        try await ServiceStorage.open(
            directory: directory.path, readerCount: 1, at: ManualClock().now())
    }

    private func raw() throws -> Database {
        try Database(
            path: "\(directory.path)/\(DatabaseKind.service.file)", busyTimeout: 900_000)
    }

    /// Opens a service with two users, who have the players 1 and 2.
    private func openWithPlayers() async throws -> any SQLDatabase {
        let service = try await open()
        try await write(
            """
            INSERT INTO users (id, name, identity_key, password_hash)
            VALUES ('a', 'Ana', 'ana', ''), ('b', 'Bo', 'bo', '')
            """, service)
        try await write(
            "INSERT INTO players (user_number, name) VALUES (1, 'Cy'), (2, 'Di')", service)
        return service
    }

    private func write(_ sql: String, _ service: any SQLDatabase) async throws(StorageError) {
        try await service.write(for: nil) { connection throws(StorageError) in
            _ = try connection.run(sql, []) { _ throws(StorageError) in }
        }
    }

    private func names(of user: Int64, _ service: any SQLDatabase) throws -> [String] {
        let read = service.read(inTransaction: false) { connection throws(StorageError) in
            var names: [String] = []
            _ = try connection.run(
                "SELECT name FROM players WHERE user_number = $1 ORDER BY id", [.integer(user)]
            ) { row throws(StorageError) in
                if let name = try row.utf8(0) {
                    names.append(String(decoding: name, as: UTF8.self))
                }
            }
            return names
        }
        guard case .now(let result) = read else { return [] }
        return try result.get()
    }

    @Test(arguments: [
        "UPDATE players SET name = 'Cx' WHERE id = 1",
        "UPDATE players_copy SET name = 'Cx' WHERE id = 1", "DELETE FROM players WHERE id = 1",
        "DELETE FROM players_copy WHERE id = 1",
        "INSERT INTO players (user_number, name) VALUES (1, 'Eve')",
        "UPDATE players SET age = 20 WHERE id = 1; UPDATE players SET name = 7 WHERE id = 1",
    ])
    func `a difference is damage for its account only`(change: String) async throws {
        let service = try await openWithPlayers()
        try raw().script(change)
        #expect(throws: StorageError.damaged) { try names(of: 1, service) }
        #expect(try names(of: 2, service) == ["Di"])
        let findings = try await DatabaseKind.service.findings(in: directory.path)
        let ofPlayers = findings.filter { !$0.hasPrefix("next_player ") }
        #expect(ofPlayers.count == 1)
        #expect(ofPlayers.first?.hasPrefix("players and its copy have ") == true)
    }

    @Test func `a write that changes the tables differently changes nothing`() async throws {
        let service = try await openWithPlayers()
        try raw().script("DELETE FROM players_copy WHERE id = 1")
        for sql in ["DELETE FROM players WHERE id = 1", "UPDATE players SET age = 9 WHERE id = 1"] {
            await #expect(throws: StorageError.damaged) { try await write(sql, service) }
        }
        #expect(try raw().integer("SELECT count(*) FROM players WHERE age IS NULL") == 2)
        try await write("UPDATE players SET age = 9 WHERE id = 2", service)
        #expect(try names(of: 2, service) == ["Di"])
    }

    @Test func `a constraint of a damaged index is damage`() async throws {
        let service = try await openWithPlayers()
        try raw().script("UPDATE users_copy SET id = 'c' WHERE number = 1")
        await #expect(throws: StorageError.damaged) {
            try await write(
                """
                INSERT INTO users (id, name, identity_key, password_hash)
                VALUES ('c', 'Cy', 'cy', '')
                """, service)
        }
    }

    @Test func `have the rows and the next identifiers of an older database`() async throws {
        let schema = DatabaseKind.service.schema
        let folder = try PrivateDirectory(directory.path)
        _ = try folder.open(DatabaseKind.service.file)
        let older = try raw()
        try schema.prefix(2).migrate(older)
        try older.script(
            """
            INSERT INTO users VALUES (1, 'a', 'Ana', 'ana', '', 0, 1, 0, 0, 0);
            INSERT INTO players (user_number, name) VALUES (1, 'Cy'), (1, 'Di'), (1, 'Gone');
            DELETE FROM players WHERE id = 3;
            """)
        let service = try await open()
        #expect(try names(of: 1, service) == ["Cy", "Di"])
        try await write("INSERT INTO players (user_number, name) VALUES (1, 'Ed')", service)
        #expect(try raw().integer("SELECT id FROM players WHERE name = 'Ed'") == 4)
        #expect(try names(of: 1, service) == ["Cy", "Di", "Ed"])
        #expect(try await DatabaseKind.service.findings(in: directory.path) == [])
    }
}
