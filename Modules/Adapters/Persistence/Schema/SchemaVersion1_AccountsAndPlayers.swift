/// The tables for accounts, sessions and players.
enum SchemaVersion1_AccountsAndPlayers {
    static let script = """
        CREATE TABLE settings (
            name TEXT PRIMARY KEY,
            value TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;

        -- The remembered user name: at most one row.
        CREATE TABLE device (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            remembered_name TEXT
        ) STRICT;

        -- Other tables refer to `number`, because it is shorter than the identifier.
        CREATE TABLE users (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
            name TEXT NOT NULL CHECK (length(name) > 0),
            identity_key TEXT NOT NULL UNIQUE,
            password_hash TEXT NOT NULL,
            created_at INTEGER NOT NULL
        ) STRICT;

        CREATE TABLE sessions (
            token_hash BLOB PRIMARY KEY CHECK (length(token_hash) = 32),
            user INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
            expires_at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX sessions_by_user ON sessions (user);
        CREATE INDEX sessions_by_expiry ON sessions (expires_at);

        -- Lengths are counted in grapheme clusters by the domain; SQLite cannot.
        CREATE TABLE players (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            user INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
            name TEXT NOT NULL CHECK (length(name) > 0),
            name_key TEXT NOT NULL,
            identity_key TEXT NOT NULL,
            age INTEGER CHECK (age BETWEEN 1 AND 120),
            skill TEXT CHECK (skill IN ('beginner', 'amateur', 'professional')),
            position TEXT CHECK (position IN
                ('goalkeeper', 'defender', 'midfielder', 'winger', 'striker')),
            favourite_team TEXT CHECK (length(favourite_team) > 0)
        ) STRICT;
        CREATE INDEX players_by_name ON players (user, name_key, id);
        CREATE INDEX players_by_identity ON players (user, identity_key);
        """
}
