import Domain
import TestSupport
import Testing

@testable import Persistence

@Suite struct `Opening a storage` {
    private func open(_ path: String) async throws(StorageOpenError) {
        let storage = try await Storage.open(
            directory: path, folding: LowercaseFolding(), time: ManualClock(),
            passwordCost: .minimum)
        await storage.close()
    }

    @Test func `a missing directory is created with its parents, for its owner only`() async throws
    {
        let directory = TemporaryDirectory()
        try await open(directory.path + "/deep/down")
        #expect(try directory.permissions(of: directory.path) == 0o700)
        #expect(try directory.permissions(of: directory.path + "/deep") == 0o700)
        #expect(try directory.permissions(of: directory.path + "/deep/down") == 0o700)
    }

    @Test func `a trailing slash does not matter`() async throws {
        let directory = TemporaryDirectory()
        try await open(directory.path + "//a//")
        #expect(directory.files == ["a"])
    }

    @Test func `all files belong to their owner only`() async throws {
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

    @Test func `what was stored is there at the next start`() async throws {
        let first = try await Fixture()
        let session = try await first.signUp()
        _ = try await first.storage.players(of: session).add(playerName("손흥민"))
        await first.storage.close()

        let second = try await Fixture(in: first.directory)
        let squad = try await second.storage.players(of: session).squad()
        #expect(squad.players.map(\.name.text) == ["손흥민"])
    }

    @Test func `what was stored is there after a kill`() async throws {
        // No close: the second connection finds the files as a killed process leaves them.
        let first = try await Fixture(isExclusive: false)
        let session = try await first.signUp()
        _ = try await first.storage.players(of: session).add(playerName("Łukasz"))
        let second = try await Fixture(in: first.directory, isExclusive: false)
        #expect(try await second.storage.players(of: session).squad().players.count == 1)
    }

    @Test func `a transaction that a kill cut off in the old journal is undone`() async throws {
        let first = try await Fixture()
        let session = try await first.signUp()
        _ = try await first.storage.players(of: session).add(playerName("Anna"))
        await first.storage.close()
        let raw = try first.raw()
        // So few pages in memory that half a transaction is on the disk before it ends.
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

    @Test func `a second runner is refused and learns who holds the directory`() async throws {
        let first = try await Fixture()
        let holder = DirectoryLock.holder(
            in: first.directory.bytes(of: first.directory.path + "/lock"))
        #expect(holder != nil)
        await #expect(throws: StorageOpenError.inUse(process: holder)) {
            try await open(first.directory.path)
        }
        await first.storage.close()
        try await open(first.directory.path)
    }

    @Test func `a lock file without a number names nobody`() {
        #expect(DirectoryLock.holder(in: []) == nil)
        #expect(DirectoryLock.holder(in: Array("12\nrest".utf8)) == 12)
        #expect(DirectoryLock.holder(in: Array("99999999999".utf8)) == nil)
        #expect(!DirectoryLock.isRunning(0))
        #expect(!DirectoryLock.isRunning(.max))
        #expect(DirectoryLock.isRunning(1))
    }

    @Test(arguments: [
        ("journal_mode", "wal"), ("synchronous", "2"), ("fullfsync", "1"),
        ("checkpoint_fullfsync", "1"),
    ])
    func `what is committed survives a loss of power`(_ setting: String, _ value: String) throws {
        let directory = TemporaryDirectory()
        let data = DataDirectory(directory.path)
        try data.create()
        let database = try DatabaseFile(data.database, patience: 0)
            .open(schema: .current, folding: LowercaseFolding())
        let sql = "SELECT CAST(\(setting) AS TEXT) FROM pragma_\(setting)"
        let found = try database.first(sql) { row throws(StorageError) in try row.text(0) }
        #expect(found == value)
    }

    @Test func `a path below a file cannot be reached`() async throws {
        let directory = TemporaryDirectory()
        try directory.write([1], to: directory.path + "/file")
        await #expect(throws: StorageOpenError.storage(.unavailable)) {
            try await open(directory.path + "/file/data")
        }
        #expect(directory.bytes(of: directory.path + "/file") == [1])
    }

    @Test func `no path at all cannot be reached`() async {
        await #expect(throws: StorageOpenError.storage(.unavailable)) { try await open("") }
    }

    #if os(Linux)
        // Even the superuser writes nothing here.
        @Test(arguments: ["/sys/football-gather", "/sys", "/proc/football-gather"])
        func `a place that cannot be written says so`(_ path: String) async {
            await #expect(throws: StorageOpenError.self) { try await open(path) }
            do {
                try await open(path)
            } catch {
                #expect(error == .storage(.readOnly))
            }
        }
    #endif

    @Test func `nothing works after the end`() async throws {
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
