-- A database of version 1 with one user and two players.
PRAGMA application_id = 1178748769;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO settings VALUES('folding','unicode-15.0.0+1');
CREATE TABLE device (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    remembered_name TEXT
) STRICT;
INSERT INTO device VALUES(1,'mister');
CREATE TABLE users (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
    name TEXT NOT NULL CHECK (length(name) > 0),
    identity_key TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;
INSERT INTO users VALUES(1,X'2443e32749e34022b424f20b227653ec','mister','mister','$argon2id$v=19$m=65536,t=2,p=1$HMLwAvJDql7u2tIAjE2K+g$smGQxJtU2r93qx1TOZG1MxyXQro87OSnUdGci9Z3xrE',1795331994456);
CREATE TABLE sessions (
    token_hash BLOB PRIMARY KEY CHECK (length(token_hash) = 32),
    user INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
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
INSERT INTO players VALUES(1,1,'손흥민','손흥민','손흥민',NULL,NULL,NULL,NULL);
INSERT INTO players VALUES(2,1,'Bo','bo','bo',NULL,NULL,NULL,NULL);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('users',1);
INSERT INTO sqlite_sequence VALUES('players',2);
CREATE INDEX sessions_by_user ON sessions (user);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
CREATE INDEX players_by_name ON players (user, name_key, id);
CREATE INDEX players_by_identity ON players (user, identity_key);
COMMIT;
