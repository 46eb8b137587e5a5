import Domain
import Glibc
import TestSupport
import Testing

@testable import AccountFiles

@Suite struct `Files of exports and imports` {
    private let archive = AccountArchive(players: SampleData.squad, matches: [])

    @Test func `an export never replaces a file or a link`() async throws {
        let fixture = try Fixture()
        try fixture.directory.write([1], to: fixture.path("file"))
        #expect(symlink(fixture.path("nowhere"), fixture.path("link")) == 0)
        for name in ["file", "link"] {
            await #expect(throws: AccountFileError.exists) {
                try await fixture.files.write(archive, to: fixture.path(name))
            }
        }
        #expect(fixture.directory.bytes(of: fixture.path("file")) == [1])
        #expect(fixture.directory.files == ["file", "link"])
    }

    @Test func `an export into a missing folder throws notFound`() async throws {
        let fixture = try Fixture()
        await #expect(throws: AccountFileError.notFound) {
            try await fixture.files.write(archive, to: fixture.path("folder/export"))
        }
    }

    @Test(arguments: ["", "/missing/squad.csv"])
    func `a missing file throws notFound`(_ path: String) async {
        await #expect(throws: AccountFileError.notFound) {
            try await LocalAccountFiles().read(path)
        }
    }

    @Test func `a text is read in the encoding that is recognized`() async throws {
        let fixture = try Fixture()
        try fixture.directory.write(Array("1. Łukasz\n2. 손흥민".utf8), to: fixture.path("list"))
        #expect(try await fixture.files.text(of: fixture.path("list")) == "1. Łukasz\n2. 손흥민")
        let windows: [UInt8] = Array("1. Jos".utf8) + [0xE9] + Array("\n2. Zo".utf8) + [0xEB]
        try fixture.directory.write(windows, to: fixture.path("windows"))
        #expect(try await fixture.files.text(of: fixture.path("windows")) == "1. José\n2. Zoë")
    }

    @Test func `a text of more than 1 MB is not read`() async throws {
        let fixture = try Fixture()
        let bytes = [UInt8](repeating: 65, count: 1_000_001)
        try fixture.directory.write(bytes, to: fixture.path("large"))
        await #expect(throws: AccountFileError.tooLarge(limit: 1_000_000)) {
            try await fixture.files.text(of: fixture.path("large"))
        }
        await #expect(throws: AccountFileError.notRegularFile) {
            try await fixture.files.text(of: "/dev/zero")
        }
    }

    @Test func `folders, devices and named pipes are not read`() async throws {
        let fixture = try Fixture()
        #expect(mkfifo(fixture.path("pipe"), 0o600) == 0)
        for path in ["/", "/dev/zero", fixture.path("pipe")] {
            await #expect(throws: AccountFileError.notRegularFile) {
                try await fixture.files.read(path)
            }
        }
    }

    @Test func `a file above the limit is not read`() async throws {
        let fixture = try Fixture()
        try fixture.directory.write([], to: fixture.path("large"))
        #expect(truncate(fixture.path("large"), off_t(LocalAccountFiles.maximumByteCount + 1)) == 0)
        await #expect(throws: AccountFileError.tooLarge(limit: 256_000_000)) {
            try await fixture.files.read(fixture.path("large"))
        }
    }

    @Test(
        arguments: [
            (EACCES, .noPermission), (EROFS, .noPermission), (ENOSPC, .full), (EDQUOT, .full),
            (EISDIR, .notRegularFile), (ENOTDIR, .notFound), (EIO, .unavailable),
        ] as [(Int32, AccountFileError)])
    func `errors of the system keep their meaning`(_ number: Int32, _ error: AccountFileError) {
        #expect(AccountFileError(systemError: number) == error)
    }
}
