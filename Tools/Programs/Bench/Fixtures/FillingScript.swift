/// Fills the database of the only user in one transaction.
struct FillingScript {
    /// How many play in each match.
    static let lineUp = 10

    let players: Int
    let matches: Int

    var sql: String {
        """
        BEGIN;
        \(players > 0 ? playerRows : "")
        \(matches > 0 ? matchRows : "")
        COMMIT;
        """
    }

    /// Names of plain ASCII, whose keys are their lower case.
    private var playerRows: String {
        """
        WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < \(players))
        INSERT INTO players (user, name, name_key, identity_key, age, skill, position, favourite_team)
        SELECT
            (SELECT number FROM users), format('Player %06d', n), format('player %06d', n),
            format('player %06d', n), 16 + n % 40,
            CASE n % 4 WHEN 0 THEN 'beginner' WHEN 1 THEN 'amateur' WHEN 2 THEN 'professional' END,
            CASE n % 6 WHEN 0 THEN 'goalkeeper' WHEN 1 THEN 'defender' WHEN 2 THEN 'midfielder'
                WHEN 3 THEN 'winger' WHEN 4 THEN 'striker' END,
            CASE n % 3 WHEN 0 THEN 'Team of ' || n END
        FROM numbers;
        """
    }

    private var matchRows: String {
        """
        WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < \(matches))
        INSERT INTO matches (number, id, user, started_wall, started_uptime, started_boot,
            ended_wall, ended_uptime, ended_boot, score_a, score_b, winner, clock_state, clock_duration)
        SELECT n, randomblob(16), (SELECT number FROM users), n * 1000, n, 'bench',
            n * 1000 + 600, n + 600, 'bench', n % 7, n % 5,
            CASE WHEN n % 7 > n % 5 THEN 'Team A' WHEN n % 7 < n % 5 THEN 'Team B' ELSE 'None' END,
            'stopped', 600000
        FROM numbers;
        WITH RECURSIVE places (p) AS (SELECT 0 UNION ALL SELECT p + 1 FROM places WHERE p < \(Self.lineUp - 1))
        INSERT INTO line_up_entries (match_number, place, player_id, name, position, team)
        SELECT number, p, 1 + (number * 7 + p) % \(players),
            format('Player %06d', 1 + (number * 7 + p) % \(players)), 'striker',
            CASE WHEN p % 2 = 0 THEN 'a' ELSE 'b' END
        FROM matches, places;
        """
    }
}
