import Domain
import Records
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

    /// Returns the archive, or the players of a squad list that would be added.
    func read(_ bytes: [UInt8]) async throws -> AccountArchive {
        try directory.write(bytes, to: path("import"))
        switch try await files.read(path("import")) {
        case .archive(let archive): return try AccountArchive(archive)
        case .squad: return AccountArchive(players: try await squad().addedPlayers, matches: [])
        }
    }

    /// Returns the archive of a file.
    func archive(_ name: String) async throws -> AccountArchive? {
        guard case .archive(let archive) = try await files.read(path(name)) else { return nil }
        return try AccountArchive(archive)
    }

    /// Writes a file and returns how its squad list is understood.
    func squad(_ text: String) async throws -> SquadImport { try await squad(Array(text.utf8)) }

    func squad(_ bytes: [UInt8]) async throws -> SquadImport {
        try directory.write(bytes, to: path("import"))
        return try await squad()
    }

    private func squad() async throws -> SquadImport {
        try await proposedSquad(path("import"), files)
    }

    /// Returns the issues of an import.
    func issues(_ text: String) async throws -> [ImportIssue] {
        let error = await #expect(throws: AccountFileError.self) { try await read(text) }
        guard case .invalid(let issues) = error else { return [] }
        return issues
    }
}

/// Returns how a squad list is understood on 25 November 2026 by an account without players.
func proposedSquad(
    _ path: String, _ files: LocalAccountFiles = LocalAccountFiles()
) async throws -> SquadImport {
    let transfer = AccountTransfer(
        AccountTransfer.Dependencies(
            archives: InMemoryArchives(), files: files, players: InMemoryPlayers(),
            records: InMemoryRecordRepositories(),
            tables: [], meanings: InMemorySquadMeanings(), folding: LowercaseFolding(),
            time: ManualClock(Moment(wall: 1_795_600_000_000, uptime: 0, boot: "")),
            timeZone: FixedTimeZone()))
    guard case .squad(let squad) = try await transfer.propose(importOf: path) else {
        throw AccountFileError.empty
    }
    return squad
}

/// The names of the players of an archive.
func names(_ archive: AccountArchive) -> [String] { archive.players.map(\.name.text) }

/// A line of text for each player, with all fields.
func rows(_ archive: AccountArchive) -> [String] { archive.players.map(\.line) }

extension Player {
    /// The fields as a line of text.
    var line: String {
        var values = PlayerField.allCases.map { $0.value(of: self).text ?? "-" }
        // Few lists have nicknames.
        if nickname == nil { values.removeLast() }
        return values.joined(separator: " | ")
    }
}
