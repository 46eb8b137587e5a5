/// The tables for matches and for the lock after too many wrong passwords.
enum SchemaVersion2_MatchesAndLockout {
    static let script = """
        -- The key is a hash of the name, because users sometimes type a password as the name.
        CREATE TABLE sign_in_failures (
            name_hash BLOB PRIMARY KEY CHECK (length(name_hash) = 32),
            failures INTEGER NOT NULL CHECK (failures > 0),
            last_at INTEGER NOT NULL,
            locked_until INTEGER
        ) STRICT, WITHOUT ROWID;

        -- `number` orders matches even if the wall clock was set back.
        CREATE TABLE matches (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
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
            CHECK ((ended_wall IS NULL) = (winner IS NULL)),
            CHECK ((ended_wall IS NULL) = (ended_uptime IS NULL)),
            CHECK ((ended_wall IS NULL) = (ended_boot IS NULL)),
            CHECK ((clock_state IN ('running', 'paused')) = (clock_remaining IS NOT NULL)),
            CHECK ((clock_state = 'running') = (clock_since_wall IS NOT NULL)),
            CHECK ((clock_state = 'running') = (clock_since_uptime IS NOT NULL)),
            CHECK ((clock_state = 'running') = (clock_since_boot IS NOT NULL))
        ) STRICT;
        CREATE UNIQUE INDEX match_in_progress ON matches (user) WHERE winner IS NULL;
        CREATE INDEX matches_finished ON matches (user, number) WHERE winner IS NOT NULL;

        -- The name and the position are those at the start of the match.
        CREATE TABLE line_up_entries (
            match_number INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
            place INTEGER NOT NULL,
            player_id INTEGER REFERENCES players ON DELETE SET NULL,
            name TEXT NOT NULL,
            position TEXT CHECK (position IN
                ('goalkeeper', 'defender', 'midfielder', 'winger', 'striker')),
            team TEXT NOT NULL CHECK (team IN ('a', 'b')),
            PRIMARY KEY (match_number, place),
            UNIQUE (match_number, player_id)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX line_up_entries_by_player ON line_up_entries (player_id);
        """
}
