/// The nicknames of players.
enum SchemaVersion8_Nicknames {
    static let script = """
        ALTER TABLE players ADD COLUMN nickname TEXT CHECK (length(nickname) > 0);
        DROP INDEX players_copy;
        CREATE INDEX players_copy ON players
            (user, name_key, id, name, identity_key, age, skill, position, favourite_team,
            nickname);

        -- The copy of a server's account has no nicknames that were received before, so it is read
        -- again.
        DELETE FROM settings WHERE name GLOB 'copy *';
        """
}
