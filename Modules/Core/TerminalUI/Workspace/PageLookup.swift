/// An action and what it is called on its page.
package struct NamedAction: Sendable {
    /// The label; where only a side of a scoreboard tells two apart (`+`), with that side's label.
    package let name: String
    package let action: Action

    package init(_ action: Action, of owner: String = "") {
        let isClear = owner.isEmpty || action.label.contains(owner)
        name = isClear ? action.label : "\(owner) \(action.label)"
        self.action = action
    }
}

/// Where a row stands on its page.
package struct RowLocation: Sendable {
    package let list: RowList
    package let section: Int
    package let index: Int
    package let row: Row

    package init(list: RowList, section: Int, index: Int, row: Row) {
        self.list = list
        self.section = section
        self.index = index
        self.row = row
    }

    /// What takes the row to the end of a section, this one or another.
    package func move(toSection target: Int) -> RowList.Move {
        let others = list.sections[target].rows.count - (target == section ? 1 : 0)
        return RowList.Move(row: row.id, section: target, index: others)
    }

    /// What takes the row so many places down within its section; nil at the section's end.
    package func move(by step: Int) -> RowList.Move? {
        let target = index + step
        guard (0..<list.sections[section].rows.count).contains(target) else { return nil }
        return RowList.Move(row: row.id, section: section, index: target)
    }
}

/// What everybody needs who acts on a page by name rather than by focus.
extension Page {
    package var lists: [RowList] {
        elements.compactMap { if case .list(let list) = $0 { list } else { nil } }
    }

    /// The actions that an element carries, the rows' own aside. The way out of an empty state is
    /// left out where it stands among the page's actions as well: it is one thing to do.
    package func actions(in element: Element) -> [NamedAction] {
        switch element {
        case .scoreboard(let board):
            board.sides.flatMap { side in
                [side.decrement, side.increment].map { NamedAction($0, of: side.label) }
            }
        case .emptyState(let state):
            [state.action].compactMap { $0 }
                .filter { way in !allActions.contains { $0.label == way.label } }
                .map { NamedAction($0) }
        default: []
        }
    }

    /// Every row, list by list and section by section. Made as it is asked for.
    @MainActor package func forEachRow(_ body: (RowLocation) -> Void) {
        for list in lists {
            for (section, content) in list.sections.enumerated() {
                for index in 0..<content.rows.count {
                    body(
                        RowLocation(
                            list: list, section: section, index: index, row: content.rows[index]))
                }
            }
        }
    }
}
