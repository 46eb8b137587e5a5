import Domain
import Platform
import Records
import SQLite

private enum IdentityColumn: Int32, ResultColumn {
    case id, key

    var sql: String {
        switch self {
        case .id: "id"
        case .key: "identity_key"
        }
    }
}

private enum MatchIDColumn: Int32, ResultColumn {
    case number, id, isOwn

    var sql: String {
        switch self {
        case .number: "number"
        case .id: "id"
        case .isOwn: "user = ?"
        }
    }
}

/// The differences between an archive and the data of a user.
struct ArchiveImport {
    private let user: Int64
    private let userID: [UInt8]
    private let newPlayers: [KeyedPlayer]
    /// The players of the archive that are known, by their stored identifiers.
    private let knownPlayers: [PlayerID: Player]
    private var newMatches: [Match] = []
    /// The known matches that do not have all events, by their numbers.
    private var updates: [(number: Int64, match: Match)] = []
    private let records: RecordImport
    private(set) var summary = ImportSummary()

    init(
        _ archive: KeyedArchive, into access: SessionGuard, _ database: Database
    ) throws(StorageError) {
        user = try access.user(database)
        userID = access.id
        var stored = try Self.storedPlayers(of: user, database)
        var newPlayers: [KeyedPlayer] = []
        var known: [PlayerID: Player] = [:]
        for player in archive.players {
            if let id = stored[player.identityKey]?.popLast() {
                known[id] = player.player
            } else {
                newPlayers.append(player)
            }
        }
        self.newPlayers = newPlayers
        knownPlayers = known
        summary.newPlayers = newPlayers.count
        summary.knownPlayers = known.count
        records = try RecordImport(archive.records, of: user, userID, database)
        summary.newRecords = records.new.count
        summary.knownRecords = records.knownCount
        try compare(archive.matches, database)
    }

    private mutating func compare(_ matches: [Match], _ database: Database) throws(StorageError) {
        let stored = try Self.storedMatches(of: user, database)
        for var match in matches {
            if stored[match.id]?.isOwn == false {
                // Another user of this database has imported or played the match.
                match = match.copy(as: match.id.combined(with: userID)) { $0 }
            }
            // A crafted identifier can lead to another user's match. Its insertion fails.
            guard let (number, isOwn) = stored[match.id], isOwn else {
                newMatches.append(match)
                continue
            }
            let known = try EventStatements.ids(of: number, database)
            let start = match.log.events.first {
                if case .started = $0.kind { true } else { false }
            }
            if let start, known.contains(start.id),
                !match.log.events.allSatisfy({ known.contains($0.id) }),
                // A damaged match stays as it is.
                try DamagedMatches.match(number, of: user, database) != nil
            {
                updates.append((number, match))
            }
        }
        summary.newMatches = newMatches.count
        summary.updatedMatches = updates.count
        summary.knownMatches = matches.count - newMatches.count - updates.count
    }

    /// - Parameter fillingIn: Whether known players get the values that they do not have.
    func run(fillingIn: Bool, _ writer: RecordWriter) throws(StorageError) -> ImportedRecords {
        let database = writer.database
        var records = ImportedRecords(summary)
        var ids: [PlayerID: PlayerID] = [:]
        for (id, player) in knownPlayers {
            ids[player.id] = id
            // The values of a damaged player are not known.
            guard fillingIn, let stored = try PlayerStatements.valid(id, of: user, database) else {
                continue
            }
            let changes = stored.values(missingOf: player)
            guard !changes.isEmpty else { continue }
            let completed = changes.reduce(stored) { $1.applied(to: $0) }
            try PlayerStatements.storeValues(of: completed, database)
            records.values[id] = changes
        }
        records.summary.completedPlayers = records.values.count
        for player in newPlayers {
            let added = try PlayerStatements.insert(player, of: user, database)
            ids[player.player.id] = added.id
            records.players.append(added)
        }
        records.records = try self.records.run(writer) { ids[$0] ?? $0 }
        // The numbers order the matches, and imported ones come before those that are stored.
        let lowest = try database.integer("SELECT coalesce(min(number), 1) FROM matches") ?? 1
        for (index, match) in newMatches.enumerated() {
            let number = lowest - Int64(newMatches.count - index)
            let match = match.copy(as: match.id) { ids[$0] ?? $0.asDeleted }
            try MatchStatements.insert(match, as: number, of: user, database)
            records.matches[match.id] = match.log.events.count
        }
        for (number, match) in updates {
            for event in match.copy(as: match.id, player: { ids[$0] ?? $0.asDeleted }).log.events
            where try EventStatements.insert(event, into: number, database) {
                records.events[match.id, default: []].append(event.id)
            }
            guard let next = try MatchStatements.match(number, of: user, database) else {
                throw .damaged
            }
            try MatchStatements.checkProgress(of: next, number, of: user, database)
            try MatchStatements.refresh(next, as: number, of: user, database)
        }
        return records
    }

    /// Removes what an import added, and returns the numbers of records that were changed or used since.
    static func remove(
        _ records: ImportedRecords, _ writer: RecordWriter
    ) throws(StorageError) -> KeptRecords {
        let (user, database) = (writer.user, writer.database)
        var kept = KeptRecords()
        for (id, eventCount) in records.matches {
            guard let number = try MatchStatements.number(of: id, of: user, database) else {
                continue
            }
            // Events are added and never changed.
            if try EventStatements.ids(of: number, database).count == eventCount {
                try MatchStatements.delete(number, database)
            } else {
                kept.matches += 1
            }
        }
        for (id, events) in records.events {
            guard let number = try MatchStatements.number(of: id, of: user, database) else {
                continue
            }
            for event in events { try EventStatements.delete(event, of: number, database) }
            guard let match = try MatchStatements.match(number, of: user, database) else {
                continue
            }
            try MatchStatements.checkProgress(of: match, number, of: user, database)
            try MatchStatements.refresh(match, as: number, of: user, database)
        }
        kept.records = try RecordImport.remove(records.records, writer)
        try removePlayers(records, writer, &kept)
        return kept
    }

    private static func removePlayers(
        _ records: ImportedRecords, _ writer: RecordWriter, _ kept: inout KeptRecords
    ) throws(StorageError) {
        let (user, database) = (writer.user, writer.database)
        for player in records.players
        where try PlayerStatements.exists(player.id, of: user, database) {
            if try PlayerStatements.valid(player.id, of: user, database) == player,
                try !PlayerStatements.hasPlayed(player.id, database),
                try !RecordTables.refer(to: player.id, database)
            {
                try PlayerStatements.delete(player.id, writer)
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
            try PlayerStatements.storeValues(of: player, database)
        }
    }

    /// Returns the players with each key, the first one last.
    private static func storedPlayers(
        of user: Int64, _ database: Database
    ) throws(StorageError) -> [String: [PlayerID]] {
        var players: [String: [PlayerID]] = [:]
        let query = IdentityColumn.select("FROM players WHERE user = ? ORDER BY id DESC")
        try database.each(query, [.integer(user)]) { row throws(StorageError) in
            players[try row.text(.key), default: []].append(PlayerID(try row.integer(.id)))
        }
        return players
    }

    /// Returns all matches, with their numbers and whether they belong to the user.
    private static func storedMatches(
        of user: Int64, _ database: Database
    ) throws(StorageError) -> [Match.ID: (number: Int64, isOwn: Bool)] {
        var matches: [Match.ID: (number: Int64, isOwn: Bool)] = [:]
        let query = MatchIDColumn.select("FROM matches")
        try database.each(query, [.integer(user)]) { row throws(StorageError) in
            // A damaged match is like no match of the archive.
            guard let id = (try? row.blob(.id)).flatMap({ UUID(bytes: $0) }) else { return }
            matches[id] = (try row.integer(.number), try row.integer(.isOwn) == 1)
        }
        return matches
    }
}
