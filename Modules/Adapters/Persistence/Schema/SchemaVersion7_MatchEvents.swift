/// The events of matches. The columns of matches and their line-ups are computed from them.
enum SchemaVersion7_MatchEvents {
    static let script = """
        CREATE TABLE match_events (
            match_number INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
            device BLOB NOT NULL CHECK (length(device) = 16),
            sequence INTEGER NOT NULL CHECK (sequence > 0),
            counter INTEGER NOT NULL CHECK (counter > 0),
            wall INTEGER NOT NULL,
            uptime INTEGER NOT NULL,
            boot TEXT NOT NULL,
            change TEXT NOT NULL,
            PRIMARY KEY (match_number, device, sequence)
        ) STRICT, WITHOUT ROWID;

        ALTER TABLE matches ADD COLUMN is_deleted INTEGER NOT NULL DEFAULT 0
            CHECK (is_deleted IN (0, 1));
        DROP INDEX matches_copy;

        -- Deleted matches are not among the finished ones.
        DROP INDEX matches_finished;
        CREATE INDEX matches_finished ON matches (user, number)
            WHERE winner IS NOT NULL AND is_deleted = 0;
        DROP INDEX matches_by_start;
        CREATE INDEX matches_by_start ON matches (user, started_wall, number)
            WHERE winner IS NOT NULL AND is_deleted = 0;
        DROP TRIGGER match_added;
        CREATE TRIGGER match_added AFTER INSERT ON matches
        WHEN new.winner IS NOT NULL AND new.is_deleted = 0 BEGIN
            INSERT OR IGNORE INTO history_sizes SELECT number, 0 FROM users WHERE number = new.user;
            UPDATE history_sizes SET size = size + 1 WHERE user = new.user;
        END;
        DROP TRIGGER match_ended;
        CREATE TRIGGER match_ended AFTER UPDATE OF winner, is_deleted ON matches
        WHEN (old.winner IS NOT NULL AND old.is_deleted = 0)
            <> (new.winner IS NOT NULL AND new.is_deleted = 0) BEGIN
            INSERT OR IGNORE INTO history_sizes SELECT number, 0 FROM users WHERE number = new.user;
            UPDATE history_sizes
                SET size = size + iif(new.winner IS NOT NULL AND new.is_deleted = 0, 1, -1)
                WHERE user = new.user;
        END;
        DROP TRIGGER match_deleted;
        CREATE TRIGGER match_deleted AFTER DELETE ON matches
        WHEN old.winner IS NOT NULL AND old.is_deleted = 0 BEGIN
            UPDATE history_sizes SET size = size - 1 WHERE user = old.user;
        END;

        -- A running clock with the same remaining time, as if it had never been paused. A sum that
        -- exceeds 64 bits would not be an integer.
        UPDATE matches SET
            clock_since_wall = max(clock_since_wall, -9000000000000000000)
                - clock_duration + clock_remaining,
            clock_since_uptime = max(clock_since_uptime, -9000000000000000000)
                - clock_duration + clock_remaining,
            clock_remaining = clock_duration
        WHERE clock_state = 'running';

        -- The events of older matches come from a device with the identifier of the match.
        INSERT INTO match_events
        SELECT number, id, 1, 1, started_wall, started_uptime, started_boot, json_object(
            'kind', 'started', 'start', json_object(
                'bench', json_array(),
                'lineUp', json((
                    -- A patch has no members that are NULL.
                    SELECT json_group_array(json_patch('{}', json_object(
                        'name', name, 'player', player_id, 'position', position, 'team', team)))
                    FROM (SELECT * FROM line_up_entries WHERE match_number = matches.number
                        ORDER BY place))),
                'milliseconds', clock_duration,
                'score', json_array(score_a, score_b)))
        FROM matches;
        INSERT INTO match_events
        SELECT number, id, 2, 2, clock_since_wall, clock_since_uptime, clock_since_boot,
            '{"kind":"clockStarted"}'
        FROM matches WHERE clock_state = 'running';
        INSERT INTO match_events
        SELECT number, id, 2, 2, min(started_wall, 9000000000000000000),
            min(started_uptime, 9000000000000000000), started_boot, '{"kind":"clockStarted"}'
        FROM matches WHERE clock_state IN ('paused', 'timeUp');
        INSERT INTO match_events
        SELECT number, id, 3, 3,
            min(started_wall, 9000000000000000000) + clock_duration - ifnull(clock_remaining, 0),
            min(started_uptime, 9000000000000000000) + clock_duration - ifnull(clock_remaining, 0),
            started_boot, '{"kind":"clockPaused"}'
        FROM matches WHERE clock_state IN ('paused', 'timeUp');
        INSERT INTO match_events
        SELECT number, id, place, place, ended_wall, ended_uptime, ended_boot, '{"kind":"ended"}'
        FROM (SELECT *, CASE clock_state WHEN 'stopped' THEN 2 WHEN 'running' THEN 3 ELSE 4 END
            AS place FROM matches WHERE winner IS NOT NULL);

        UPDATE matches SET clock_state = 'stopped', clock_remaining = NULL,
            clock_since_wall = NULL, clock_since_uptime = NULL, clock_since_boot = NULL
        WHERE winner IS NOT NULL AND clock_state <> 'stopped';

        CREATE INDEX match_events_copy ON match_events
            (match_number, counter, device, sequence, wall, uptime, boot, change);
        CREATE INDEX matches_copy ON matches
            (number, id, user, started_wall, started_uptime, started_boot, ended_wall,
            ended_uptime, ended_boot, score_a, score_b, winner, clock_state, clock_duration,
            clock_remaining, clock_since_wall, clock_since_uptime, clock_since_boot, is_deleted);
        """
}
