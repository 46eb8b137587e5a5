import CSQLite

/// A value for a parameter of a statement.
package enum SQLValue: Sendable {
    case null
    case integer(Int64)
    case text(String)
    case blob([UInt8])

    package static func optional(_ number: Int?) -> SQLValue {
        number.map { .integer(Int64($0)) } ?? .null
    }
    package static func optional(_ number: Int64?) -> SQLValue {
        number.map { .integer($0) } ?? .null
    }
    package static func optional(_ text: String?) -> SQLValue { text.map { .text($0) } ?? .null }

    /// Binds the value to a parameter.
    ///
    /// - Parameter index: The number of the parameter, from 1.
    /// - Returns: A result code of SQLite.
    func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
        switch self {
        case .null:
            return sqlite3_bind_null(statement, index)
        case .integer(let number):
            return sqlite3_bind_int64(statement, index, number)
        case .text(var text):
            return text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { characters in
                    // An empty buffer can have no address, which SQLite would read as NULL.
                    guard let start = characters.baseAddress else {
                        return sqlite3_bind_text(statement, index, "", 0, Self.copied)
                    }
                    return sqlite3_bind_text(
                        statement, index, start, Int32(characters.count), Self.copied)
                }
            }
        case .blob(let bytes):
            return sqlite3_bind_blob(statement, index, bytes, Int32(bytes.count), Self.copied)
        }
    }

    /// `SQLITE_TRANSIENT`, which makes SQLite copy the bytes. Swift cannot import this macro.
    private static var copied: sqlite3_destructor_type {
        unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    }
}
