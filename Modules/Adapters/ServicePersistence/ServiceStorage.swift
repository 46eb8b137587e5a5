public import Cryptography
public import Domain
import Glibc
public import SQLite
public import Service

/// The database and the cryptography of the web service.
public enum ServiceStorage {
    /// Opens the database of the web service in a directory that only its owner can read.
    ///
    /// - Parameters:
    ///   - directory: A path. A missing directory is created.
    ///   - readerCount: The number of reads that run at the same time.
    ///   - moment: The time for the name of a backup before a migration.
    /// - Throws: `.inUse`, or the error of a file.
    public static func open(
        directory: String, readerCount: Int, at moment: Moment
    ) async throws(StorageOpenError) -> any SQLDatabase {
        try await SQLiteServiceDatabase(
            directory: directory, readerCount: readerCount, at: moment)
    }

    /// Checks that the web service can store its data in a directory. Changes nothing, and ignores
    /// whether another process uses the directory.
    ///
    /// - Throws: The error of a file.
    public static func check(directory: String) throws(StorageOpenError) {
        var folder = directory
        var status = stat()
        while stat(folder, &status) != 0 {
            // The parent in which the directory would be created.
            guard errno == ENOENT else { throw .storage(StorageError(systemError: errno)) }
            let parent = folder.lastIndex(of: "/").map { folder[..<$0] } ?? "."
            folder = parent.isEmpty ? "/" : String(parent)
        }
        guard access(folder, W_OK | X_OK) == 0 else {
            throw .storage(StorageError(systemError: errno))
        }
        guard folder == directory else {
            guard status.isDirectory else { throw .storage(StorageError(systemError: ENOTDIR)) }
            return
        }
        try PrivateDirectory(directory, changes: false).checkFiles(of: .service)
    }

    /// Returns the cryptography of the web service.
    ///
    /// - Parameters:
    ///   - passwordCost: The amount of work for each password hash.
    ///   - concurrency: The number of password hashes that are computed at the same time.
    public static func makeSecrets(
        passwordCost: PasswordCost, concurrency: Int
    ) -> any ServiceSecrets {
        SodiumServiceSecrets(cost: passwordCost, concurrency: concurrency)
    }
}
