/// The range of rows that are printed at a time.
struct RowWindow: Equatable {
    static let size = 20
    private(set) var start = 0

    /// Returns the range of rows to print.
    func range(of count: Int) -> Range<Int> {
        // If rows were deleted, the last remaining ones are printed.
        let first = min(start, max(0, count - 1) / Self.size * Self.size)
        return first..<min(first + Self.size, count)
    }

    /// Advances to the next range and returns false at the end.
    mutating func advance(of count: Int) -> Bool {
        let next = range(of: count).upperBound
        guard next < count else { return false }
        start = next
        return true
    }

    mutating func rewind() {
        start = 0
    }

    /// Moves to the range that contains a row.
    mutating func reveal(_ offset: Int, of count: Int) {
        guard !range(of: count).contains(offset) else { return }
        start = offset / Self.size * Self.size
    }
}
