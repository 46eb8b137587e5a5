/// Bytes into lines. Whatever comes, what it keeps is bounded.
struct LineSplitter {
    enum Piece: Hashable, Sendable {
        case line(String)
        /// Told as soon as it is known; the rest of the line is dropped.
        case tooLong
        case notText
    }

    /// The longest line, in bytes: far more than any field takes.
    static let limit = 64 * 1024

    private var bytes: [UInt8] = []
    /// Where the line begins that is not finished.
    private var start = 0
    /// Up to where there is no line's end.
    private var scanned = 0
    private var skips = false
    private var isFirst = true

    mutating func append(_ chunk: some Collection<UInt8>) {
        bytes.removeFirst(start)
        scanned -= start
        start = 0
        bytes.append(contentsOf: chunk)
    }

    /// The next line that is complete.
    mutating func next() -> Piece? {
        while let end = bytes[scanned...].firstIndex(of: 0x0A) {
            let line = bytes[start..<end]
            start = end + 1
            scanned = start
            if !skips { return piece(line) }
            skips = false
        }
        scanned = bytes.count
        guard skips || bytes.count - start > Self.limit else { return nil }
        let isNews = !skips
        skips = true
        start = bytes.count
        return isNews ? .tooLong : nil
    }

    /// What is left when no more comes: a last line without an end.
    mutating func finish() -> Piece? {
        let line = bytes[start...]
        start = bytes.count
        scanned = start
        return line.isEmpty || skips ? nil : piece(line)
    }

    private mutating func piece(_ line: ArraySlice<UInt8>) -> Piece {
        var line = line
        // Some editors begin a file with a mark of its byte order.
        if isFirst, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
        isFirst = false
        if line.last == 0x0D { line = line.dropLast() }
        guard line.count <= Self.limit else { return .tooLong }
        return String(validating: line, as: UTF8.self).map(Piece.line) ?? .notText
    }
}
