import Domain
import Platform
import Records
import ServiceAPI

/// The export and import of a server's user. An import is stored in the copy and sent in the background. For
/// a server with only the requests of the original service, it has a request for each player and can be
/// repeated: it adds those that are not known yet.
struct RemoteArchives: ArchiveRepository {
    let account: RemoteAccount
    let players: RemotePlayers
    let matches: any MatchRepository
    /// The export and import of the copy.
    let base: any ArchiveRepository

    func archive() async throws(StorageError)
        -> (archive: AccountArchive, summary: ExportSummary)
    {
        try await account.refreshIfNeeded()
        return try await base.archive()
    }

    func preview(_ archive: any PagedArchive) async throws(StorageError) -> ImportSummary {
        try await account.refreshIfNeeded()
        return try await base.preview(archive)
    }

    func add(
        _ archive: any PagedArchive, fillingIn: Bool
    ) async throws(StorageError) -> ImportedRecords {
        if try await account.isOriginalServer() {
            return try await addToOriginal(try AccountArchive(archive), fillingIn: fillingIn)
        }
        try await account.refreshIfNeeded()
        let records = try await base.add(archive, fillingIn: fillingIn)
        account.didChange()
        return records
    }

    private func addToOriginal(
        _ archive: AccountArchive, fillingIn: Bool
    ) async throws(StorageError) -> ImportedRecords {
        guard archive.matches.isEmpty else { throw .unsupported }
        try await account.refresh()
        let before = ImportedRecords(try await base.preview(archive))
        var added = before
        try await addPlayers(archive.players, fillingIn: fillingIn, &added)
        // The copy has all players now.
        var records = try await base.add(archive, fillingIn: false)
        records.summary = before.summary
        (records.players, records.values) = (added.players, added.values)
        records.summary.completedPlayers = records.values.count
        return records
    }

    func remove(_ records: ImportedRecords) async throws(StorageError) -> KeptRecords {
        // The server has no request that removes a match without a trace.
        guard records.matches.isEmpty else { throw .unsupported }
        if try await account.isOriginalServer() { return try await removeFromOriginal(records) }
        let kept = try await base.remove(records)
        account.didChange()
        return kept
    }

    private func removeFromOriginal(
        _ records: ImportedRecords
    ) async throws(StorageError) -> KeptRecords {
        try await account.refresh()
        var ownRecords = ImportedRecords(ImportSummary())
        ownRecords.records = records.records
        var kept = try await base.remove(ownRecords)
        for player in records.players {
            guard let stored = try await players.players([player.id]).first else { continue }
            let hasPlayed = try await hasPlayed(player.id)
            if AddedPlayer(stored) == player, !hasPlayed {
                try await players.delete(player.id)
            } else {
                kept.players += 1
            }
        }
        for (id, changes) in records.values {
            guard let stored = try await players.players([id]).first else { continue }
            for change in changes {
                if change.applied(to: stored) == stored {
                    _ = try await players.update(change.removal, of: id)
                } else {
                    kept.values += 1
                }
            }
        }
        return kept
    }

    private func hasPlayed(_ id: PlayerID) async throws(StorageError) -> Bool {
        if try await !matches.finished(of: id, limit: 1).isEmpty { return true }
        return try await matches.current()?.lineUp.entries.contains { $0.playerID == id } ?? false
    }

    /// Adds the players that are not known, or the values that known ones do not have.
    private func addPlayers(
        _ archived: [Player], fillingIn: Bool, _ records: inout ImportedRecords
    ) async throws(StorageError) {
        var used: Set<PlayerID> = []
        for player in archived {
            let known = try await players.ids(named: player.name).first { !used.contains($0) }
            guard let known else {
                let added = try await players.addOnOriginal(player)
                records.players.append(AddedPlayer(added))
                used.insert(added.id)
                continue
            }
            used.insert(known)
            guard fillingIn, let stored = try await players.players([known]).first else { continue }
            for change in stored.values(missingOf: player) {
                _ = try await players.update(change, of: known)
                records.values[known, default: []].append(change)
            }
        }
    }
}
