/// The changes of records, which are the same for all kinds, and the events that a server does not
/// have yet. A deleted record has only changes.
enum SchemaVersion9_Changes {
    static let script = """
        CREATE TABLE changes (
            user INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
            kind TEXT NOT NULL,
            record BLOB NOT NULL CHECK (length(record) = 16),
            counter INTEGER NOT NULL CHECK (counter >= 0),
            id BLOB NOT NULL CHECK (length(id) = 16),
            device BLOB NOT NULL CHECK (length(device) = 16),
            wall INTEGER NOT NULL,
            is_deleted INTEGER CHECK (is_deleted IN (0, 1)),
            fields TEXT NOT NULL,
            state TEXT NOT NULL CHECK (state IN ('done', 'waiting', 'refused')),
            PRIMARY KEY (user, kind, record, counter, id)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX changes_copy ON changes
            (user, kind, record, counter, id, device, wall, is_deleted, fields, state);
        CREATE INDEX changes_by_counter ON changes (user, counter);
        CREATE INDEX changes_waiting ON changes (user, counter) WHERE state = 'waiting';

        CREATE TABLE waiting_events (
            match_number INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
            device BLOB NOT NULL CHECK (length(device) = 16),
            sequence INTEGER NOT NULL,
            state TEXT NOT NULL CHECK (state IN ('waiting', 'refused')),
            PRIMARY KEY (match_number, device, sequence)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX waiting_events_copy ON waiting_events
            (match_number, device, sequence, state);
        """
}
