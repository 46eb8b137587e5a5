import Domain
import TestSupport
import Testing

@testable import Persistence

/// One storage in a directory of its own, and what a test needs to work with it.
struct Fixture: Sendable {
    let directory: TemporaryDirectory
    let time: ManualClock
    let storage: Storage

    /// Opens a storage, in a new directory unless one is given.
    init(
        in directory: TemporaryDirectory = TemporaryDirectory(), time: ManualClock = ManualClock(),
        folding: any TextFolding = LowercaseFolding(), schema: Schema = .current,
        isExclusive: Bool = true, patience: Int32 = 5_000
    ) async throws {
        self.directory = directory
        self.time = time
        storage = try await Storage.open(
            directory: directory.path, folding: folding, time: time, passwordCost: .minimum,
            schema: schema,
            options: StorageTestOptions(isExclusive: isExclusive, patience: patience))
    }

    /// A new user, signed in.
    func signUp(_ name: String = "anna") async throws -> Session {
        try await storage.accounts.register(
            name: try #require(UserName(name)), password: Password("correct horse"))
    }

    func signIn(_ name: String, password: String = "correct horse") async throws -> Session {
        try await storage.accounts.signIn(
            name: try #require(UserName(name)), password: Password(password))
    }

    /// The squad of a new user.
    func players(of name: String = "anna") async throws -> any PlayerRepository {
        storage.players(of: try await signUp(name))
    }

    /// A second connection to the same file, as somebody has who looks at it with another tool.
    func raw(patience: Int32 = 5_000) throws -> Database {
        try Database(path: directory.database, patience: patience)
    }

    func number(_ sql: String) throws -> Int64? {
        try raw().first(sql) { row throws(StorageError) in try row.integer(0) }
    }
}

func playerName(_ text: String) throws -> PlayerName { try #require(PlayerName(text)) }
