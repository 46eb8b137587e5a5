/// The matches of two users can have the same identifier, because both have imported the same file
/// or have the same match on their servers. The script runs without foreign keys, because it
/// replaces a table that others refer to.
enum SchemaVersion11_MatchesByUser {
    static let script = """
        CREATE TABLE new_matches (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            id BLOB NOT NULL CHECK (length(id) = 16),
            user INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
            started_wall INTEGER NOT NULL,
            started_uptime INTEGER NOT NULL,
            started_boot TEXT NOT NULL,
            ended_wall INTEGER,
            ended_uptime INTEGER,
            ended_boot TEXT,
            score_a INTEGER NOT NULL CHECK (score_a BETWEEN 0 AND 99),
            score_b INTEGER NOT NULL CHECK (score_b BETWEEN 0 AND 99),
            winner TEXT CHECK (winner = CASE
                WHEN score_a > score_b THEN 'Team A'
                WHEN score_a < score_b THEN 'Team B'
                ELSE 'None' END),
            clock_state TEXT NOT NULL
                CHECK (clock_state IN ('stopped', 'running', 'paused', 'timeUp')),
            clock_duration INTEGER NOT NULL CHECK (clock_duration BETWEEN 1000 AND 3599000),
            clock_remaining INTEGER CHECK (clock_remaining BETWEEN 1 AND clock_duration),
            clock_since_wall INTEGER,
            clock_since_uptime INTEGER,
            clock_since_boot TEXT,
            is_deleted INTEGER NOT NULL DEFAULT 0 CHECK (is_deleted IN (0, 1)),
            UNIQUE (user, id),
            CHECK ((ended_wall IS NULL) = (winner IS NULL)),
            CHECK ((ended_wall IS NULL) = (ended_uptime IS NULL)),
            CHECK ((ended_wall IS NULL) = (ended_boot IS NULL)),
            CHECK ((clock_state IN ('running', 'paused')) = (clock_remaining IS NOT NULL)),
            CHECK ((clock_state = 'running') = (clock_since_wall IS NOT NULL)),
            CHECK ((clock_state = 'running') = (clock_since_uptime IS NOT NULL)),
            CHECK ((clock_state = 'running') = (clock_since_boot IS NOT NULL))
        ) STRICT;
        INSERT INTO new_matches
        SELECT number, id, user, started_wall, started_uptime, started_boot, ended_wall,
            ended_uptime, ended_boot, score_a, score_b, winner, clock_state, clock_duration,
            clock_remaining, clock_since_wall, clock_since_uptime, clock_since_boot, is_deleted
        FROM matches;
        -- The number of a match that was deleted is not assigned again.
        DELETE FROM sqlite_sequence WHERE name = 'new_matches';
        INSERT INTO sqlite_sequence
            SELECT 'new_matches', seq FROM sqlite_sequence WHERE name = 'matches';
        DROP TABLE matches;
        ALTER TABLE new_matches RENAME TO matches;

        CREATE UNIQUE INDEX match_in_progress ON matches (user) WHERE winner IS NULL;
        CREATE INDEX matches_finished ON matches (user, number)
            WHERE winner IS NOT NULL AND is_deleted = 0;
        CREATE INDEX matches_by_start ON matches (user, started_wall, number)
            WHERE winner IS NOT NULL AND is_deleted = 0;
        CREATE INDEX matches_copy ON matches
            (number, id, user, started_wall, started_uptime, started_boot, ended_wall,
            ended_uptime, ended_boot, score_a, score_b, winner, clock_state, clock_duration,
            clock_remaining, clock_since_wall, clock_since_uptime, clock_since_boot, is_deleted);
        CREATE TRIGGER match_added AFTER INSERT ON matches
        WHEN new.winner IS NOT NULL AND new.is_deleted = 0 BEGIN
            INSERT OR IGNORE INTO history_sizes SELECT number, 0 FROM users WHERE number = new.user;
            UPDATE history_sizes SET size = size + 1 WHERE user = new.user;
        END;
        CREATE TRIGGER match_ended AFTER UPDATE OF winner, is_deleted ON matches
        WHEN (old.winner IS NOT NULL AND old.is_deleted = 0)
            <> (new.winner IS NOT NULL AND new.is_deleted = 0) BEGIN
            INSERT OR IGNORE INTO history_sizes SELECT number, 0 FROM users WHERE number = new.user;
            UPDATE history_sizes
                SET size = size + iif(new.winner IS NOT NULL AND new.is_deleted = 0, 1, -1)
                WHERE user = new.user;
        END;
        CREATE TRIGGER match_deleted AFTER DELETE ON matches
        WHEN old.winner IS NOT NULL AND old.is_deleted = 0 BEGIN
            UPDATE history_sizes SET size = size - 1 WHERE user = old.user;
        END;
        """
}
