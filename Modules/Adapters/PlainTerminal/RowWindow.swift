/// Which rows are printed: so many at a time.
struct RowWindow: Equatable {
    static let size = 20
    private(set) var start = 0

    /// The rows to print, of so many.
    func range(of count: Int) -> Range<Int> {
        // Rows may have gone: then the last ones that are left.
        let first = min(start, max(0, count - 1) / Self.size * Self.size)
        return first..<min(first + Self.size, count)
    }

    /// Goes on by one window; false at the end.
    mutating func advance(of count: Int) -> Bool {
        let next = range(of: count).upperBound
        guard next < count else { return false }
        start = next
        return true
    }

    mutating func rewind() {
        start = 0
    }

    /// Goes where a row can be seen.
    mutating func reveal(_ offset: Int, of count: Int) {
        guard !range(of: count).contains(offset) else { return }
        start = offset / Self.size * Self.size
    }
}
