import CSQLite
import Domain
import Records
import SQLite
import Service

extension Database: SQLConnection {
    func run(
        _ sql: String, _ parameters: [RecordValue],
        row: (any SQLRow) throws(StorageError) -> Void
    ) throws(StorageError) -> Int {
        try step(sql, parameters.map(\.value), copies: DatabaseKind.serviceCopies) {
            statement throws(StorageError) in
            try row(ServiceRow(statement: statement))
        }
        return changeCount
    }

    func queue(_ sql: String, _ parameters: [RecordValue]) throws(StorageError) {
        try step(sql, parameters.map(\.value), copies: DatabaseKind.serviceCopies) { _ in }
    }

    func require(_ sql: String, _ parameters: [RecordValue]) throws(StorageError) {
        guard try integer(sql, parameters) != nil else { throw .notFound }
    }
}

extension RecordValue {
    fileprivate var value: SQLValue {
        switch self {
        case .null: .null
        case .integer(let number): .integer(number)
        case .text(let text): .text(text)
        }
    }
}

private struct ServiceRow: SQLRow {
    let statement: OpaquePointer

    func integer(_ column: Int32) throws(StorageError) -> Int64? {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_NULL: return nil
        case SQLITE_INTEGER: return sqlite3_column_int64(statement, column)
        default: throw .damaged
        }
    }

    func utf8(_ column: Int32) throws(StorageError) -> UnsafeBufferPointer<UInt8>? {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_NULL: return nil
        case SQLITE_TEXT:
            let start = sqlite3_column_text(statement, column)
            let count = Int(sqlite3_column_bytes(statement, column))
            return UnsafeBufferPointer(start: start, count: count)
        default: throw .damaged
        }
    }
}
