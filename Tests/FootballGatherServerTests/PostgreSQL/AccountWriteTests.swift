import Domain
import Records
import Service
import TestSupport
import Testing

@testable import PostgreSQL

/// Writes of more accounts than connections, so that accounts share transactions.
@Suite struct `Writes of many accounts` {
    private static let count = "SELECT count(*) FROM entries WHERE account = $1"

    /// Opens a database with a table of entries.
    private func open() async throws -> (PostgreSQLDatabase, PostgreSQLConnection) {
        let address = try await PostgreSQLCluster.shared.value.makeAddress()
        let connection = try PostgreSQLCluster.connect(address)
        connection.queue("CREATE TABLE entries (account BIGINT, earlier BIGINT)")
        try connection.finish()
        let database = try PostgreSQLDatabase(
            try #require(PostgreSQLAddress(address)), readerCount: 1, writerCount: 2)
        return (database, connection)
    }

    /// Adds an entry with the number of earlier ones of the account.
    ///
    /// - Parameter fails: A Boolean value that is true if the write fails after that.
    private static func add(
        to account: Int64, fails: Bool = false, _ database: PostgreSQLDatabase
    ) async throws(StorageError) -> Int64? {
        try await database.write(for: account) { connection throws(StorageError) in
            let earlier = try connection.integer(count, [.integer(account)]) ?? 0
            try connection.queue(
                "INSERT INTO entries VALUES ($1, $2)", [.integer(account), .integer(earlier)])
            guard !fails else { throw .full }
            return try connection.integer(count, [.integer(account)])
        }
    }

    @Test func `see all earlier ones of their account, and fail without the others`() async throws {
        let (database, connection) = try await open()
        await withTaskGroup { group in
            for account in 1...40 as ClosedRange<Int64> {
                for number in 1...6 {
                    let fails = number == 3 && account % 10 == 0
                    group.addTask {
                        do throws(StorageError) {
                            let count = try await Self.add(to: account, fails: fails, database)
                            #expect(count != nil && !fails)
                        } catch {
                            #expect(error == .full && fails, "\(error)")
                        }
                    }
                }
            }
        }
        for account in 1...40 as ClosedRange<Int64> {
            let count: Int64 = account % 10 == 0 ? 5 : 6
            #expect(try connection.integer(Self.count, [.integer(account)]) == count)
            let distinct = "SELECT count(DISTINCT earlier) FROM entries WHERE account = $1"
            #expect(try connection.integer(distinct, [.integer(account)]) == count)
            let last = "SELECT max(earlier) FROM entries WHERE account = $1"
            #expect(try connection.integer(last, [.integer(account)]) == count - 1)
        }
    }

    @Test func `do not wait for an account that another server changes`() async throws {
        let (database, connection) = try await open()
        connection.queue("BEGIN")
        connection.queueLock(of: 1)
        try connection.finish()
        async let locked = Self.add(to: 1, database)
        await withTaskGroup { group in
            for account in 2...40 as ClosedRange<Int64> {
                group.addTask {
                    await #expect(throws: Never.self) { try await Self.add(to: account, database) }
                }
            }
        }
        #expect(try connection.integer("SELECT count(*) FROM entries", []) == 39)
        connection.queue("COMMIT")
        try connection.finish()
        #expect(try await locked == 1)
    }

    @Test(arguments: [1, 50])
    func `get numbers of players after those of copied rows`(last: Int64) async throws {
        let address = try #require(
            PostgreSQLAddress(try await PostgreSQLCluster.shared.value.makeAddress()))
        let open = { try PostgreSQLDatabase(address, readerCount: 1, writerCount: 1) }
        let write = { (database: PostgreSQLDatabase, sql: String) in
            try await database.write(for: nil) { connection throws(StorageError) in
                try connection.integer(sql, [])
            }
        }
        let first = try open()
        _ = try await write(
            first,
            """
            INSERT INTO users (id, name, identity_key, password_hash) VALUES ('a', 'Ana', 'ana', '')
            """)
        _ = try await write(
            first,
            """
            INSERT INTO players (id, user_number, name)
            VALUES (\(last), 1, 'Cy'), (4503599627370496, 1, 'Di')
            """)
        #expect(try await write(try open(), "SELECT id FROM next_player") == last + 1)
    }

    @Test func `fail with a requirement that finds no row, before the commit`() async throws {
        let (database, connection) = try await open()
        await #expect(throws: StorageError.notFound) {
            try await database.write(for: 1) { connection throws(StorageError) in
                try connection.queue("INSERT INTO entries VALUES ($1, 0)", [.integer(1)])
                try connection.require(
                    "SELECT account FROM entries WHERE account = $1", [.integer(2)])
            }
        }
        #expect(try await Self.add(to: 1, database) == 1)
        #expect(try connection.integer(Self.count, [.integer(1)]) == 1)
    }
}
