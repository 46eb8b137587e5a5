public import Domain
import Records

/// A repository whose archive has the players of an `InMemoryPlayers`, and whose imports add
/// players to it. Players whose names are stored are known.
public final class InMemoryArchives: ArchiveRepository {
    /// The calls that `calls` counts, holds or lets fail.
    public enum Call: Hashable, Sendable {
        case archive, preview, add, store, remove
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
    public func preview(_ archive: any PagedArchive) async throws(StorageError) -> ImportSummary {
        try await calls.enter(.preview)
        return try await summary(of: AccountArchive(archive))
    }

    /// Adds the names of the players, and the values of known players.
    public func add(
        _ archive: any PagedArchive, fillingIn: Bool
    ) async throws(StorageError) -> ImportedRecords {
        try await calls.enter(.add)
        let archive = try AccountArchive(archive)
        var records = ImportedRecords(try await summary(of: archive))
        for stored in players.all where fillingIn {
            let changes =
                archive.players.first { $0.name == stored.name }
                .map(stored.values(missingOf:)) ?? []
            for change in changes { _ = try await players.update(change, of: stored.id) }
            if !changes.isEmpty { records.values[stored.id] = changes }
        }
        records.summary.completedPlayers = records.values.count
        for player in try await newPlayers(in: archive) {
            records.players.append(AddedPlayer(try await players.add(player.name)))
        }
        return records
    }

    /// Keeps nothing, and returns the numbers of the rows.
    public func store(_ rows: [TableRow]) async throws(StorageError) -> ImportedRecords {
        try await calls.enter(.store)
        var summary = ImportSummary()
        summary.newRecords = rows.count(where: \.isNew)
        summary.updatedRecords = rows.count - summary.newRecords
        return ImportedRecords(summary)
    }

    /// Deletes the players that an import added, unless they were changed, and the values of
    /// others.
    public func remove(_ records: ImportedRecords) async throws(StorageError) -> KeptRecords {
        try await calls.enter(.remove)
        var kept = KeptRecords()
        for player in records.players {
            if let stored = players.player(player.id), AddedPlayer(stored) != player {
                kept.players += 1
            } else {
                try await players.delete(player.id)
            }
        }
        for (id, changes) in records.values {
            for change in changes { _ = try await players.update(change.removal, of: id) }
        }
        return kept
    }

    private func summary(of archive: AccountArchive) async throws(StorageError) -> ImportSummary {
        var summary = known
        summary.newPlayers = try await newPlayers(in: archive).count
        summary.knownPlayers += archive.players.count - summary.newPlayers
        summary.newMatches = archive.matches.count
        return summary
    }

    private func newPlayers(in archive: AccountArchive) async throws(StorageError) -> [Player] {
        let stored = Set(try await players.squad().players.map(\.name))
        return archive.players.filter { !stored.contains($0.name) }
    }
}
