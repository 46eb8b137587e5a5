import TerminalUI

/// A frame's size, the width of its ambiguous characters, and a hash of its characters, styles and
/// cursor.
public struct FrameDigest: Hashable, Sendable {
    /// The size of the frame in cells.
    let size: Size
    /// The width for which the frame was drawn.
    let ambiguousWidth: AmbiguousWidth
    let hash: UInt64

    init(size: Size, ambiguousWidth: AmbiguousWidth = .narrow, hash: UInt64) {
        self.size = size
        self.ambiguousWidth = ambiguousWidth
        self.hash = hash
    }

    /// Creates the digest of a frame for the current terminal. Different frames almost never have
    /// equal digests.
    init(_ frame: Frame) {
        var checksum = Checksum()
        for cell in frame.cells {
            for byte in cell.character.utf8 { checksum.add(byte) }
            checksum.add(cell.style.role.rawValue)
            // UTF-8 never contains these bytes, so that a style cannot be read as a character.
            checksum.add(0xF8 | cell.style.emphasis.rawValue)
            checksum.add(cell.isContinuation ? 0xFE : 0xFF)
        }
        let cursor = frame.cursor.map { [$0.column, $0.row] } ?? []
        for coordinate in cursor {
            withUnsafeBytes(of: UInt32(truncatingIfNeeded: coordinate).littleEndian) { bytes in
                for byte in bytes { checksum.add(byte) }
            }
        }
        self.init(size: frame.size, ambiguousWidth: .current, hash: checksum.value)
    }
}
