import Domain
import Records
import SQLite

/// The rows of a user's players. A row of a player with changes is their result.
struct PlayerRows {
    let user: Int64
    let folding: any TextFolding
    let database: Database

    /// Returns the identifiers of all players.
    func ids() throws(StorageError) -> [PlayerID] {
        try database.all(IDColumn.select("FROM players WHERE user = ?"), [.integer(user)]) {
            row throws(StorageError) in PlayerID(try row.integer(.id))
        }
    }

    /// Returns the stored values of a player, valid or not, or nil if the user has no such player.
    func record(_ id: PlayerID) throws(StorageError) -> ArchivedRecord? {
        let query = PlayerColumn.select("FROM players NOT INDEXED WHERE id = ? AND user = ?")
        return try database.first(query, [.integer(id.number), .integer(user)]) {
            row throws(StorageError) in
            var values: [String: ArchivedRecord.Value] = [:]
            for (field, value) in zip(PlayerField.allCases, row.values.dropFirst()) {
                values[field.description.name] = ArchivedRecord.Value(value)
            }
            return ArchivedRecord(id: id.uuid, kind: Player.kind.name, values: values)
        }
    }

    /// Stores a player with all values, and returns whether it is new.
    ///
    /// - Throws: `.notFound` if another user has a player with this identifier.
    @discardableResult
    func write(_ player: Player) throws(StorageError) -> Bool {
        let keyed = KeyedPlayer(player, folding)
        let assignments = PlayerColumn.stored.map { "\($0) = ?" }.sqlList
        let key = [SQLValue.integer(player.id.number), .integer(user)]
        let count = try database.run(
            "UPDATE players SET \(assignments) WHERE id = ? AND user = ?", keyed.values + key)
        try DamagedPlayers.unmark(player.id.number, database)
        guard count == 0 else { return false }
        let owner = try database.integer(
            "SELECT user FROM players WHERE id = ?", [.integer(player.id.number)])
        guard owner == nil else { throw .notFound }
        try PlayerStatements.insert([keyed], of: user, database)
        return true
    }

    /// Deletes the row of a player. Line-ups keep the name.
    func remove(_ id: PlayerID) throws(StorageError) {
        try database.run(
            "DELETE FROM players WHERE id = ? AND user = ?", [.integer(id.number), .integer(user)])
        try DamagedPlayers.unmark(id.number, database)
    }
}
