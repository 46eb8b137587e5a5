import Domain

/// The tables, as the steps that lead to them.
struct Schema: Sendable {
    /// Marks a file as ours: "FBGa".
    static let application: Int64 = 0x4642_4761

    static let current = Schema(migrations: [
        SchemaVersion1_AccountsAndPlayers.script, SchemaVersion2_MatchesAndLockout.script,
    ])

    /// The first one makes version 1 of an empty file, the second makes version 2 of that, …
    /// A step that has been shipped never changes again.
    let migrations: [String]

    /// Makes sure that the file is empty or ours, and not from the future. Changes nothing.
    ///
    /// - Throws: `.damaged`, `.newerVersion`, or what keeps the file from being read.
    func check(_ database: Database) throws(StorageError) {
        // In one transaction: another process may be making its first tables just now.
        try database.transaction(writes: false) { () throws(StorageError) in
            try checkMarks(database)
        }
    }

    private func checkMarks(_ database: Database) throws(StorageError) {
        let application = try number("PRAGMA application_id", database)
        let version = try number("PRAGMA user_version", database)
        if application == 0, version == 0 {
            guard try number("SELECT count(*) FROM sqlite_schema", database) == 0 else {
                throw .damaged
            }
            return
        }
        guard application == Self.application, version > 0 else { throw .damaged }
        guard version <= migrations.count else { throw .newerVersion }
    }

    /// Takes the steps that are missing, each in a transaction of its own.
    func migrate(_ database: Database) throws(StorageError) {
        while try number("PRAGMA user_version", database) < migrations.count {
            try database.transaction { () throws(StorageError) in
                // Another process may have been faster between the question and the lock.
                let version = try number("PRAGMA user_version", database)
                guard version < migrations.count else { return }
                try database.script(migrations[Int(version)])
                try database.script(
                    """
                    PRAGMA application_id = \(Self.application);
                    PRAGMA user_version = \(version + 1);
                    """)
            }
        }
    }

    private func number(_ sql: String, _ database: Database) throws(StorageError) -> Int64 {
        guard
            let number = try database.first(
                sql, read: { row throws(StorageError) in try row.integer(0) })
        else { throw .damaged }
        return number
    }
}
