import Domain
import SQLite

/// Prepares the declared tables before the first deletion of a transaction. No table without its declarations is
/// made between two deletions.
final class TablePreparation {
    private let declared: DeclaredTables
    private var isDone = false

    init(of declared: DeclaredTables) {
        self.declared = declared
    }

    func run(_ database: Database) throws(StorageError) {
        guard !isDone else { return }
        try declared.prepare(database)
        isDone = true
    }
}
