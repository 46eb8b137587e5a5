/// The tables of the service. Identifiers and hashes are text, a type of SQLite and PostgreSQL.
public enum ServiceSchema {
    /// Returns the scripts from each version to the next, from an empty database on. Released ones never
    /// change.
    ///
    /// - Parameters:
    ///   - integer: The type of a column for 64-bit integers.
    ///   - identity: The type of a primary key whose numbers the database assigns, each only once.
    public static func migrations(integer: String, identity: String) -> [String] {
        [
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
            """
        ]
    }
}
