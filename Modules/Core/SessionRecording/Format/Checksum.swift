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
