import Domain
import SQLite

/// The statements that add and delete players.
enum PlayerStatements {
    /// Stores a player with all fields and returns the new identifier.
    static func insert(
        _ keyed: KeyedPlayer, of user: Int64, _ database: Database
    ) throws(StorageError) -> PlayerID {
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
        return PlayerID(id)
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
