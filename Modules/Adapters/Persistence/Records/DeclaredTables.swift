import Domain
import SQLite
import Synchronization

/// The tables of the kinds that the program has. Another device or an import can have made some of
/// them, without what follows from the declarations.
final class DeclaredTables: Sendable {
    private struct State {
        var tables: [String: RecordTable] = [:]
        var hasAll = false
    }

    private let rules: @Sendable () -> [RecordRule]
    private let state = Mutex(State())

    /// - Parameter rules: Returns the rules of the kinds. Called once, when the tables are first
    ///   needed, because that takes time at each start.
    init(_ rules: @escaping @Sendable () -> [RecordRule]) {
        self.rules = rules
    }

    /// Adds a table of a kind that is in use.
    func add(_ table: RecordTable) {
        state.withLock { $0.tables[table.kind] = table }
    }

    /// Returns the tables by their kinds.
    func all() -> [String: RecordTable] {
        state.withLock { state in
            if !state.hasAll {
                for rule in rules() {
                    state.tables[rule.kind] = RecordTable(rule.kind, rule.fields)
                }
                state.hasAll = true
            }
            return state.tables
        }
    }
}
