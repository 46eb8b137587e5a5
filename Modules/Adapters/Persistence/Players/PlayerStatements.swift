import Domain
import Records
import SQLite

private enum MatchNumberColumn: Int32, ResultColumn {
    case number

    var sql: String { "match_number" }
}

/// The statements that read and add players.
enum PlayerStatements {
    /// The number of players that one statement stores, because SQLite copies the pages that it
    /// changes for each statement.
    static let batchSize = 500

    /// Returns the identifier for the next player of a user, which no player had before. The
    /// following ones are free, too.
    static func nextID(of user: Int64, _ database: Database) throws(StorageError) -> Int64 {
        // Other devices add players, too.
        if try UserStatements.hasServer(user, database) {
            return Int64.random(in: PlayerID.randomNumbers)
        }
        let last = try database.integer(
            """
            SELECT max(ifnull((SELECT seq FROM sqlite_sequence WHERE name = 'players'), 0),
                ifnull((SELECT max(id) FROM players), 0))
            """)
        guard let last, last < 1 << 62 else { throw .unavailable }
        return last + 1
    }

    /// Stores players with all fields and with their new identifiers.
    static func insert(
        _ players: [KeyedPlayer], of user: Int64, _ database: Database
    ) throws(StorageError) {
        let columns = ["id", "user"] + PlayerColumn.stored
        let row = "(\(columns.map { _ in "?" }.sqlList))"
        var rest = players[...]
        while !rest.isEmpty {
            let part = rest.prefix(rest.count < batchSize ? 1 : batchSize)
            let rows = part.map { _ in row }.sqlList
            let values = part.flatMap { keyed in
                [.integer(keyed.player.id.number), .integer(user)] + keyed.values
            }
            try database.run("INSERT INTO players (\(columns.sqlList)) VALUES \(rows)", values)
            rest = rest.dropFirst(part.count)
        }
    }

    /// Returns whether the user has a player.
    static func exists(
        _ id: PlayerID, of user: Int64, _ database: Database
    ) throws(StorageError) -> Bool {
        try database.integer(
            "SELECT 1 FROM players WHERE id = ? AND user = ?",
            [.integer(id.number), .integer(user)]) != nil
    }

    /// Returns a player of the user, or nil if there is none or it is damaged.
    static func valid(
        _ id: PlayerID, of user: Int64, _ database: Database
    ) throws(StorageError) -> Player? {
        let query = PlayerColumn.select("FROM players WHERE id = ? AND user = ?")
        do throws(StorageError) {
            return try database.first(query, [.integer(id.number), .integer(user)]) {
                row throws(StorageError) in try Player(row)
            }
        } catch {
            guard error == .damaged else { throw error }
            return nil
        }
    }

    /// Returns whether a player is in the line-up of a match.
    ///
    /// - Parameter matches: Numbers of matches to ignore.
    static func hasPlayed(
        _ id: PlayerID, outside matches: Set<Int64>, _ database: Database
    ) throws(StorageError) -> Bool {
        let query = MatchNumberColumn.select("FROM line_up_entries WHERE player_id = ?")
        return try database.all(query, [.integer(id.number)]) { row throws(StorageError) in
            try row.integer(.number)
        }.contains { !matches.contains($0) }
    }
}
