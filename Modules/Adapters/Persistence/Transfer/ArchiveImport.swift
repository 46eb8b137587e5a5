import Domain
import Platform

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
    case id, isOwn

    var sql: String {
        switch self {
        case .id: "id"
        case .isOwn: "user = ?"
        }
    }
}

/// The differences between an archive and the data of a user.
struct ArchiveImport {
    private let user: Int64
    private let newPlayers: [KeyedPlayer]
    /// The stored identifiers of the players of the archive that are known.
    private let knownPlayers: [PlayerID: PlayerID]
    private let newMatches: [FinishedMatch]
    let summary: ImportSummary

    init(_ archive: KeyedArchive, into user: Int64, _ database: Database) throws(StorageError) {
        self.user = user
        var stored = try Self.storedPlayers(of: user, database)
        var newPlayers: [KeyedPlayer] = []
        var known: [PlayerID: PlayerID] = [:]
        for player in archive.players {
            if let id = stored[player.identityKey]?.popLast() {
                known[player.player.id] = id
            } else {
                newPlayers.append(player)
            }
        }
        let matches = try Self.storedMatches(of: user, database)
        newMatches = archive.matches.compactMap { match in
            switch matches[match.id] {
            case nil: match
            case true?: nil
            // Another user of this database has imported or played the match.
            case false?: match.withNewID
            }
        }
        self.newPlayers = newPlayers
        knownPlayers = known
        var summary = ImportSummary()
        summary.newPlayers = newPlayers.count
        summary.knownPlayers = known.count
        summary.newMatches = newMatches.count
        summary.knownMatches = archive.matches.count - newMatches.count
        self.summary = summary
    }

    func run(_ database: Database) throws(StorageError) {
        var ids = knownPlayers
        for player in newPlayers {
            ids[player.player.id] = try PlayerStatements.insert(player, of: user, database)
        }
        // The numbers order the matches, and imported ones come before those that are stored.
        let lowest = try database.integer("SELECT coalesce(min(number), 1) FROM matches") ?? 1
        for (index, match) in newMatches.enumerated() {
            let number = lowest - Int64(newMatches.count - index)
            try MatchStatements.insert(
                Match(match, lineUp: match.lineUp.renumbered(ids)), as: number, of: user, database)
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

    /// Returns all matches, with a Boolean value indicating whether they belong to the user.
    private static func storedMatches(
        of user: Int64, _ database: Database
    ) throws(StorageError) -> [UUID: Bool] {
        var matches: [UUID: Bool] = [:]
        let query = MatchIDColumn.select("FROM matches")
        try database.each(query, [.integer(user)]) { row throws(StorageError) in
            // A damaged match is like no match of the archive.
            guard let id = (try? row.blob(.id)).flatMap({ UUID(bytes: $0) }) else { return }
            matches[id] = try row.integer(.isOwn) == 1
        }
        return matches
    }
}

extension Match {
    /// Creates a match with a start and an end. As in a migration, the events come from a device
    /// with the identifier of the match, so that they are the same in each database.
    fileprivate init(_ finished: FinishedMatch, lineUp: LineUp) {
        let start = MatchStart(lineUp: lineUp, score: finished.score)
        var log = MatchLog(start, at: finished.startedAt, device: finished.id)
        log.insert(log.next(.ended, at: finished.endedAt))
        self.init(id: finished.id, log: log)
    }
}

extension FinishedMatch {
    fileprivate var withNewID: FinishedMatch {
        FinishedMatch(
            id: UUID(), startedAt: startedAt, endedAt: endedAt, lineUp: lineUp, score: score)
    }
}
