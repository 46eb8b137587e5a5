/// The sizes of squads, and the indexes for reading a part of a sorted squad.
enum SchemaVersion5_SquadPages {
    static let script = """
        -- `SquadReader` repeats these expressions.
        CREATE INDEX players_by_position ON players (user, CASE position
            WHEN 'goalkeeper' THEN 0 WHEN 'defender' THEN 1 WHEN 'midfielder' THEN 2
            WHEN 'winger' THEN 3 WHEN 'striker' THEN 4 ELSE 5 END, name_key, id);
        CREATE INDEX players_by_skill ON players (user, CASE skill
            WHEN 'professional' THEN 0 WHEN 'amateur' THEN 1 WHEN 'beginner' THEN 2 ELSE 3 END,
            name_key, id);

        -- SQLite would read the whole squad to count its players.
        CREATE TABLE squad_sizes (
            user INTEGER PRIMARY KEY REFERENCES users ON DELETE CASCADE,
            size INTEGER NOT NULL CHECK (size >= 0)
        ) STRICT;
        CREATE INDEX squad_sizes_copy ON squad_sizes (user, size);
        INSERT INTO squad_sizes SELECT user, count(*) FROM players GROUP BY user;
        CREATE TRIGGER player_added AFTER INSERT ON players BEGIN
            INSERT OR IGNORE INTO squad_sizes SELECT number, 0 FROM users WHERE number = new.user;
            UPDATE squad_sizes SET size = size + 1 WHERE user = new.user;
        END;
        CREATE TRIGGER player_deleted AFTER DELETE ON players BEGIN
            UPDATE squad_sizes SET size = size - 1 WHERE user = old.user;
        END;
        """
}
