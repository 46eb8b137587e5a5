import CSQLite
package import Domain
package import Records

/// Reads the fields of a record from consecutive columns of a row.
package struct RowReader<Column: ResultColumn>: RecordReader {
    @usableFromInline let row: Row<Column>
    @usableFromInline var index: Int32

    /// - Parameter first: The column of the first field.
    @inlinable package init(_ row: Row<Column>, from first: Int32) {
        self.row = row
        index = first
    }

    @inlinable package mutating func value(
        of field: FieldDescription
    ) throws(StorageError) -> RecordValue {
        defer { index += 1 }
        switch sqlite3_column_type(row.statement, index) {
        case SQLITE_NULL: return .null
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(row.statement, index))
        default: return .text(try row.text(at: index))
        }
    }

    /// Returns `.damaged`, because no valid record was stored with such a value.
    @inlinable package func error(for value: RecordValue, of field: FieldDescription)
        -> StorageError
    {
        .damaged
    }
}

extension SQLValue {
    /// Creates the value of a column that stores the value of a field.
    package init(_ value: RecordValue) {
        switch value {
        case .null: self = .null
        case .integer(let number): self = .integer(number)
        case .text(let text): self = .text(text)
        }
    }
}
