import Domain
import Platform
import TestSupport
import Testing

@testable import AccountFiles

/// Files in a temporary directory.
struct Fixture {
    let directory = TemporaryDirectory()
    let files = LocalAccountFiles()

    init() throws {
        try directory.create()
    }

    func path(_ name: String) -> String { "\(directory.path)/\(name)" }

    /// Writes a file and reads it as an import.
    func read(_ text: String) async throws -> AccountArchive {
        try await read(Array(text.utf8))
    }

    func read(_ bytes: [UInt8]) async throws -> AccountArchive {
        try directory.write(bytes, to: path("import"))
        return try await files.read(path("import"))
    }

    /// Returns the issues of an import, as the user reads them.
    func issues(_ text: String) async throws -> [String] {
        let error = await #expect(throws: AccountFileError.self) { try await read(text) }
        guard case .invalid(let issues) = error else { return [] }
        return issues.map(\.message)
    }
}

/// The names of the players of an archive.
func names(_ archive: AccountArchive) -> [String] { archive.players.map(\.name.text) }

/// A line of text for each player, with all fields.
func rows(_ archive: AccountArchive) -> [String] {
    archive.players.map { player in
        [
            player.name.text, player.age.map { "\($0.years)" }, player.skill?.rawValue,
            player.preferredPosition?.rawValue, player.favouriteTeam?.text,
        ].map { $0 ?? "-" }.joined(separator: " | ")
    }
}
