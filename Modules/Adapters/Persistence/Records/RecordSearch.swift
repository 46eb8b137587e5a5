import Domain
import Records
import SQLite

/// The statements of a query for records.
struct RecordSearch {
    /// The statement that counts the found records.
    let count: String
    /// The statement that finds the rows, with two further values: the largest number of rows, and
    /// the number of those before.
    let rows: String
    /// The values of the statements: the user, then those of the conditions.
    let values: [SQLValue]
    private let order: String

    /// - Parameter stored: All columns of the table.
    init<Root: Record>(
        _ query: RecordQuery<Root>, in table: RecordTable, _ stored: [String], of user: Int64
    ) {
        let column = { (field: RecordField<Root>) in
            let name = field.description.column.sqlName
            // A field that is newer than the stored table is empty.
            return stored.contains(name) ? name : "NULL"
        }
        let conditions = query.conditions.enumerated().map { index, condition in
            " AND \(column(condition.field)) IS ?\(index + 2)"
        }
        let found = "FROM \(table.name) WHERE user = ?1\(conditions.joined())"
        let direction = query.isDescending ? "DESC" : "ASC"
        order = "\(column(query.orderField)) \(direction), id \(direction)"
        count = "SELECT count(*) \(found)"
        // SQLite would take the index of the order, and read all records for a condition.
        let prefix = query.hasIndexOfCondition ? "+" : ""
        rows = "SELECT rowid \(found) ORDER BY \(prefix)\(order) LIMIT ? OFFSET ?"
        values = [.integer(user)] + query.conditions.map { SQLValue($0.value) }
    }

    /// The clauses that read the found rows.
    var clauses: String { "WHERE rowid IN (\(rows)) AND user = ?1 ORDER BY \(order)" }
}

extension RecordQuery {
    /// True if an index finds the records of a condition, and not that of the order.
    fileprivate var hasIndexOfCondition: Bool {
        let fields = conditions.map(\.field)
        return !fields.contains(orderField)
            && fields.contains { field in
                if case .reference = field.description.type { return true }
                return field.description.isKey
            }
    }
}
