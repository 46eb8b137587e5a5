import Domain
import SQLite
import Synchronization

/// The tables of the kinds that are in use. Another device or an import can have made some of them, without what
/// follows from the declarations.
final class DeclaredTables: Sendable {
    private let tables = Mutex<[String: RecordTable]>([:])

    func add(_ table: RecordTable) {
        tables.withLock { $0[table.name] = table }
    }

    /// Prepares those that are stored.
    func prepare(_ database: Database) throws(StorageError) {
        for table in tables.withLock({ Array($0.values) })
        where try !table.storedColumns(database).isEmpty {
            try table.prepare(database)
        }
    }
}
