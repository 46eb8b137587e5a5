/// A running FNV-1a hash, which detects damage but not forgery.
struct Checksum {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    /// The hash folded to 32 bits, as eight hexadecimal digits.
    var digits: [UInt8] {
        let folded = UInt32(truncatingIfNeeded: value ^ (value >> 32))
        return (0..<8).map { Hexadecimal.digit(UInt8(truncatingIfNeeded: folded >> (28 - 4 * $0))) }
    }
}

/// Bytes as pairs of lower-case hexadecimal digits.
enum Hexadecimal {
    /// Returns the digit of the low four bits.
    static func digit(_ value: UInt8) -> UInt8 {
        let low = value & 0xF
        return low < 10 ? 0x30 + low : 0x57 + low
    }

    static func text(_ bytes: some Sequence<UInt8>) -> String {
        var digits: [UInt8] = []
        for byte in bytes {
            digits.append(digit(byte >> 4))
            digits.append(digit(byte))
        }
        return String(decoding: digits, as: UTF8.self)
    }

    /// Returns nil unless the text consists of pairs of such digits.
    static func bytes(_ text: Substring) -> [UInt8]? {
        var bytes: [UInt8] = []
        var high: UInt8?
        for digit in text.utf8 {
            guard let value = value(digit) else { return nil }
            if let first = high {
                bytes.append(first << 4 | value)
                high = nil
            } else {
                high = value
            }
        }
        return high == nil ? bytes : nil
    }

    private static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case 0x30...0x39: digit - 0x30
        case 0x61...0x66: digit - 0x57
        default: nil
        }
    }
}
