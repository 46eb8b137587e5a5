import Domain
import SQLite

/// Prepares tables of records in one transaction, each with the same fields once.
final class TablePreparation {
    private let declared: DeclaredTables
    /// The names of the prepared columns by the kinds.
    private var columns: [String: Set<String>] = [:]
    private var hasPreparedAll = false

    init(of declared: DeclaredTables) {
        self.declared = declared
    }

    /// Returns the declared table of a kind; nil for a kind that the program does not have.
    func declaration(of kind: String) -> RecordTable? { declared.all()[kind] }

    /// Prepares a table with what the declaration of its kind says about its fields.
    func run(_ table: RecordTable, _ database: Database) throws(StorageError) {
        let table = declaration(of: table.kind).map(table.declared) ?? table
        let names = Set(table.fields.map(\.name))
        if let known = columns[table.kind], known.isSuperset(of: names) { return }
        try table.prepare(database)
        columns[table.kind, default: []].formUnion(names)
    }

    /// Prepares the declared tables that are stored, so that all references to a deleted record are
    /// found.
    func runAll(_ database: Database) throws(StorageError) {
        guard !hasPreparedAll else { return }
        for table in declared.all().values where try !table.storedColumns(database).isEmpty {
            try run(table, database)
        }
        hasPreparedAll = true
    }
}
