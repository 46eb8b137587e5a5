/// Puts UTF-8 together, one byte at a time. What is not UTF-8 is dropped, and the next good byte
/// begins anew: noise on the line costs nothing but itself.
struct ScalarReader {
    private var bytes: [UInt8] = []
    private var expected = 0

    /// The scalar that this byte completes.
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

    /// How many bytes a scalar takes that begins with this one; 0 for a byte that begins none.
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
