import Domain

/// The export and import of one user's data in the database.
struct SQLiteArchives: ArchiveRepository {
    let queue: DatabaseQueue
    let access: SessionGuard
    let folding: any TextFolding
    let time: any TimeSource

    @concurrent func archive() async throws(StorageError)
        -> (archive: AccountArchive, summary: ExportSummary)
    {
        let (squad, matches, records, damagedMatches) = try await queue.read {
            database throws(StorageError) in
            let user = try access.user(database)
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
        let wall = time.now().wall
        return try await queue.read { database throws(StorageError) in
            let writer = try RecordWriter(
                of: try access.user(database), at: wall, folding, database)
            var preview = try ArchiveImport(archive, into: access, folding, database)
            try preview.run(stores: false, writer)
            return preview.records.summary
        }
    }

    @concurrent func add(
        _ archive: any PagedArchive, fillingIn: Bool
    ) async throws(StorageError) -> ImportedRecords {
        let wall = time.now().wall
        return try await queue.write { database throws(StorageError) in
            let writer = try RecordWriter(
                of: try access.user(database), at: wall, folding, database)
            var addition = try ArchiveImport(archive, into: access, folding, database)
            try addition.run(fillingIn: fillingIn, writer)
            return addition.records
        }
    }

    @concurrent func remove(_ records: ImportedRecords) async throws(StorageError) -> KeptRecords {
        let wall = time.now().wall
        return try await queue.write { database throws(StorageError) in
            try ArchiveImport.remove(
                records, RecordWriter(of: try access.user(database), at: wall, folding, database))
        }
    }
}
