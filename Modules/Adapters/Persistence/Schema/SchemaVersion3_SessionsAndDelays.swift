/// The times of sessions, and delays instead of locks after wrong passwords.
enum SchemaVersion3_SessionsAndDelays {
    static let script = """
        -- An expiry was 30 days after the last use.
        CREATE TABLE new_sessions (
            token_hash BLOB PRIMARY KEY CHECK (length(token_hash) = 32),
            user INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
            created_at INTEGER NOT NULL,
            last_used_at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        INSERT INTO new_sessions
            SELECT token_hash, user, expires_at - 2592000000, expires_at - 2592000000 FROM sessions;
        DROP TABLE sessions;
        ALTER TABLE new_sessions RENAME TO sessions;
        CREATE INDEX sessions_by_user ON sessions (user);
        CREATE INDEX sessions_by_last_use ON sessions (last_used_at);

        -- The counts are not kept: the new rules delay less than the old ones.
        DROP TABLE sign_in_failures;
        -- The key is a hash of the name, because users sometimes type a password as the name.
        CREATE TABLE sign_in_failures (
            name_hash BLOB PRIMARY KEY CHECK (length(name_hash) = 32),
            failures INTEGER NOT NULL CHECK (failures > 0),
            last_wall INTEGER NOT NULL,
            last_uptime INTEGER NOT NULL,
            last_boot TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        """
}
