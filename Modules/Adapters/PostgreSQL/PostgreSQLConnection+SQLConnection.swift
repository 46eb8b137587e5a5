import CPostgreSQL
import Domain
import Records
import Service

extension PostgreSQLConnection: SQLConnection {
    func run(
        _ sql: String, _ parameters: [RecordValue],
        row: (any SQLRow) throws(StorageError) -> Void
    ) throws(StorageError) -> Int {
        let result = try execute(sql, parameters.map { SQLText($0) })
        defer { PQclear(result) }
        for index in 0..<PQntuples(result) {
            try row(PostgreSQLRow(result: result, index: index))
        }
        return PQcmdTuples(result).flatMap { Int(String(cString: $0)) } ?? 0
    }
}

private struct PostgreSQLRow: SQLRow {
    let result: OpaquePointer?
    let index: Int32

    func integer(_ column: Int32) throws(StorageError) -> Int64? {
        guard let bytes = try utf8(column) else { return nil }
        guard let number = Int64(Substring(decoding: bytes, as: UTF8.self)) else {
            throw .damaged
        }
        return number
    }

    func utf8(_ column: Int32) throws(StorageError) -> UnsafeBufferPointer<UInt8>? {
        guard PQgetisnull(result, index, column) == 0 else { return nil }
        guard let start = PQgetvalue(result, index, column) else { throw .damaged }
        let count = Int(PQgetlength(result, index, column))
        return UnsafeRawBufferPointer(start: start, count: count).assumingMemoryBound(
            to: UInt8.self)
    }
}
