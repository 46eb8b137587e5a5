import Domain
import FoundationEssentials
import Records
import SQLite

/// An import of an archive into the data of a user, page by page.
struct ArchiveImport {
    private static let knownPlayers = IDColumn.select(
        """
        FROM players WHERE user = ? AND identity_key = ? AND id > ? AND id <= ? ORDER BY id LIMIT 2
        """)

    private let archive: any PagedArchive
    private let folding: any TextFolding
    private let user: Int64
    private let userID: [UInt8]
    /// The last player that the user had before; nil if there was none.
    private let lastPlayer: Int64?
    /// The stored players that are in the archive.
    private var knownPlayers: Set<PlayerID> = []
    /// The last stored player that is in the archive, by the keys that several stored players have.
    private var lastKnown: [String: Int64] = [:]
    /// The added players that are stored together with the next ones.
    private var newPlayers: [KeyedPlayer] = []
    /// The stored players by their identifiers in the archive.
    private var ids = PlayerIDMap()
    private var nextPlayer: Int64
    /// The number of the next match. The numbers order the matches, and imported ones come before
    /// those that are stored.
    private var nextMatch: Int64
    private(set) var records = ImportedRecords(ImportSummary())

    init(
        _ archive: any PagedArchive, into data: UserDatabase, _ writer: RecordWriter
    ) throws(StorageError) {
        let database = writer.database
        self.archive = archive
        folding = data.folding
        user = writer.user
        userID = data.access.id
        let query = IDColumn.select("FROM players WHERE user = ? ORDER BY id DESC LIMIT 1")
        lastPlayer = try database.first(query, [.integer(user)]) { row throws(StorageError) in
            try row.integer(.id)
        }
        nextPlayer = try PlayerStatements.nextID(of: user, database)
        let firstMatch = try database.integer("SELECT coalesce(min(number), 1) FROM matches")
        nextMatch = (firstMatch ?? 1) - Int64(archive.matchCount)
    }

    /// Counts the differences between the archive and the data of the user.
    ///
    /// - Parameters:
    ///   - stores: Whether to store what is counted.
    ///   - fillingIn: Whether known players get the values that they do not have.
    mutating func run(
        stores: Bool = true, fillingIn: Bool = false, _ writer: RecordWriter
    ) throws(StorageError) {
        let database = writer.database
        try archive.forEachPage { page throws(StorageError) in
            try add(page.players, stores: stores, fillingIn: fillingIn, writer)
            if !page.matches.isEmpty || !page.records.isEmpty { try storePlayers(database) }
            for match in page.matches { try add(match, stores: stores, database) }
            let part = try RecordImport(page.records, of: user, userID, database)
            records.summary.newRecords += part.new.count
            records.summary.knownRecords += part.knownCount
            if stores { records.records += try part.run(writer) { ids[$0] ?? $0 } }
        }
        try storePlayers(database)
    }

    // MARK: Players

    private mutating func add(
        _ players: [Player], stores: Bool, fillingIn: Bool, _ writer: RecordWriter
    ) throws(StorageError) {
        let database = writer.database
        for archived in players {
            var player = KeyedPlayer(archived, folding)
            if let id = try knownPlayer(player.identityKey, database) {
                records.summary.knownPlayers += 1
                ids.insert(id, for: archived.id)
                if fillingIn { try fillIn(archived, to: id, writer) }
                continue
            }
            records.summary.newPlayers += 1
            guard stores else { continue }
            player.player.id = PlayerID(nextPlayer)
            nextPlayer += 1
            ids.insert(player.player.id, for: archived.id)
            records.players.append(AddedPlayer(player.player))
            newPlayers.append(player)
            if newPlayers.count == PlayerStatements.batchSize { try storePlayers(database) }
        }
    }

    private mutating func storePlayers(_ database: Database) throws(StorageError) {
        try PlayerStatements.insert(newPlayers, of: user, database)
        newPlayers.removeAll(keepingCapacity: true)
    }

    /// Returns the first stored player with a key that no other player of the archive is, or nil if
    /// there is none.
    private mutating func knownPlayer(
        _ key: String, _ database: Database
    ) throws(StorageError) -> PlayerID? {
        guard let lastPlayer else { return nil }
        let values: [SQLValue] = [
            .integer(user), .text(key), .integer(lastKnown[key] ?? .min), .integer(lastPlayer),
        ]
        let found = try database.all(Self.knownPlayers, values) { row throws(StorageError) in
            PlayerID(try row.integer(.id))
        }
        guard let id = found.first, knownPlayers.insert(id).inserted else { return nil }
        if found.count > 1 { lastKnown[key] = id.number }
        return id
    }

    private mutating func fillIn(
        _ player: Player, to id: PlayerID, _ writer: RecordWriter
    ) throws(StorageError) {
        // The values of a damaged player are not known.
        guard let stored = try PlayerStatements.valid(id, of: user, writer.database) else { return }
        let changes = stored.values(missingOf: player)
        guard !changes.isEmpty else { return }
        try writer.save(changes.reduce(stored) { $1.applied(to: $0) })
        records.values[id] = changes
        records.summary.completedPlayers += 1
    }

    // MARK: Matches

    private mutating func add(
        _ match: Match, stores: Bool, _ database: Database
    ) throws(StorageError) {
        let id = try MatchStatements.id(match.id, for: user, userID, database)
        let match = stores ? match.identified(as: id) { ids[$0] ?? $0.asDeleted } : match
        defer { nextMatch += 1 }
        guard let number = try MatchStatements.number(of: id, of: user, database) else {
            records.summary.newMatches += 1
            guard stores else { return }
            try MatchStatements.insert(match, as: nextMatch, of: user, database)
            records.matches[match.id] = match.log.events.count
            return
        }
        guard try lacksEvents(of: match, number, database) else {
            records.summary.knownMatches += 1
            return
        }
        records.summary.updatedMatches += 1
        if stores { try addEvents(of: match, to: number, database) }
    }

    /// Returns whether a stored match with the same start does not have all events of a match.
    private func lacksEvents(
        of match: Match, _ number: Int64, _ database: Database
    ) throws(StorageError) -> Bool {
        let known = try EventStatements.ids(of: number, database)
        let isKnown = match.log.events.contains { event in
            if case .started = event.kind { known.contains(event.id) } else { false }
        }
        guard isKnown,
            !match.log.events.allSatisfy({ known.contains($0.id) })
        else { return false }
        // A damaged match stays as it is.
        return try DamagedMatches.match(number, of: user, database) != nil
    }

    private mutating func addEvents(
        of match: Match, to number: Int64, _ database: Database
    ) throws(StorageError) {
        for event in match.log.events
        where try EventStatements.insert(event, into: number, database) {
            records.events[match.id, default: []].append(event.id)
        }
        guard let next = try MatchStatements.match(number, of: user, database) else {
            throw .damaged
        }
        try MatchStatements.checkProgress(of: next, number, of: user, database)
        try MatchStatements.refresh(next, as: number, of: user, database)
    }

    // MARK: Undo

    /// Removes what an import added, and returns the numbers of records that were changed or used
    /// since.
    static func remove(
        _ records: ImportedRecords, _ writer: RecordWriter
    ) throws(StorageError) -> KeptRecords {
        let (user, database) = (writer.user, writer.database)
        var kept = KeptRecords()
        var deleted: Set<Int64> = []
        let hasServer = try UserStatements.hasServer(user, database)
        for (id, eventCount) in records.matches {
            guard let number = try MatchStatements.number(of: id, of: user, database) else {
                continue
            }
            // Events are added and never changed.
            if try EventStatements.ids(of: number, database).count != eventCount {
                kept.matches += 1
            } else if hasServer {
                // The server and other devices can have the match, so that it leaves a trace.
                guard let match = try MatchStatements.match(number, of: user, database) else {
                    continue
                }
                let event = match.log.next(
                    .deleted, at: Moment(wall: writer.wall, uptime: 0, boot: ""))
                _ = try MatchStatements.append(event, to: match, of: user, database)
                deleted.insert(number)
            } else {
                try MatchStatements.delete(number, database)
            }
        }
        for (id, events) in records.events {
            guard let number = try MatchStatements.number(of: id, of: user, database) else {
                continue
            }
            guard !hasServer else {
                kept.matches += 1
                continue
            }
            for event in events { try EventStatements.delete(event, of: number, database) }
            guard let match = try MatchStatements.match(number, of: user, database) else {
                continue
            }
            try MatchStatements.checkProgress(of: match, number, of: user, database)
            try MatchStatements.refresh(match, as: number, of: user, database)
        }
        // A changed record can refer to an added one.
        kept.records = try RecordImport.undo(records.changed, writer)
        kept.records += try RecordImport.remove(records.records, writer)
        try removePlayers(records, deleted, writer, &kept)
        return kept
    }

    /// - Parameter matches: The numbers of the matches that were deleted with the players.
    private static func removePlayers(
        _ records: ImportedRecords, _ matches: Set<Int64>, _ writer: RecordWriter,
        _ kept: inout KeptRecords
    ) throws(StorageError) {
        let (user, database) = (writer.user, writer.database)
        for player in records.players
        where try PlayerStatements.exists(player.id, of: user, database) {
            if try PlayerStatements.valid(player.id, of: user, database).map(AddedPlayer.init)
                == player,
                try !PlayerStatements.hasPlayed(player.id, outside: matches, database),
                try !RecordTables.refer(to: player.id, database)
            {
                try writer.delete(player.id, leavesTrace: false)
            } else {
                kept.players += 1
            }
        }
        for (id, changes) in records.values {
            guard var player = try PlayerStatements.valid(id, of: user, database) else { continue }
            for change in changes {
                if change.applied(to: player) == player {
                    player = change.removal.applied(to: player)
                } else {
                    kept.values += 1
                }
            }
            try writer.save(player)
        }
    }
}
