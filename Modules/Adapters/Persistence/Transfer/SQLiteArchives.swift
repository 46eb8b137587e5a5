import Domain

/// The export and import of one user's data in the database.
struct SQLiteArchives: ArchiveRepository {
    let data: UserDatabase

    @concurrent func archive() async throws(StorageError)
        -> (archive: AccountArchive, summary: ExportSummary)
    {
        let (squad, matches, records, damagedMatches) = try await data.read {
            database, user throws(StorageError) in
            let squad = try SquadReader(database, user: user, query: SquadQuery())
                .page(0..<Int.max, containing: nil)
            let numbers = try MatchStatements.finishedNumbers(of: user, limit: nil, database)
            var matches: [Match] = []
            for number in numbers {
                if let match = try DamagedMatches.match(number, of: user, database) {
                    matches.append(match)
                } else if let result = try DamagedMatches.result(number, database) {
                    matches.append(Match(result))
                }
            }
            let records = try RecordTables.records(of: user, database)
            return (squad, matches, records, numbers.count - matches.count)
        }
        let summary = ExportSummary(
            players: squad.players.count, matches: matches.count, records: records.count,
            damagedPlayers: squad.damaged.count, damagedMatches: damagedMatches)
        let archive = AccountArchive(
            squad: squad.players, finished: consume matches, records: records)
        return (archive, summary)
    }

    @concurrent func preview(
        _ archive: any PagedArchive
    ) async throws(StorageError) -> ImportSummary {
        let wall = data.time.now().wall
        return try await data.read { database, user throws(StorageError) in
            let writer = try RecordWriter(of: user, at: wall, data, database)
            var preview = try ArchiveImport(archive, into: data, writer)
            try preview.run(stores: false, writer)
            return preview.records.summary
        }
    }

    @concurrent func add(
        _ archive: any PagedArchive, fillingIn: Bool
    ) async throws(StorageError) -> ImportedRecords {
        try await data.change { writer throws(StorageError) in
            var addition = try ArchiveImport(archive, into: data, writer)
            try addition.run(fillingIn: fillingIn, writer)
            // Imported players have no changes.
            try RecordChanges.expectUnchangedRecords(in: writer.database)
            return addition.records
        }
    }

    @concurrent func store(_ rows: [TableRow]) async throws(StorageError) -> ImportedRecords {
        try await data.change { writer throws(StorageError) in
            try RecordImport.store(rows, data.access.id, writer)
        }
    }

    @concurrent func remove(_ records: ImportedRecords) async throws(StorageError) -> KeptRecords {
        try await data.change { writer throws(StorageError) in
            try ArchiveImport.remove(records, writer)
        }
    }
}
