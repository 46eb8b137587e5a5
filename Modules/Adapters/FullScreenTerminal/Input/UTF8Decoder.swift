/// An incremental UTF-8 decoder that drops invalid bytes and continues with the next valid one.
struct UTF8Decoder {
    private var bytes: [UInt8] = []
    private var expected = 0

    /// True if a scalar has begun and not ended.
    var isIncomplete: Bool { !bytes.isEmpty }

    /// Reads a byte and returns the scalar that it completes, if any.
    mutating func read(_ byte: UInt8) -> Unicode.Scalar? {
        if byte & 0xC0 != 0x80 {
            bytes.removeAll(keepingCapacity: true)
            expected = Self.length(first: byte)
        }
        guard expected > 0 else { return nil }
        bytes.append(byte)
        guard bytes.count == expected else { return nil }
        defer { reset() }
        return String(validating: bytes, as: UTF8.self)?.unicodeScalars.first
    }

    mutating func reset() {
        bytes.removeAll(keepingCapacity: true)
        expected = 0
    }

    /// Returns the number of bytes of a scalar by its first byte; 0 for an invalid first byte.
    private static func length(first byte: UInt8) -> Int {
        switch byte {
        case 0x00...0x7F: 1
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 0
        }
    }
}
