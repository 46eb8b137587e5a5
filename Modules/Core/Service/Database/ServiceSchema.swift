import Domain
import Records

/// The tables of the service. Identifiers and hashes are text, a type of SQLite and PostgreSQL.
public enum ServiceSchema {
    /// Returns the scripts from each version to the next, from an empty database on. Released ones
    /// never change. Each statement ends with a semicolon at the end of a line.
    ///
    /// - Parameters:
    ///   - integer: The type of a column for 64-bit integers.
    ///   - identity: The type of a primary key whose numbers the database assigns, each only once.
    ///   - now: The expression of the milliseconds since 1970.
    ///   - chosenPlayerIDs: The statement after which a row of `players` can have an identifier
    ///     that the database has not assigned; empty if it always can.
    ///   - nextPlayer: The statements that create `next_player`, whose only row has the identifier
    ///     of the next player without one in `id`. An identifier is below those that devices
    ///     choose, and the database gives it once.
    ///   - gatherIDsOfUsers: The statements after which gathers of two users can have the same
    ///     identifier.
    public static func migrations(
        integer: String, identity: String, now: String, chosenPlayerIDs: String, nextPlayer: String,
        gatherIDsOfUsers: String
    ) -> [String] {
        let fields = { (version: Int) in addition(ofFieldsSince: version, integer: integer) }
        return [
            """
            CREATE TABLE users (
                number \(identity),
                id TEXT NOT NULL UNIQUE,
                name TEXT NOT NULL,
                identity_key TEXT NOT NULL UNIQUE,
                password_hash TEXT NOT NULL
            );
            CREATE TABLE tokens (
                hash TEXT PRIMARY KEY,
                user_number \(integer) NOT NULL REFERENCES users ON DELETE CASCADE,
                expires_at \(integer) NOT NULL
            );
            CREATE INDEX tokens_by_user ON tokens (user_number);
            CREATE INDEX tokens_by_expiry ON tokens (expires_at);

            CREATE TABLE players (
                id \(identity),
                user_number \(integer) NOT NULL REFERENCES users ON DELETE CASCADE,
                name TEXT NOT NULL,
                age \(integer),
                skill TEXT,
                position TEXT,
                favourite_team TEXT
            );
            CREATE INDEX players_by_user ON players (user_number, id);

            CREATE TABLE gathers (
                number \(identity),
                id TEXT NOT NULL UNIQUE,
                user_number \(integer) NOT NULL REFERENCES users ON DELETE CASCADE,
                score TEXT,
                winner_team TEXT
            );
            CREATE INDEX gathers_by_user ON gathers (user_number, number);

            CREATE TABLE gather_players (
                gather_number \(integer) NOT NULL REFERENCES gathers ON DELETE CASCADE,
                player_id \(integer) NOT NULL REFERENCES players ON DELETE CASCADE,
                team TEXT NOT NULL,
                PRIMARY KEY (gather_number, player_id)
            );
            CREATE INDEX gather_players_by_player ON gather_players (player_id);

            -- Sign-ins with wrong passwords and registrations, by the hash of an account or an address.
            CREATE TABLE attempts (
                key_hash TEXT PRIMARY KEY,
                count \(integer) NOT NULL,
                last_at \(integer) NOT NULL,
                has_signed_in \(integer) NOT NULL
            );
            CREATE INDEX attempts_by_time ON attempts (has_signed_in, last_at);
            """,
            """
            -- The number of changes of the user's rows, and the number of rows, which has a limit. The epoch
            -- changes when deletions are forgotten.
            ALTER TABLE users ADD COLUMN version \(integer) NOT NULL DEFAULT 0;
            ALTER TABLE users ADD COLUMN epoch \(integer) NOT NULL DEFAULT 1;
            ALTER TABLE users ADD COLUMN player_count \(integer) NOT NULL DEFAULT 0;
            ALTER TABLE users ADD COLUMN gather_count \(integer) NOT NULL DEFAULT 0;
            ALTER TABLE users ADD COLUMN deletion_count \(integer) NOT NULL DEFAULT 0;

            -- The number of the last change of the row.
            ALTER TABLE players ADD COLUMN version \(integer) NOT NULL DEFAULT 0;
            UPDATE players SET version = id;
            CREATE INDEX players_by_version ON players (user_number, version);

            ALTER TABLE gathers ADD COLUMN version \(integer) NOT NULL DEFAULT 0;
            ALTER TABLE gathers ADD COLUMN created_at \(integer) NOT NULL DEFAULT 0;
            ALTER TABLE gathers ADD COLUMN has_events \(integer) NOT NULL DEFAULT 0;
            ALTER TABLE gathers ADD COLUMN is_running \(integer) NOT NULL DEFAULT 0;
            ALTER TABLE gathers ADD COLUMN is_deleted \(integer) NOT NULL DEFAULT 0;
            -- Nobody knows when the gathers so far were created.
            UPDATE gathers SET version = number, created_at = \(now);
            CREATE INDEX gathers_by_version ON gathers (user_number, version);
            CREATE INDEX running_gathers ON gathers (user_number) WHERE is_running = 1;

            -- The events of gathers. Score, winner and players of such a gather are computed from them.
            CREATE TABLE gather_events (
                gather_number \(integer) NOT NULL REFERENCES gathers ON DELETE CASCADE,
                event_id TEXT NOT NULL,
                user_number \(integer) NOT NULL,
                version \(integer) NOT NULL,
                event TEXT NOT NULL,
                PRIMARY KEY (gather_number, event_id)
            );
            CREATE INDEX gather_events_by_version ON gather_events (user_number, version);

            CREATE TABLE deletions (
                user_number \(integer) NOT NULL REFERENCES users ON DELETE CASCADE,
                version \(integer) NOT NULL,
                player_id \(integer),
                gather_id TEXT,
                PRIMARY KEY (user_number, version)
            );

            UPDATE users SET
                version = (
                    SELECT coalesce(max(version), 0) FROM (
                        SELECT version FROM players WHERE user_number = users.number
                        UNION ALL SELECT version FROM gathers WHERE user_number = users.number
                    ) AS versions),
                player_count = (SELECT count(*) FROM players WHERE user_number = users.number),
                gather_count = (SELECT count(*) FROM gathers WHERE user_number = users.number);

            ALTER TABLE tokens ADD COLUMN created_at \(integer) NOT NULL DEFAULT 0;
            ALTER TABLE tokens ADD COLUMN last_used_at \(integer) NOT NULL DEFAULT 0;
            UPDATE tokens SET created_at = expires_at - 2592000000, last_used_at = expires_at - 2592000000;
            """,
            fields(8),
            """
            -- The changes of records of any kind.
            CREATE TABLE record_changes (
                user_number \(integer) NOT NULL REFERENCES users ON DELETE CASCADE,
                id TEXT NOT NULL,
                version \(integer) NOT NULL,
                kind TEXT NOT NULL,
                record TEXT NOT NULL,
                change TEXT NOT NULL,
                PRIMARY KEY (user_number, id)
            );
            CREATE INDEX record_changes_by_version ON record_changes (user_number, version);
            CREATE INDEX record_changes_by_record ON record_changes (user_number, kind, record);
            ALTER TABLE users ADD COLUMN change_count \(integer) NOT NULL DEFAULT 0;
            """,
            """
            -- A player with changes in `record_changes` is their result. Otherwise, the row is the first change.
            ALTER TABLE players ADD COLUMN has_changes \(integer) NOT NULL DEFAULT 0;
            \(chosenPlayerIDs)
            """,
            """
            -- The teams of a deleted player stay for a restoration, and players are read with their users.
            CREATE TABLE new_gather_players (
                gather_number \(integer) NOT NULL REFERENCES gathers ON DELETE CASCADE,
                player_id \(integer) NOT NULL,
                team TEXT NOT NULL,
                PRIMARY KEY (gather_number, player_id)
            );
            INSERT INTO new_gather_players SELECT gather_number, player_id, team FROM gather_players;
            DROP TABLE gather_players;
            ALTER TABLE new_gather_players RENAME TO gather_players;
            CREATE INDEX gather_players_by_player ON gather_players (player_id);
            """,
            """
            -- `has_changes` is 2 until the values of fields that were added later are in the row.
            CREATE INDEX outdated_players ON players (user_number, id) WHERE has_changes = 2;
            """,
            nextPlayer, gatherIDsOfUsers,
        ] + laterVersions.map { laterAddition(ofFieldsSince: $0, integer: integer) }
    }

    /// The version of the app's database when the last script was written.
    private static let lastScriptVersion = 11

    /// The later versions of the app's database that add fields of players.
    private static let laterVersions = Set(PlayerField.allCases.compactMap(\.description.version))
        .filter { $0 > lastScriptVersion }.sorted()

    /// Returns the script that adds the fields of a version. Changes that were received before can
    /// set them.
    static func laterAddition(ofFieldsSince version: Int, integer: String) -> String {
        """
        \(addition(ofFieldsSince: version, integer: integer))
        UPDATE players SET has_changes = 2 WHERE has_changes = 1;
        """
    }

    private static func addition(ofFieldsSince version: Int, integer: String) -> String {
        PlayerField.allCases.map(\.description).filter { $0.version == version }.map { field in
            let type =
                switch field.type {
                case .text, .choice: "TEXT"
                case .integer, .reference: integer
                }
            return "ALTER TABLE players ADD COLUMN \(field.column) \(type);"
        }.joined(separator: "\n")
    }
}
