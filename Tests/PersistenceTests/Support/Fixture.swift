import Cryptography
import Domain
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

/// A storage in a temporary directory.
struct Fixture: Sendable {
    let directory: TemporaryDirectory
    let time: ManualClock
    let storage: Storage

    /// Opens a storage in `directory`, which is a new one by default. Without `sleep`, a delay
    /// advances the clock.
    init(
        in directory: TemporaryDirectory = TemporaryDirectory(), time: ManualClock = ManualClock(),
        folding: any TextFolding = LowercaseFolding(), schema: Schema = .current,
        isExclusive: Bool = true, busyTimeout: Int32 = 900_000,
        sleep: (@Sendable (Duration) async -> Void)? = nil,
        rules: @escaping @Sendable () -> [RecordRule] = { [] }
    ) async throws {
        self.directory = directory
        self.time = time
        storage = try await Storage.open(
            directory: directory.path, folding: folding, time: time, passwordCost: .minimum,
            rules: rules, schema: schema,
            options: StorageTestOptions(
                isExclusive: isExclusive, busyTimeout: busyTimeout,
                sleep: sleep ?? { time.advance(by: $0) }))
    }

    /// Opens a copy of a snapshot in memory.
    func copy(of snapshot: StorageSnapshot) async throws -> Storage {
        try await Storage.open(
            copyOf: snapshot, folding: LowercaseFolding(), time: time, passwordCost: .minimum)
    }

    /// Registers a user.
    func signUp(_ name: String = "anna") async throws -> Session {
        try await storage.accounts.register(
            name: try #require(UserName(name)), password: Password("correct horse"))
    }

    func signIn(_ name: String, password: String = "correct horse") async throws -> Session {
        try await storage.accounts.signIn(
            name: try #require(UserName(name)), password: Password(password))
    }

    /// Registers a user and returns the squad.
    func players(of name: String = "anna") async throws -> any PlayerRepository {
        storage.players(of: try await signUp(name))
    }

    /// Opens another connection to the database.
    func raw(busyTimeout: Int32 = 900_000) throws -> Database {
        try Database(path: directory.database, busyTimeout: busyTimeout)
    }

    func number(_ sql: String) throws -> Int64? {
        try raw().integer(sql)
    }
}

func playerName(_ text: String) throws -> PlayerName { try #require(PlayerName(text)) }

extension Schema {
    /// Creates a schema of other tables, with the identifier and the rules of the app.
    init(migrations: [String]) {
        self.init(
            migrations: migrations, application: Schema.current.application,
            rules: Schema.current.rules)
    }
}
