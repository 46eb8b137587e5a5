package import Domain

/// The tables of the database, as the migrations that create them.
package struct Schema: Sendable {
    /// The scripts from each version to the next, from an empty file on. Released ones never
    /// change.
    package let migrations: [String]
    /// The application identifier in the files.
    package let application: Int64
    /// Returns one line for each violation of the rules that SQLite does not know.
    package let rules: @Sendable (Database) throws(StorageError) -> [String]

    package init(
        migrations: [String], application: Int64,
        rules: @escaping @Sendable (Database) throws(StorageError) -> [String]
    ) {
        self.migrations = migrations
        self.application = application
        self.rules = rules
    }

    /// Returns the schema as it was in an earlier version.
    package func prefix(_ version: Int64) -> Schema {
        Schema(
            migrations: Array(migrations.prefix(Int(version))), application: application,
            rules: rules)
    }

    /// Checks that the file is empty, or that this program wrote it in a known version.
    ///
    /// - Throws: `.damaged`, `.newerVersion`, or the error that prevents reading.
    package func check(_ database: Database) throws(StorageError) {
        // One transaction, because another process may be creating its first tables.
        try database.transaction(writes: false) { () throws(StorageError) in
            try checkVersion(database)
        }
    }

    private func checkVersion(_ database: Database) throws(StorageError) {
        let application = try number("PRAGMA application_id", database)
        let version = try number("PRAGMA user_version", database)
        if application == 0, version == 0 {
            guard try number("SELECT count(*) FROM sqlite_schema", database) == 0 else {
                throw .damaged
            }
            return
        }
        guard application == self.application, version > 0 else { throw .damaged }
        guard version <= migrations.count else { throw .newerVersion }
    }

    /// Runs the missing migrations, each in its own transaction.
    ///
    /// - Parameter willMigrate: Called with the version of an older database before it changes.
    package func migrate(
        _ database: Database,
        willMigrate: (Int64) throws(StorageError) -> Void = { _ in }
    ) throws(StorageError) {
        let version = try number("PRAGMA user_version", database)
        if version > 0, version < migrations.count { try willMigrate(version) }
        for (index, script) in migrations.enumerated().dropFirst(Int(version)) {
            try database.transaction { () throws(StorageError) in
                try database.script(script)
                try database.script(
                    """
                    PRAGMA application_id = \(application);
                    PRAGMA user_version = \(index + 1);
                    """)
            }
        }
    }

    private func number(_ sql: String, _ database: Database) throws(StorageError) -> Int64 {
        guard let number = try database.integer(sql) else { throw .damaged }
        return number
    }
}
