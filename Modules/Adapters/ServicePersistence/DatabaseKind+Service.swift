import Domain
import Records
package import SQLite
import Service

extension DatabaseKind {
    private static let serviceFile = "football-gather-server.sqlite"
    /// The longest time to wait for the lock of another process, in milliseconds.
    static let serviceBusyTimeout: Int32 = 5_000

    /// The database of the web service.
    package static let service = DatabaseKind(
        file: serviceFile, replaceableFiles: [], unfinishedFiles: [serviceFile + ".new"],
        token: nil,
        schema: serviceSchema
    ) { backup throws(StorageError) in
        // A backup of an older version has other columns.
        try backup.script("PRAGMA foreign_keys = OFF")
        try serviceSchema.migrate(backup)
        // Clients may know newer versions of the accounts. An epoch that no account has had makes
        // them copy their account anew. The clock is read once, because the statement is executed
        // on the tables and on their copies.
        let now = try backup.integer("SELECT CAST(strftime('%s') AS INTEGER)") ?? 0
        let changes: [(String, [RecordValue])] = [
            ("DELETE FROM tokens", []),
            ("UPDATE users SET epoch = max(epoch + 1, $1)", [.integer(now)]),
            // Devices know players whose numbers the backup would assign again.
            ("UPDATE next_player SET id = id + 1000000", []),
        ]
        for (sql, parameters) in changes {
            _ = try backup.run(sql, parameters) { _ throws(StorageError) in }
        }
    }

    /// The copies of the service's tables.
    static let serviceCopies = TableCopies(ofTablesIn: serviceMigrations)

    private static let serviceMigrations = ServiceSchema.migrations(
        integer: "INTEGER", identity: "INTEGER PRIMARY KEY AUTOINCREMENT",
        now: "CAST(strftime('%s') AS INTEGER) * 1000", chosenPlayerIDs: "",
        nextPlayer: """
            -- SQLite itself continues after the largest number, also after one that a device has chosen. The
            -- numbers of deleted players are unknown then.
            CREATE TABLE next_player (id INTEGER NOT NULL);
            INSERT INTO next_player SELECT 1 + CASE WHEN last >= \(firstChosenID)
                THEN 1000000 + coalesce((SELECT max(id) FROM players WHERE id < \(firstChosenID)), 0)
                ELSE coalesce(last, 0) END
            FROM (SELECT max(seq) AS last FROM sqlite_sequence WHERE name = 'players');
            CREATE TRIGGER players_with_numbers AFTER INSERT ON players WHEN NEW.id < \(firstChosenID)
            BEGIN UPDATE next_player SET id = NEW.id + 1 WHERE id <= NEW.id; END;
            """,
        gatherIDsOfUsers: """
            -- While foreign keys are off, because the rows of a dropped table would take those that refer to
            -- them along.
            CREATE TABLE new_gathers (
                number INTEGER PRIMARY KEY AUTOINCREMENT,
                id TEXT NOT NULL,
                user_number INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
                score TEXT,
                winner_team TEXT,
                version INTEGER NOT NULL DEFAULT 0,
                created_at INTEGER NOT NULL DEFAULT 0,
                has_events INTEGER NOT NULL DEFAULT 0,
                is_running INTEGER NOT NULL DEFAULT 0,
                is_deleted INTEGER NOT NULL DEFAULT 0,
                UNIQUE (user_number, id)
            );
            INSERT INTO new_gathers SELECT number, id, user_number, score, winner_team, version, created_at,
                has_events, is_running, is_deleted FROM gathers;
            -- The last number that was assigned, also to a gather that was deleted.
            DELETE FROM sqlite_sequence WHERE name = 'new_gathers';
            INSERT INTO sqlite_sequence (name, seq)
                SELECT 'new_gathers', seq FROM sqlite_sequence WHERE name = 'gathers';
            DROP TABLE gathers;
            ALTER TABLE new_gathers RENAME TO gathers;
            CREATE INDEX gathers_by_user ON gathers (user_number, number);
            CREATE INDEX gathers_by_version ON gathers (user_number, version);
            CREATE INDEX running_gathers ON gathers (user_number) WHERE is_running = 1;
            """)
    private static let firstChosenID = PlayerID.randomNumbers.lowerBound
    /// The number of migrations before the one that adds the copies.
    private static let copyVersion = 2

    private static let serviceSchema = Schema(
        migrations: serviceMigrations.prefix(copyVersion)
            + [serviceCopies.script(after: serviceMigrations.prefix(copyVersion))]
            + serviceMigrations.dropFirst(copyVersion).map {
                $0 + "\n" + serviceCopies.sql(for: $0)
            },
        // "FBGs"
        application: 0x4642_4773, rules: { _ throws(StorageError) in [] })
}
