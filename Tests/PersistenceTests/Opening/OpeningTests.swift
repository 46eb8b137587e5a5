import Cryptography
import Domain
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

@Suite struct `Opening a storage` {
    private func open(_ path: String) async throws(StorageOpenError) {
        let storage = try await Storage.open(
            directory: path, folding: LowercaseFolding(), time: ManualClock(),
            passwordCost: .minimum)
        await storage.close()
    }

    @Test func `a missing directory and its parents are created for their owner only`() async throws
    {
        let directory = TemporaryDirectory()
        try await open(directory.path + "/deep/down")
        #expect(try directory.permissions(of: directory.path) == 0o700)
        #expect(try directory.permissions(of: directory.path + "/deep") == 0o700)
        #expect(try directory.permissions(of: directory.path + "/deep/down") == 0o700)
    }

    @Test func `a path can end with slashes`() async throws {
        let directory = TemporaryDirectory()
        try await open(directory.path + "//a//")
        #expect(directory.files == ["a"])
    }

    @Test func `only the owner can access the files`() async throws {
        let fixture = try await Fixture()
        let session = try await fixture.signUp()
        try await fixture.storage.credentialStore.saveToken(session.token)
        let files = fixture.directory.files
        #expect(
            files == [
                "football-gather.sqlite", "football-gather.sqlite-shm",
                "football-gather.sqlite-wal", "lock", "session",
            ])
        for file in files {
            #expect(
                try fixture.directory.permissions(of: "\(fixture.directory.path)/\(file)") == 0o600)
        }
    }

    @Test func `a restart finds stored players`() async throws {
        let first = try await Fixture()
        let session = try await first.signUp()
        _ = try await first.storage.players(of: session).add(playerName("손흥민"))
        await first.storage.close()

        let second = try await Fixture(in: first.directory)
        let squad = try await second.storage.players(of: session).squad()
        #expect(squad.players.map(\.name.text) == ["손흥민"])
    }

    @Test func `a start after a killed process finds stored players`() async throws {
        // Without a close, the second connection finds the files as after a kill.
        let first = try await Fixture(isExclusive: false)
        let session = try await first.signUp()
        _ = try await first.storage.players(of: session).add(playerName("Łukasz"))
        let second = try await Fixture(in: first.directory, isExclusive: false)
        #expect(try await second.storage.players(of: session).squad().players.count == 1)
    }

    @Test func `a transaction that a kill interrupted is rolled back`() async throws {
        let first = try await Fixture()
        let session = try await first.signUp()
        _ = try await first.storage.players(of: session).add(playerName("Anna"))
        await first.storage.close()
        let raw = try first.raw()
        // A small cache makes SQLite write pages before the end of the transaction.
        try raw.script("PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1; BEGIN;")
        try raw.script(
            """
            WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
            INSERT INTO players (user, name, name_key, identity_key)
            SELECT 1, 'half', 'half ' || i, 'half ' || i FROM n
            """)
        let killed = TemporaryDirectory()
        for suffix in ["", "-journal"] {
            let bytes = first.directory.bytes(of: first.directory.database + suffix)
            #expect(bytes.count > 4_096)
            try killed.write(bytes, to: killed.database + suffix)
        }
        try raw.script("ROLLBACK")

        let second = try await Fixture(in: killed)
        let squad = try await second.storage.players(of: session).squad()
        #expect(squad.players.map(\.name.text) == ["Anna"])
    }

    @Test func `a second process is rejected with the identifier of the first`() async throws {
        let first = try await Fixture()
        let holder = DirectoryLock.holder(
            in: first.directory.bytes(of: first.directory.lock))
        #expect(holder != nil)
        await #expect(throws: StorageOpenError.inUse(process: holder)) {
            try await open(first.directory.path)
        }
        await first.storage.close()
        try await open(first.directory.path)
    }

    @Test func `only one of simultaneous starts opens a new storage`() async {
        let directory = TemporaryDirectory()
        let starts = await withTaskGroup(of: Result<Storage, StorageOpenError>.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    do throws(StorageOpenError) {
                        return .success(
                            try await Storage.open(
                                directory: directory.path, folding: LowercaseFolding(),
                                time: ManualClock(), passwordCost: .minimum))
                    } catch {
                        return .failure(error)
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(starts.count { (try? $0.get()) != nil } == 1)
        for case .failure(let error) in starts {
            guard case .inUse = error else {
                Issue.record(error)
                continue
            }
        }
    }

    @Test func `a lock file is read as a process identifier`() {
        #expect(DirectoryLock.holder(in: []) == nil)
        #expect(DirectoryLock.holder(in: Array("12\nrest".utf8)) == 12)
        #expect(DirectoryLock.holder(in: Array("99999999999".utf8)) == nil)
        #expect(!DirectoryLock.isRunning(0))
        #expect(!DirectoryLock.isRunning(.max))
        #expect(DirectoryLock.isRunning(1))
    }

    @Test(arguments: [("journal_mode", "wal"), ("synchronous", "2")])
    func `the settings protect commits from a loss of power`(_ setting: String, _ value: String)
        throws
    {
        let directory = TemporaryDirectory()
        let database = try DatabaseFile(in: PrivateDirectory(directory.path), busyTimeout: 0)
            .open(schema: .current, folding: LowercaseFolding(), backupTime: nil)
        let sql = "SELECT CAST(\(setting) AS TEXT) FROM pragma_\(setting)"
        #expect(try database.text(sql) == value)
    }

    @Test func `a path below a file is unavailable`() async throws {
        let directory = TemporaryDirectory()
        try directory.write([1], to: directory.path + "/file")
        await #expect(throws: StorageOpenError.storage(.unavailable)) {
            try await open(directory.path + "/file/data")
        }
        #expect(directory.bytes(of: directory.path + "/file") == [1])
    }

    @Test func `an empty path is unavailable`() async {
        await #expect(throws: StorageOpenError.storage(.unavailable)) { try await open("") }
    }

    // The superuser cannot write here either.
    @Test(arguments: ["/sys/football-gather", "/proc/football-gather"])
    func `a file system that cannot be written throws readOnly`(_ path: String) async {
        await #expect(throws: StorageOpenError.self) { try await open(path) }
        do {
            try await open(path)
        } catch {
            #expect(error == .storage(.readOnly))
        }
    }

    @Test func `every call throws after the storage is closed`() async throws {
        let fixture = try await Fixture()
        let session = try await fixture.signUp()
        await fixture.storage.close()
        await #expect(throws: StorageError.unavailable) {
            try await fixture.storage.players(of: session).squad()
        }
        await #expect(throws: StorageError.unavailable) {
            try await fixture.storage.credentialStore.savedToken()
        }
        await #expect(throws: AccountError.storage(.unavailable)) {
            try await fixture.signIn("anna")
        }
        await fixture.storage.close()
    }
}
