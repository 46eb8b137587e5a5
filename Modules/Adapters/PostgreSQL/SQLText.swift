import CPostgreSQL
import Records
import Service

/// A parameter in the form of libpq.
struct SQLText {
    /// The bytes of a text or the digits of a number; nil for NULL.
    private let bytes: [UInt8]?
    private let isText: Bool

    init(_ parameter: RecordValue) {
        switch parameter {
        case .null: (bytes, isText) = (nil, false)
        case .integer(let number): (bytes, isText) = (Array("\(number)\0".utf8), false)
        // PostgreSQL stores no U+0000. The rules for texts exclude it, but clients can search for
        // it.
        case .text(let text) where text.utf8.contains(0):
            (bytes, isText) = (Array(text.replacing("\0", with: "\u{FFFD}").utf8), true)
        case .text(let text): (bytes, isText) = (Array(text.utf8), true)
        }
    }

    /// Calls `body` with the values, the lengths and the formats of parameters.
    static func withPointers<Result>(
        to parameters: [SQLText],
        _ body: (
            UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<Int32>?, UnsafePointer<Int32>?
        ) -> Result
    ) -> Result {
        let all = parameters.flatMap { $0.bytes ?? [] }
        // The binary format of a text is its bytes.
        let formats = parameters.map { $0.isText ? Int32(1) : 0 }
        let lengths = parameters.map { Int32($0.bytes?.count ?? 0) }
        // An empty array has no address, which would mean NULL.
        return (all + [0]).withUnsafeBytes { buffer in
            var offset = 0
            let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
            let values = parameters.map { parameter in
                defer { offset += parameter.bytes?.count ?? 0 }
                return parameter.bytes.flatMap { _ in start.map { $0 + offset } }
            }
            return body(values, lengths, formats)
        }
    }
}
