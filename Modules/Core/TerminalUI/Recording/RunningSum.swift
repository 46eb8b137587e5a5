/// A checksum that goes on and on: FNV-1a, by Fowler, Noll and Vo. It finds damage, not forgery.
struct RunningSum {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    /// Eight hexadecimal digits.
    var digits: [UInt8] {
        let folded = UInt32(truncatingIfNeeded: value ^ (value >> 32))
        return (0..<8).map { Hexadecimal.digit(UInt8(truncatingIfNeeded: folded >> (28 - 4 * $0))) }
    }
}
