/// The columns of a result, as the cases of an enumeration with raw values from 0.
///
/// The SELECT list is made of the cases, and a `Row` reads a column by its case. So a new column
/// cannot change the meaning of another one.
package protocol ResultColumn: CaseIterable, Hashable, RawRepresentable, Sendable
where RawValue == Int32 {
    /// The expression for this column in a SELECT list, usually its name.
    var sql: String { get }
}

extension ResultColumn {
    /// Returns a SELECT of all columns.
    ///
    /// - Parameter clauses: The statement from `FROM` on.
    @inlinable package static func select(_ clauses: String) -> Query<Self> {
        Query(sql: "SELECT \(list) \(clauses)")
    }

    /// Returns a statement that changes rows and has all columns of the changed rows as its result.
    @inlinable package static func returning(_ change: String) -> Query<Self> {
        Query(sql: "\(change) RETURNING \(list)")
    }

    @inlinable static var list: String { allCases.map(\.sql).sqlList }
}

/// A statement with a result of known columns.
package struct Query<Column: ResultColumn> {
    package let sql: String

    @inlinable package init(sql: String) {
        self.sql = sql
    }
}

/// New values for columns of a table.
package struct ColumnValues<Column: ResultColumn>: ExpressibleByDictionaryLiteral {
    @usableFromInline var pairs: [(column: Column, value: SQLValue)]

    @inlinable package init(dictionaryLiteral pairs: (Column, SQLValue)...) {
        self.pairs = pairs
    }

    /// `a, b`, for an INSERT.
    @inlinable package var columns: String { pairs.map(\.column.sql).sqlList }
    /// `?, ?`, for an INSERT.
    @inlinable package var parameters: String { pairs.map { _ in "?" }.sqlList }
    /// `a = ?, b = ?`, for an UPDATE.
    @inlinable package var assignments: String { pairs.map { "\($0.column.sql) = ?" }.sqlList }
    /// `a IS ? AND b IS ?`, for a comparison.
    @inlinable package var condition: String {
        pairs.map { "\($0.column.sql) IS ?" }.joined(separator: " AND ")
    }
    /// The values for the parameters, in their order.
    @inlinable package var values: [SQLValue] { pairs.map(\.value) }

    @inlinable package static func + (left: Self, right: Self) -> Self {
        var sum = left
        sum.pairs += right.pairs
        return sum
    }
}
