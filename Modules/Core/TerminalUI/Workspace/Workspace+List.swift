/// The keys of a list.
extension Workspace {
    func handle(_ key: Key, in list: RowList) {
        guard let position = interaction.position(in: list) else { return }
        let page = ListLayout(list, size: position.size).rowsInSight
        switch key {
        case .up: step(position, by: -1, in: list)
        case .down: step(position, by: 1, in: list)
        case .pageUp: step(position, by: -page, in: list)
        case .pageDown: step(position, by: page, in: list)
        case .home, .character("g"): step(position, by: -list.rowCount, in: list)
        case .end, .character("G"): step(position, by: list.rowCount, in: list)
        case .left: change(position, by: -1, in: list)
        case .right: change(position, by: 1, in: list)
        case .shiftUp, .character("K"): moveRow(at: position, by: -1, in: list)
        case .shiftDown, .character("J"): moveRow(at: position, by: 1, in: list)
        case .shiftLeft, .character("H"): moveRow(at: position, toSection: -1, in: list)
        case .shiftRight, .character("L"): moveRow(at: position, toSection: 1, in: list)
        case .enter: activate(row(at: position, in: list))
        case .space:
            let row = row(at: position, in: list)
            if row.isChecked != nil { activate(row) }
        default: break
        }
    }

    /// Focuses a row. A wish of the list that could not be granted yet has lapsed then.
    func focus(_ list: RowList, section: Int, index: Int) {
        var position = known(list)
        position.section = section
        position.index = index
        position.row = list.sections[section].rows[index].id
        position.granted = list.focus?.serial ?? position.granted
        interaction.lists[list.label] = position
        interaction.focus = .element(list.label)
    }

    func known(_ list: RowList) -> ListPosition {
        interaction.lists[list.label] ?? ListPosition()
    }

    /// The row that the keys act on.
    func focusedRow(of page: Page) -> Row? {
        guard let list = page.list(at: FocusOrder(page).current(interaction.focus)),
            let position = interaction.position(in: list)
        else { return nil }
        return row(at: position, in: list)
    }

    private func row(at position: ListPosition, in list: RowList) -> Row {
        list.sections[position.section].rows[position.index]
    }

    /// Rows count on through the sections; the ends stop.
    private func step(_ position: ListPosition, by step: Int, in list: RowList) {
        let before = list.sections.prefix(position.section).reduce(0) { $0 + $1.rows.count }
        let target = min(max(0, before + position.index + step), list.rowCount - 1)
        var rest = target
        for (section, content) in list.sections.enumerated() {
            if rest < content.rows.count { return focus(list, section: section, index: rest) }
            rest -= content.rows.count
        }
    }

    /// To the next section that has rows.
    private func change(_ position: ListPosition, by step: Int, in list: RowList) {
        var section = position.section + step
        while list.sections.indices.contains(section) {
            let count = list.sections[section].rows.count
            if count > 0 {
                return focus(list, section: section, index: min(position.index, count - 1))
            }
            section += step
        }
    }

    private func moveRow(at position: ListPosition, by step: Int, in list: RowList) {
        let index = position.index + step
        guard let onMove = list.onMove,
            (0..<list.sections[position.section].rows.count).contains(index)
        else { return }
        onMove(
            RowList.Move(
                row: row(at: position, in: list).id, section: position.section, index: index))
    }

    private func moveRow(at position: ListPosition, toSection step: Int, in list: RowList) {
        let section = position.section + step
        guard let onMove = list.onMove, list.sections.indices.contains(section) else { return }
        onMove(
            RowList.Move(
                row: row(at: position, in: list).id, section: section,
                index: list.sections[section].rows.count))
    }
}
