import Domain
import FoundationEssentials
import Glibc
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

/// A data directory with the user anna and the player Anna, and a folder for backups.
private struct SavedData {
    let directory = TemporaryDirectory()
    let folder = TemporaryDirectory()
    let time = ManualClock()

    var backup: String { "\(folder.path)/backup.sqlite" }

    init() async throws {
        try folder.create()
        try await add("Anna")
    }

    /// Adds a player and closes the storage.
    func add(_ name: String) async throws {
        let fixture = try await Fixture(in: directory, time: time)
        let isNew = try fixture.number("SELECT count(*) FROM users") == 0
        let session = try await isNew ? fixture.signUp() : fixture.signIn("anna")
        _ = try await fixture.storage.players(of: session).add(playerName(name))
        try await fixture.storage.credentialStore.saveToken(session.token)
        await fixture.storage.close()
    }

    func backUp() async throws {
        try await DatabaseKind.app.backUp(directory.path, to: backup)
    }

    @discardableResult
    func restore() async throws -> String? {
        try await DatabaseKind.app.restore(backup, into: directory.path, at: time.now())
    }

    /// The names of the players in a database file.
    func players(in file: String? = nil) throws -> String? {
        try Database(path: file ?? directory.database, isReadOnly: true, busyTimeout: 0)
            .text("SELECT group_concat(name) FROM players ORDER BY id")
    }
}

@Suite struct `Backup and restore` {
    @Test func `a backup is one file that only its owner can read`() async throws {
        let data = try await SavedData()
        try await data.backUp()
        #expect(data.folder.files == ["backup.sqlite"])
        #expect(try data.folder.permissions(of: data.backup) == 0o600)
        #expect(try data.players(in: data.backup) == "Anna")
        #expect(data.folder.files == ["backup.sqlite"])
    }

    @Test func `a backup of an open storage contains all stored players`() async throws {
        let fixture = try await Fixture()
        let players = try await fixture.players()
        for index in 0..<50 { _ = try await players.add(playerName("Player \(index)")) }
        let folder = TemporaryDirectory()
        try folder.create()
        try await DatabaseKind.app.backUp(fixture.directory.path, to: folder.path + "/copy")
        let copy = try Database.backup(at: folder.path + "/copy", schema: .current)
        #expect(try copy.integer("SELECT count(*) FROM players") == 50)
    }

    /// Otherwise, new events could get the identities of events that the backup does not have.
    @Test func `events after a restore come from another device`() async throws {
        let data = try await SavedData()
        try await data.backUp()
        let device = "SELECT value FROM settings WHERE name = 'device'"
        let old = try Database(path: data.directory.database, busyTimeout: 0).text(device)
        try await data.restore()
        try await data.add("Berta")
        let new = try Database(path: data.directory.database, busyTimeout: 0).text(device)
        #expect(old != nil && new != nil && old != new)
    }

    @Test func `an existing file is not replaced by a backup`() async throws {
        let data = try await SavedData()
        try data.folder.write([1], to: data.backup)
        #expect(symlink("nowhere", data.folder.path + "/link") == 0)
        for path in [data.backup, data.folder.path + "/link", data.folder.path] {
            await #expect(throws: StorageOpenError.backupExists(path: path)) {
                try await DatabaseKind.app.backUp(data.directory.path, to: path)
            }
        }
        #expect(data.folder.bytes(of: data.backup) == [1])
        #expect(data.folder.files == ["backup.sqlite", "link"])
    }

    @Test func `a backup in a missing folder is rejected`() async throws {
        let data = try await SavedData()
        let path = data.folder.path + "/missing/file"
        await #expect(throws: StorageOpenError.backup(path: path, .unavailable)) {
            try await DatabaseKind.app.backUp(data.directory.path, to: path)
        }
    }

    @Test func `a missing data directory is not created`() async throws {
        let directory = TemporaryDirectory()
        await #expect(throws: StorageOpenError.self) {
            try await DatabaseKind.app.backUp(directory.path, to: directory.path + ".sqlite")
        }
        await #expect(throws: StorageOpenError.self) {
            try await DatabaseKind.app.findings(in: directory.path)
        }
        #expect(directory.files.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: directory.path))
    }

    @Test func `a restore replaces the database and keeps a copy of the old one`() async throws {
        let data = try await SavedData()
        try await data.backUp()
        try await data.add("Berta")
        let old = try #require(try await data.restore())
        #expect(try data.players() == "Anna")
        #expect(try data.players(in: old) == "Anna,Berta")
        #expect(try data.folder.permissions(of: old) == 0o600)
        #expect(DatabaseKind.app.newestBackup(in: data.directory.path) == nil)
        #expect(try await DatabaseKind.app.findings(in: data.directory.path).isEmpty)
        #expect(data.directory.files == ["backups", "football-gather.sqlite", "lock"])
        #expect(try data.directory.permissions(of: data.directory.database) == 0o600)
        try await data.add("Carla")
        #expect(try data.players() == "Anna,Carla")
    }

    @Test func `no session of a backup is valid after a restore`() async throws {
        let data = try await SavedData()
        let open = try await Fixture(in: data.directory, time: data.time)
        let session = try await open.signIn("anna")
        try await data.backUp()
        try await open.storage.accounts.signOut(session)
        await open.storage.close()
        try await data.restore()
        let restored = try await Fixture(in: data.directory, time: data.time)
        #expect(try await restored.storage.accounts.session(for: session.token) == nil)
        #expect(try await restored.storage.credentialStore.savedToken() == nil)
        _ = try await restored.signIn("anna")
    }

    @Test func `the log of a killed process is kept with the old database and not applied`()
        async throws
    {
        let data = try await SavedData()
        try await data.backUp()
        let open = try await Fixture(in: data.directory, time: data.time, isExclusive: false)
        _ = try await open.storage.players(of: open.signIn("anna")).add(playerName("Berta"))
        #expect(!data.directory.bytes(of: data.directory.database + "-wal").isEmpty)
        let killed = SavedFiles(data.directory)
        await open.storage.close()
        try killed.write()
        let old = try #require(try await data.restore())
        #expect(try data.players() == "Anna")
        #expect(try data.players(in: old) == "Anna,Berta")
    }

    @Test func `a database that cannot be opened is kept with its log`() async throws {
        let data = try await SavedData()
        try await data.backUp()
        let garbage = [UInt8](repeating: 7, count: 5_000)
        try data.directory.write(garbage, to: data.directory.database)
        try data.directory.write(garbage, to: data.directory.database + "-wal")
        let old = try #require(try await data.restore())
        #expect(try data.players() == "Anna")
        for file in [old, old + "-wal"] {
            let isKept = data.directory.bytes(of: file) == garbage
            #expect(isKept, "\(file)")
        }
    }

    @Test func `a directory without a database gets one`() async throws {
        let data = try await SavedData()
        try await data.backUp()
        let empty = TemporaryDirectory()
        let old = try await DatabaseKind.app.restore(
            data.backup, into: empty.path, at: data.time.now())
        #expect(old == nil)
        #expect(try data.players(in: empty.database) == "Anna")
    }

    @Test func `a backup of an older version is restored and then migrated`() async throws {
        let data = try await SavedData()
        let older = try await Fixture(
            schema: Schema(migrations: Array(Schema.current.migrations.dropLast())))
        _ = try await older.signUp("berta")
        try await DatabaseKind.app.backUp(older.directory.path, to: data.backup)
        try await data.restore()
        let restored = try await Fixture(in: data.directory)
        _ = try await restored.signIn("berta")
    }

    @Test func `an unusable backup is rejected and nothing changes`() async throws {
        let data = try await SavedData()
        try await data.backUp()
        let good = data.folder.bytes(of: data.backup)
        let newer = try Database(path: data.backup, busyTimeout: 0)
        try newer.script("PRAGMA user_version = 99")
        let newerBytes = data.folder.bytes(of: data.backup)
        let cases: [([UInt8], StorageError)] = [
            (Array(good.dropLast(4_096)), .damaged), ([], .damaged), ([1], .damaged),
            (Array("no database".utf8), .damaged),
            (newerBytes, .newerVersion),
        ]
        for (bytes, error) in cases {
            #expect(unlink(data.backup) == 0)
            try data.folder.write(bytes, to: data.backup)
            await #expect(throws: StorageOpenError.backup(path: data.backup, error)) {
                try await data.restore()
            }
        }
        #expect(unlink(data.backup) == 0)
        await #expect(throws: StorageOpenError.missing(path: data.backup)) {
            try await data.restore()
        }
        #expect(!data.directory.files.contains("backups"))
        #expect(try data.players() == "Anna")
    }

    @Test func `a damaged backup is rejected with its faults, and nothing changes`() async throws {
        let data = try await SavedData()
        try await data.backUp()
        let good = data.folder.bytes(of: data.backup)
        let cases = good.ranges(of: Array("Anna".utf8)).map { name in
            var changed = good
            changed[name.lowerBound] ^= 1
            return changed
        }
        #expect(cases.count > 1)
        let before = data.directory.bytes(of: data.directory.database)
        for bytes in cases {
            try data.folder.write(bytes, to: data.backup)
            do {
                try await data.restore()
                Issue.record("The backup was restored.")
            } catch StorageOpenError.damagedBackup(let path, let findings) {
                #expect(path == data.backup && !findings.isEmpty)
            }
        }
        #expect(!data.directory.files.contains("backups"))
        let isUnchanged = data.directory.bytes(of: data.directory.database) == before
        #expect(isUnchanged)
    }

    /// The opening of a named pipe would wait for its writer.
    @Test(arguments: ["", "-wal", "-journal"])
    func `a directory, a pipe or a device is not restored`(suffix: String) async throws {
        let data = try await SavedData()
        try await data.backUp()
        let path = data.backup + suffix
        for make in [
            { mkdir(path, 0o700) }, { mkfifo(path, 0o600) }, { symlink("/dev/zero", path) },
        ] {
            remove(path)
            #expect(make() == 0)
            await #expect(throws: StorageOpenError.backupNotAFile(path: path)) {
                try await data.restore()
            }
        }
        #expect(try data.players() == "Anna")
    }

    @Test func `a running app prevents a restore`() async throws {
        let data = try await SavedData()
        try await data.backUp()
        let open = try await Fixture(in: data.directory)
        await #expect(throws: StorageOpenError.self) { try await data.restore() }
        do {
            try await data.restore()
        } catch StorageOpenError.inUse(let process) {
            #expect(process == getpid())
        }
        await open.storage.close()
    }
}

/// The database and its log, as a killed process leaves them.
private struct SavedFiles {
    private let directory: TemporaryDirectory
    private let contents: [(path: String, bytes: [UInt8])]

    init(_ directory: TemporaryDirectory) {
        self.directory = directory
        contents = ["", "-wal"].map {
            (directory.database + $0, directory.bytes(of: directory.database + $0))
        }
    }

    func write() throws {
        for (path, bytes) in contents { try directory.write(bytes, to: path) }
    }
}
