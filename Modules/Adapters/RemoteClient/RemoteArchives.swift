import Domain
import Platform
import Records
import ServiceAPI

/// The export and import of a server's user. An import consists of many requests and can be repeated:
/// it adds what is not known yet.
struct RemoteArchives: ArchiveRepository {
    /// The largest number of bytes of the events in a request.
    private static let requestLimit = 48 * 1_024

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

    func preview(_ archive: AccountArchive) async throws(StorageError) -> ImportSummary {
        try await account.refreshIfNeeded()
        return try await base.preview(archive)
    }

    func add(
        _ archive: AccountArchive, fillingIn: Bool
    ) async throws(StorageError) -> ImportedRecords {
        guard try await !account.isOriginalServer() || archive.matches.isEmpty else {
            throw .unsupported
        }
        try await account.refresh()
        var records = ImportedRecords(try await base.preview(archive))
        let ids = try await addPlayers(archive.players, fillingIn: fillingIn, &records)
        for match in archive.matches {
            if let known = try? await matches.match(match.id), known.log.start != match.log.start {
                continue
            }
            let copy = match.copy(as: match.id) { ids[$0] ?? $0.asDeleted }
            try await add(copy)
            records.matches[match.id] = match.log.events.count
        }
        records.summary.completedPlayers = records.values.count
        try await account.refresh()
        // The server does not store records.
        let stored = archive.records.map { $0.copy(as: $0.id) { ids[$0] ?? $0 } }
        records.records = try await base.add(
            AccountArchive(players: [], matches: [], records: stored)
        ).records
        return records
    }

    func remove(_ records: ImportedRecords) async throws(StorageError) -> KeptRecords {
        // The server has no request that removes a match without a trace.
        guard records.matches.isEmpty else { throw .unsupported }
        try await account.refresh()
        var ownRecords = ImportedRecords(ImportSummary())
        ownRecords.records = records.records
        var kept = try await base.remove(ownRecords)
        for player in records.players {
            guard let stored = try await players.players([player.id]).first else { continue }
            let hasPlayed = try await hasPlayed(player.id)
            if stored == player, !hasPlayed {
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

    /// Adds the players that are not known, or the values that known ones do not have, and returns the
    /// identifiers of all.
    private func addPlayers(
        _ archived: [Player], fillingIn: Bool, _ records: inout ImportedRecords
    ) async throws(StorageError) -> [PlayerID: PlayerID] {
        var ids: [PlayerID: PlayerID] = [:]
        var used: Set<PlayerID> = []
        for player in archived {
            var id = try await players.ids(named: player.name).first { !used.contains($0) }
            if id == nil {
                let added = try await players.add(player)
                records.players.append(added)
                id = added.id
            } else if fillingIn, let id, let stored = try await players.players([id]).first {
                for change in stored.values(missingOf: player) {
                    _ = try await players.update(change, of: id)
                    records.values[id, default: []].append(change)
                }
            }
            guard let id else { continue }
            used.insert(id)
            ids[player.id] = id
        }
        return ids
    }

    /// Sends the events of a match in parts that a request can hold. The first part has the start and the
    /// end, because only one match can be in progress.
    private func add(_ match: Match) async throws(StorageError) {
        let isFirst = { (event: MatchEvent) in event == match.log.start || event.kind == .ended }
        var events =
            (match.log.events.filter(isFirst)
            + match.log.events.filter { !isFirst($0) })[...]
        while !events.isEmpty {
            var part: [MatchEvent] = []
            var size = 0
            while let event = events.first {
                let bytes = (try? JSONEncoder().encode(event))?.count ?? 0
                guard part.isEmpty || size + bytes < Self.requestLimit else { break }
                part.append(event)
                size += bytes
                events.removeFirst()
            }
            try await account.send([AccountUpdate.MatchEvents(id: match.id, events: part)]).check()
        }
    }
}

extension MatchLog {
    /// The event that starts the match.
    fileprivate var start: MatchEvent? {
        events.first { if case .started = $0.kind { true } else { false } }
    }
}
