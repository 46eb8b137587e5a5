public import Domain

/// A repository whose archive has the players of an `InMemoryPlayers`, and whose imports add players
/// to it. No player is known.
public final class InMemoryArchives: ArchiveRepository {
    /// The calls that `calls` counts, holds or lets fail.
    public enum Call: Hashable, Sendable {
        case archive, preview, add
    }

    /// The control over the calls of this repository.
    public let calls = CallControl<Call>()
    private let players: InMemoryPlayers
    private let known: ImportSummary

    /// Creates a repository.
    ///
    /// - Parameters:
    ///   - players: The players that imports add to.
    ///   - known: A summary with the numbers of known players and matches that imports report.
    public init(
        players: InMemoryPlayers = InMemoryPlayers(), known: ImportSummary = ImportSummary()
    ) {
        self.players = players
        self.known = known
    }

    /// Returns the players.
    public func archive() async throws(StorageError)
        -> (archive: AccountArchive, summary: ExportSummary)
    {
        try await calls.enter(.archive)
        let archive = AccountArchive(squad: try await players.squad().players, finished: [])
        return (archive, ExportSummary(players: archive.players.count))
    }

    /// Returns the effect of an import.
    public func preview(_ archive: AccountArchive) async throws(StorageError) -> ImportSummary {
        try await calls.enter(.preview)
        return summary(of: archive)
    }

    /// Adds the names of the players.
    public func add(_ archive: AccountArchive) async throws(StorageError) -> ImportSummary {
        try await calls.enter(.add)
        for player in archive.players { _ = try await players.add(player.name) }
        return summary(of: archive)
    }

    private func summary(of archive: AccountArchive) -> ImportSummary {
        var summary = known
        summary.newPlayers = archive.players.count
        summary.newMatches = archive.matches.count
        return summary
    }
}
