/// What tells a frame from another one without keeping it: its size, and a number made of every
/// character, style and the cursor.
public struct FrameDigest: Hashable, Sendable {
    /// In cells.
    public let size: Size
    let number: UInt64

    init(size: Size, number: UInt64) {
        self.size = size
        self.number = number
    }

    /// Equal for equal frames, and for others almost never.
    public init(_ frame: Frame) {
        var sum = RunningSum()
        for cell in frame.cells {
            for byte in cell.character.utf8 { sum.add(byte) }
            sum.add(cell.style.role.rawValue)
            // No byte of UTF-8, so that no character can be taken for the style of another.
            sum.add(0xF8 | cell.style.emphasis.rawValue)
            sum.add(cell.isContinuation ? 0xFE : 0xFF)
        }
        let cursor = frame.cursor.map { [$0.column, $0.row] } ?? []
        for place in cursor {
            withUnsafeBytes(of: UInt32(truncatingIfNeeded: place).littleEndian) { bytes in
                for byte in bytes { sum.add(byte) }
            }
        }
        self.init(size: frame.size, number: sum.value)
    }
}
