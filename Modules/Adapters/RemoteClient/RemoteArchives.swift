import Domain
import Platform
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

    func add(_ archive: AccountArchive) async throws(StorageError) -> ImportedRecords {
        guard try await !account.isOriginalServer() || archive.matches.isEmpty else {
            throw .unsupported
        }
        try await account.refresh()
        var records = ImportedRecords(try await base.preview(archive))
        let ids = try await addPlayers(archive.players, &records)
        for match in archive.matches {
            if let known = try? await matches.match(match.id), known.log.start != match.log.start {
                continue
            }
            let copy = match.copy(as: match.id) { ids[$0] ?? $0.asDeleted }
            try await add(copy)
            records.matches.append(match.id)
        }
        try await account.refresh()
        return records
    }

    func remove(_ records: ImportedRecords) async throws(StorageError) {
        // The server has no request that removes a match without a trace.
        guard records.matches.isEmpty else { throw .unsupported }
        for id in records.players { try await players.delete(id) }
    }

    /// Adds the players that are not known, and returns the identifiers of all.
    private func addPlayers(
        _ archived: [Player], _ records: inout ImportedRecords
    ) async throws(StorageError) -> [PlayerID: PlayerID] {
        var ids: [PlayerID: PlayerID] = [:]
        var used: Set<PlayerID> = []
        for player in archived {
            var id = try await players.ids(named: player.name).first { !used.contains($0) }
            if id == nil {
                let added = try await players.add(player).id
                records.players.append(added)
                id = added
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
