import TerminalUI

/// Rows of a frame that the terminal moves by itself, so that a list that scrolls is not written
/// again.
struct FrameScroll: Hashable {
    /// The rows that move, including those that the others replace.
    let rows: Range<Int>
    /// The number of rows that the content moves up by; negative for a move down.
    let distance: Int

    /// The smallest number of moved rows for which a move is shorter than writing them.
    private static let fewestRows = 3
    /// The distances of a key, and of the mouse wheel.
    private static let distances = [1, -1, 3, -3]
    /// The largest number of cells of a moved row that are written again, such as that of a scroll
    /// bar.
    private static let mostCells = 2

    /// Finds the move that leaves few rows to write. Returns nil if most rows have not moved.
    init?(from old: Frame, to new: Frame) {
        guard old.size == new.size else { return nil }
        let all = 0..<new.size.rows
        let changed = all.filter { !new.isRow($0, equalTo: $0, of: old) }
        guard changed.count > Self.fewestRows else { return nil }
        for distance in Self.distances {
            let moved = changed.filter {
                all.contains($0 + distance) && new.isRow($0, equalTo: $0 + distance, of: old)
            }
            guard moved.count >= Self.fewestRows, let first = moved.first, let last = moved.last
            else { continue }
            let rows = min(first, first + distance)..<max(last, last + distance) + 1
            guard moved.count * 2 > rows.count else { continue }
            self.rows = Self.extended(rows, by: distance, all, old, new)
            self.distance = distance
            return
        }
        return nil
    }

    /// Adds the rows in the direction of the move that have few other cells after it.
    private static func extended(
        _ rows: Range<Int>, by distance: Int, _ all: Range<Int>, _ old: Frame, _ new: Frame
    ) -> Range<Int> {
        var rows = rows
        while let row = distance > 0 ? all[..<rows.lowerBound].last : all[rows.upperBound...].first
        {
            let differences = zip(new.row(row), old.row(row + distance)).count { $0 != $1 }
            guard differences <= mostCells, !new.isRow(row, equalTo: row, of: old) else { break }
            rows = min(row, rows.lowerBound)..<max(row + 1, rows.upperBound)
        }
        return rows
    }
}
