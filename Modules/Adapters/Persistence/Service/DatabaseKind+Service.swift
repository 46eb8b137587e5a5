import Domain
import Service

extension DatabaseKind {
    private static let serviceFile = "football-gather-server.sqlite"
    /// The longest time to wait for the lock of another process, in milliseconds.
    static let serviceBusyTimeout: Int32 = 5_000

    /// The database of the web service.
    package static let service = DatabaseKind(
        file: serviceFile,
        files: ["", "-wal", "-shm", "-journal"].map { serviceFile + $0 } + [DataFile.lock],
        unfinishedFiles: [serviceFile + ".new"], token: nil, schema: serviceSchema
    ) { copy throws(StorageError) in
        // A backup of an older version has other columns.
        try serviceSchema.migrate(copy)
        try copy.run("DELETE FROM tokens")
        // Clients may know newer versions of the accounts. An epoch that no account has had makes them copy
        // their account anew.
        try copy.run("UPDATE users SET epoch = max(epoch + 1, CAST(strftime('%s') AS INTEGER))")
    }

    private static let serviceSchema = Schema(
        migrations: ServiceSchema.migrations(
            integer: "INTEGER", identity: "INTEGER PRIMARY KEY AUTOINCREMENT",
            now: "CAST(strftime('%s') AS INTEGER) * 1000"),
        // "FBGs"
        application: 0x4642_4773, rules: { _ throws(StorageError) in [] })
}
