/// The numbers of finished matches, and the indexes for reading a part of them by date or by
/// player.
enum SchemaVersion6_HistoryPages {
    static let script = """
        CREATE INDEX matches_by_start ON matches (user, started_wall, number)
            WHERE winner IS NOT NULL;
        -- The entries of guests and of players who were deleted.
        CREATE INDEX line_up_entries_of_guests ON line_up_entries (name) WHERE player_id IS NULL;

        -- SQLite would read all matches to count them.
        CREATE TABLE history_sizes (
            user INTEGER PRIMARY KEY REFERENCES users ON DELETE CASCADE,
            size INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX history_sizes_copy ON history_sizes (user, size);
        INSERT INTO history_sizes
            SELECT user, count(*) FROM matches WHERE winner IS NOT NULL GROUP BY user;
        CREATE TRIGGER match_added AFTER INSERT ON matches WHEN new.winner IS NOT NULL BEGIN
            INSERT OR IGNORE INTO history_sizes SELECT number, 0 FROM users WHERE number = new.user;
            UPDATE history_sizes SET size = size + 1 WHERE user = new.user;
        END;
        CREATE TRIGGER match_ended AFTER UPDATE OF winner ON matches
        WHEN (old.winner IS NULL) <> (new.winner IS NULL) BEGIN
            INSERT OR IGNORE INTO history_sizes SELECT number, 0 FROM users WHERE number = new.user;
            UPDATE history_sizes SET size = size + iif(new.winner IS NULL, -1, 1)
                WHERE user = new.user;
        END;
        CREATE TRIGGER match_deleted AFTER DELETE ON matches WHEN old.winner IS NOT NULL BEGIN
            UPDATE history_sizes SET size = size - 1 WHERE user = old.user;
        END;
        """
}
