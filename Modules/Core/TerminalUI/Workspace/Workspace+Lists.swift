/// The keys of lists.
extension Workspace {
    func handle(_ key: Key, in list: RowList) {
        guard let position = interaction.position(in: list) else { return }
        let page = ListLayout(list, at: position).pageStep
        switch key {
        case .up: moveFocus(position, by: -1, in: list)
        case .down: moveFocus(position, by: 1, in: list)
        case .pageUp: moveFocus(position, by: -page, in: list)
        case .pageDown: moveFocus(position, by: page, in: list)
        case .home, .character("g"): moveFocus(position, by: -list.rowCount, in: list)
        case .end, .character("G"): moveFocus(position, by: list.rowCount, in: list)
        case .left: changeSection(position, by: -1, in: list)
        case .right: changeSection(position, by: 1, in: list)
        case .shiftUp, .character("K"): moveRow(at: position, by: -1, in: list)
        case .shiftDown, .character("J"): moveRow(at: position, by: 1, in: list)
        case .shiftLeft, .character("H"): moveRow(at: position, toSection: -1, in: list)
        case .shiftRight, .character("L"): moveRow(at: position, toSection: 1, in: list)
        case .enter: activate(row(at: position, in: list))
        case .space:
            let row = row(at: position, in: list)
            guard row.isChecked != nil else { return }
            // The next row, so that Space alone checks several rows.
            moveFocus(position, by: 1, in: list)
            activate(row)
        default: break
        }
    }

    /// Focuses a row and discards a focus request of the list that has not been followed yet.
    func focus(_ list: RowList, section: Int, index: Int) {
        var position = lastPosition(of: list)
        position.section = section
        position.index = index
        position.row = list.sections[section].rows[index].id
        position.followedRequest = list.focus?.serial ?? position.followedRequest
        interaction.lists[list.label] = position
        interaction.focus = .element(list.label)
        interaction.showsFirstMatch = false
    }

    func lastPosition(of list: RowList) -> ListPosition {
        interaction.lists[list.label] ?? ListPosition()
    }

    /// Returns the focused row of the focused list.
    func focusedRow(of page: Page) -> Row? {
        guard
            let list = page.list(at: FocusOrder(page).currentTarget(preferring: interaction.focus)),
            let position = interaction.position(in: list)
        else { return nil }
        return row(at: position, in: list)
    }

    private func row(at position: ListPosition, in list: RowList) -> Row {
        list.sections[position.section].rows[position.index]
    }

    /// Moves the focus by a number of rows across sections; the first and the last row are the
    /// ends.
    private func moveFocus(_ position: ListPosition, by step: Int, in list: RowList) {
        let before = list.sections.prefix(position.section).reduce(0) { $0 + $1.rows.count }
        let target = min(max(0, before + position.index + step), list.rowCount - 1)
        var rest = target
        for (section, content) in list.sections.enumerated() {
            if rest < content.rows.count { return focus(list, section: section, index: rest) }
            rest -= content.rows.count
        }
    }

    /// Moves the focus to the next section with rows.
    private func changeSection(_ position: ListPosition, by step: Int, in list: RowList) {
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
        let row = RowLocation(list: list, section: position.section, index: position.index)
        if let move = row.move(by: step) { list.onMove?(move) }
    }

    private func moveRow(at position: ListPosition, toSection step: Int, in list: RowList) {
        let section = position.section + step
        guard list.sections.indices.contains(section) else { return }
        let row = RowLocation(list: list, section: position.section, index: position.index)
        list.onMove?(row.move(toSection: section))
    }
}
