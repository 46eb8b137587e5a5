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
        return try PostgreSQLRow.read(result, row)
    }

    func queue(_ sql: String, _ parameters: [RecordValue]) {
        queue(sql, parameters.map { SQLText($0) })
    }

    func require(_ sql: String, _ parameters: [RecordValue]) {
        // An error also keeps the server from executing the statements that have been sent with
        // this one.
        queue("SELECT 1 / count(*) FROM (\(sql)) AS found", parameters)
    }
}

struct PostgreSQLRow: SQLRow {
    private let result: OpaquePointer?
    private let index: Int32

    /// Calls a closure with each row of a result, and returns the number of changed rows.
    static func read(
        _ result: OpaquePointer?, _ row: (any SQLRow) throws(StorageError) -> Void
    ) throws(StorageError) -> Int {
        for index in 0..<PQntuples(result) { try row(Self(result: result, index: index)) }
        return PQcmdTuples(result).flatMap { Int(String(cString: $0)) } ?? 0
    }

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
