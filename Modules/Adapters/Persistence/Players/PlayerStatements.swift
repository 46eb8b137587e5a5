import Domain
import Records
import SQLite

/// The statements that read, add, change and delete single players.
enum PlayerStatements {
    /// Stores a player with all fields and returns it with the new identifier.
    static func insert(
        _ keyed: KeyedPlayer, of user: Int64, _ database: Database
    ) throws(StorageError) -> Player {
        let columns = ["user"] + PlayerColumn.stored
        let id = try database.integer(
            """
            INSERT INTO players (\(columns.sqlList)) VALUES (\(columns.map { _ in "?" }.sqlList))
            RETURNING id
            """, [.integer(user)] + keyed.values)
        guard let id else { throw .unavailable }
        var player = keyed.player
        player.id = PlayerID(id)
        return player
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
    static func hasPlayed(_ id: PlayerID, _ database: Database) throws(StorageError) -> Bool {
        try database.integer(
            "SELECT 1 FROM line_up_entries WHERE player_id = ? LIMIT 1", [.integer(id.number)])
            != nil
    }

    /// Stores all fields of a player that can be empty.
    static func storeValues(of player: Player, _ database: Database) throws(StorageError) {
        let fields = PlayerField.allCases.filter(\.description.isOptional)
        let assignments = fields.map { "\($0.description.column) = ?" }.sqlList
        try database.run(
            "UPDATE players SET \(assignments) WHERE id = ?",
            fields.map { SQLValue($0.value(of: player)) } + [.integer(player.id.number)])
    }

    /// Deletes a player, if the user has it, and the references of records to the player.
    static func delete(_ id: PlayerID, _ writer: RecordWriter) throws(StorageError) {
        let (user, database) = (writer.user, writer.database)
        guard try exists(id, of: user, database) else { return }
        try writer.removeReferences(to: id)
        try database.run(
            "DELETE FROM players WHERE id = ? AND user = ?", [.integer(id.number), .integer(user)])
        try DamagedPlayers.unmark(id.number, database)
    }
}
