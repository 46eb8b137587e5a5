import Cryptography
import Domain
import FoundationEssentials
import Glibc
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

@Suite struct `File rules` {
    private static let sqliteFiles = DatabaseKind.app.openFiles + [DataFile.database + "-journal"]

    private func openError(_ directory: TemporaryDirectory) async -> StorageOpenError? {
        do {
            let storage = try await Storage.open(
                directory: directory.path, folding: LowercaseFolding(), time: ManualClock(),
                passwordCost: .minimum)
            await storage.close()
            return nil
        } catch {
            return error
        }
    }

    /// Returns the directory of a closed storage with all files that can be left in it.
    private func directoryWithAllFiles() async throws -> TemporaryDirectory {
        let fixture = try await Fixture()
        let session = try await fixture.signUp()
        try await fixture.storage.credentialStore.saveToken(session.token)
        try await fixture.storage.navigationState(of: session).save("state")
        await fixture.storage.close()
        return fixture.directory
    }

    @Test(arguments: DatabaseKind.app.files)
    func `a file that others can access is rejected`(_ name: String) async throws {
        for mode in [0o644, 0o620, 0o601] as [mode_t] {
            let directory = try await directoryWithAllFiles()
            let path = directory.path(of: name)
            if !directory.files.contains(name) { try directory.write([], to: path) }
            chmod(path, mode)
            #expect(await openError(directory) == .accessible(path: path, isDirectory: false))
            chmod(path, 0o600)
            #expect(await openError(directory) == nil)
        }
    }

    /// Only the superuser can give a file away.
    @Test(.enabled(if: geteuid() == 0), arguments: DatabaseKind.app.files)
    func `a file of another user is rejected`(_ name: String) async throws {
        let directory = try await directoryWithAllFiles()
        let path = directory.path(of: name)
        if !directory.files.contains(name) { try directory.write([], to: path) }
        chown(path, 65_534, 65_534)
        #expect(await openError(directory) == .foreignOwner(path: path))
    }

    @Test(arguments: DatabaseKind.app.files)
    func `a file with a second name is rejected`(_ name: String) async throws {
        let directory = try await directoryWithAllFiles()
        let path = directory.path(of: name)
        if !directory.files.contains(name) { try directory.write([], to: path) }
        #expect(link(path, directory.path(of: "second")) == 0)
        #expect(await openError(directory) == .linked(path: path))
    }

    @Test(arguments: sqliteFiles + [DirectoryLock.file])
    func `a link, a pipe or a directory is rejected and not opened`(_ name: String) async throws {
        let directory = TemporaryDirectory()
        let path = directory.path(of: name)
        let target = directory.path(of: "target")
        try directory.write([7], to: target)
        #expect(symlink(target, path) == 0)
        #expect(await openError(directory) == .notAFile(path: path))
        #expect(directory.bytes(of: target) == [7])
        unlink(path)
        #expect(symlink("missing", path) == 0)
        #expect(await openError(directory) == .notAFile(path: path))
        #expect(!directory.files.contains("missing"))
        unlink(path)
        #expect(mkfifo(path, 0o600) == 0)
        #expect(await openError(directory) == .notAFile(path: path))
        unlink(path)
        directory.createDirectory(name)
        #expect(await openError(directory) == .notAFile(path: path))
    }

    @Test(arguments: DataFile.replaceable)
    func `a link is not read and is replaced without a change of its target`(
        _ name: String
    ) async throws {
        let fixture = try await Fixture()
        let session = try await fixture.signUp()
        await fixture.storage.close()
        let target = fixture.directory.path(of: "target")
        let content = Array("\(session.user.id.uuidString)\ntoken".utf8)
        try fixture.directory.write(content, to: target)
        #expect(symlink(target, fixture.directory.path(of: name)) == 0)

        let next = try await Fixture(in: fixture.directory)
        let state = next.storage.navigationState(of: session)
        #expect(try await next.storage.credentialStore.savedToken() == nil)
        #expect(try await state.savedText() == nil)
        try await next.storage.credentialStore.saveToken(session.token)
        try await state.save("state")
        #expect(try await next.storage.credentialStore.savedToken() == session.token)
        #expect(try await state.savedText() == "state")
        #expect(fixture.directory.bytes(of: target) == content)
    }

    @Test(arguments: [0o755, 0o710, 0o750] as [mode_t])
    func `an empty directory that others can read becomes private`(_ mode: mode_t) async throws {
        let directory = TemporaryDirectory()
        try directory.create()
        chmod(directory.path, mode)
        #expect(await openError(directory) == nil)
        #expect(try directory.permissions(of: directory.path) == 0o700)
        #expect(directory.files == ["football-gather.sqlite", "lock"])
    }

    @Test func `a directory with content that others can read is rejected`() async throws {
        let directory = TemporaryDirectory()
        try directory.write([1], to: directory.path(of: "note"))
        chmod(directory.path, 0o755)
        let path = try #require(realpath(directory.path, nil).map { String(cString: $0) })
        #expect(await openError(directory) == .accessible(path: path, isDirectory: true))
        #expect(try directory.permissions(of: directory.path) == 0o755)
        #expect(directory.files == ["note"])
    }

    @Test(arguments: [0o702, 0o720, 0o1777] as [mode_t])
    func `a directory that others can write to is rejected and stays unchanged`(
        _ mode: mode_t
    ) async throws {
        let directory = TemporaryDirectory()
        try directory.create()
        chmod(directory.path, mode)
        let path = try #require(realpath(directory.path, nil).map { String(cString: $0) })
        #expect(await openError(directory) == .accessible(path: path, isDirectory: true))
        #expect(directory.files == [])
    }

    /// Only the superuser can give a directory away.
    @Test(.enabled(if: geteuid() == 0))
    func `a directory of another user is rejected and stays unchanged`() async throws {
        let directory = TemporaryDirectory()
        try directory.create()
        chown(directory.path, 65_534, 65_534)
        #expect(await openError(directory) == .foreignOwner(path: directory.path))
        #expect(directory.files == [])
    }

    @Test func `a link to a private directory is followed`() async throws {
        let directory = TemporaryDirectory()
        try directory.create()
        directory.createDirectory("target")
        #expect(symlink("target", directory.path(of: "link")) == 0)
        let linked = try await Storage.open(
            directory: directory.path(of: "link"), folding: LowercaseFolding(), time: ManualClock(),
            passwordCost: .minimum)
        await linked.close()
        #expect(directory.files == ["link", "target"])
    }

    @Test(arguments: DataFile.replaceable)
    func `the unfinished file of a killed process is removed`(_ name: String) async throws {
        let directory = TemporaryDirectory()
        try directory.write([7], to: directory.path(of: name + ".new"))
        #expect(await openError(directory) == nil)
        #expect(directory.files == ["football-gather.sqlite", "lock"])
    }
}
