/// A row and its position on a page.
package struct RowLocation: Sendable {
    package let list: RowList
    package let section: Int
    package let index: Int
    package let row: Row

    /// Creates the row at a position that exists in the list.
    @MainActor package init(list: RowList, section: Int, index: Int) {
        self.list = list
        self.section = section
        self.index = index
        row = list.sections[section].rows[index]
    }

    /// Returns the move of the row to the end of a section, which may be its own.
    package func move(toSection target: Int) -> RowList.Move {
        let others = list.sections[target].rows.count - (target == section ? 1 : 0)
        return RowList.Move(row: row.id, section: target, index: others)
    }

    /// Returns the move of the row by a number of positions within its section; nil beyond its
    /// ends.
    package func move(by step: Int) -> RowList.Move? {
        let target = index + step
        guard (0..<list.sections[section].rows.count).contains(target) else { return nil }
        return RowList.Move(row: row.id, section: section, index: target)
    }
}
