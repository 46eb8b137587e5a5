import Domain
import SQLite

/// The statements that read, add, change and delete single players.
enum PlayerStatements {
    /// Stores a player with all fields and returns it with the new identifier.
    static func insert(
        _ keyed: KeyedPlayer, of user: Int64, _ database: Database
    ) throws(StorageError) -> Player {
        let player = keyed.player
        let id = try database.integer(
            """
            INSERT INTO players
                (user, name, name_key, identity_key, age, skill, position, favourite_team)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            RETURNING id
            """,
            [
                .integer(user), .text(player.name.text), .text(keyed.searchKey),
                .text(keyed.identityKey), .optional(player.age?.years),
                .optional(player.skill?.rawValue), .optional(player.preferredPosition?.rawValue),
                .optional(player.favouriteTeam?.text),
            ])
        guard let id else { throw .unavailable }
        return Player(
            id: PlayerID(id), name: player.name, age: player.age, skill: player.skill,
            preferredPosition: player.preferredPosition, favouriteTeam: player.favouriteTeam)
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

    /// Stores all fields of a player but the name.
    static func storeValues(of player: Player, _ database: Database) throws(StorageError) {
        try database.run(
            """
            UPDATE players SET age = ?, skill = ?, position = ?, favourite_team = ? WHERE id = ?
            """,
            [
                .optional(player.age?.years), .optional(player.skill?.rawValue),
                .optional(player.preferredPosition?.rawValue),
                .optional(player.favouriteTeam?.text), .integer(player.id.number),
            ])
    }

    /// Deletes a player, if the user has it.
    static func delete(
        _ id: PlayerID, of user: Int64, _ database: Database
    ) throws(StorageError) {
        try database.run(
            "DELETE FROM players WHERE id = ? AND user = ?", [.integer(id.number), .integer(user)])
        try DamagedPlayers.unmark(id.number, database)
    }
}
