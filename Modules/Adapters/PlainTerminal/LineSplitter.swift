import Platform

/// Splits bytes into lines with a bounded buffer, and overwrites the lines that it has returned: a
/// line can be a password.
struct LineSplitter {
    enum Piece: Hashable, Sendable {
        case line(String)
        /// A line that exceeds the limit, which is reported once and not stored.
        case tooLong
        /// A line that is not valid UTF-8.
        case invalidUTF8
    }

    /// The longest line in bytes, which is more than any field accepts.
    static let limit = 64 * 1024

    private var bytes: [UInt8] = []
    /// The index of the first byte of the incomplete line.
    private var start = 0
    /// The index up to which there is no line feed.
    private var scanned = 0
    private var isSkipping = false
    private var isFirst = true

    mutating func append(_ chunk: some Collection<UInt8>) {
        bytes.removeFirst(start)
        scanned -= start
        start = 0
        bytes.append(contentsOf: chunk)
    }

    /// Returns the next complete line; nil if there is none yet.
    mutating func next() -> Piece? {
        while let end = bytes[scanned...].firstIndex(of: 0x0A) {
            let range = start..<end
            start = end + 1
            scanned = start
            defer { wipe(range) }
            if !isSkipping { return piece(bytes[range]) }
            isSkipping = false
        }
        scanned = bytes.count
        guard isSkipping || bytes.count - start > Self.limit else { return nil }
        let isFirstReport = !isSkipping
        isSkipping = true
        start = bytes.count
        return isFirstReport ? .tooLong : nil
    }

    /// Returns the last line if the input ends without a line feed.
    mutating func finish() -> Piece? {
        let line = bytes[start...]
        start = bytes.count
        scanned = start
        return line.isEmpty || isSkipping ? nil : piece(line)
    }

    private mutating func wipe(_ range: Range<Int>) {
        bytes.withUnsafeMutableBytes {
            Platform.wipe(UnsafeMutableRawBufferPointer(rebasing: $0[range]))
        }
    }

    private mutating func piece(_ line: ArraySlice<UInt8>) -> Piece {
        var line = line
        // Some editors write a byte order mark at the beginning of a file.
        if isFirst, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
        isFirst = false
        if line.last == 0x0D { line = line.dropLast() }
        guard line.count <= Self.limit else { return .tooLong }
        return String(validating: line, as: UTF8.self).map(Piece.line) ?? .invalidUTF8
    }
}
