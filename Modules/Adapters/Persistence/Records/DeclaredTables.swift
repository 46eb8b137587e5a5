import Domain
import SQLite
import Synchronization

/// The tables of the kinds that the program has. Another device or an import can have made some of them, without
/// what follows from the declarations.
final class DeclaredTables: Sendable {
    private struct State {
        /// Make the tables that were not needed yet.
        var makers: [@Sendable () -> RecordTable] = []
        var tables: [String: RecordTable] = [:]
    }

    private let state = Mutex(State())

    /// Adds a table, which is made when it is first needed, because that takes time at each start.
    func add(_ make: @escaping @Sendable () -> RecordTable) {
        state.withLock { $0.makers.append(make) }
    }

    /// Returns the tables by their kinds.
    func all() -> [String: RecordTable] {
        state.withLock { state in
            for make in state.makers {
                let table = make()
                state.tables[table.kind] = table
            }
            state.makers = []
            return state.tables
        }
    }

    /// Prepares those that are stored.
    func prepare(_ database: Database) throws(StorageError) {
        for table in all().values where try !table.storedColumns(database).isEmpty {
            try table.prepare(database)
        }
    }
}
