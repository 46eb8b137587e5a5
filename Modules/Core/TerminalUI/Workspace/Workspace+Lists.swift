import Navigation

/// The keys of lists.
extension Workspace {
    func handle(_ key: Key, in list: RowList) {
        guard let position = interaction.position(in: list) else { return }
        if let step = list.step(for: key, at: position) {
            return moveFocus(position, by: step, in: list)
        }
        switch key {
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
        interaction.lists[list.label] = lastPosition(of: list).moved(to: (section, index), in: list)
        interaction.focus = .element(list.label)
        interaction.showsFirstMatch = false
    }

    func lastPosition(of list: RowList) -> ListPosition {
        interaction.lists[list.label] ?? ListPosition()
    }

    private func row(at position: ListPosition, in list: RowList) -> Row {
        list.sections[position.section].rows[position.index]
    }

    /// Moves the focus by a number of rows across sections; the first and the last row are the
    /// ends.
    private func moveFocus(_ position: ListPosition, by step: Int, in list: RowList) {
        guard let (section, index) = list.location(position, movedBy: step) else { return }
        focus(list, section: section, index: index)
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

extension RowList {
    /// Returns the number of rows by which a key moves the focus; nil if it does something else.
    @MainActor func step(for key: Key, at position: ListPosition) -> Int? {
        switch key {
        case .up: -1
        case .down: 1
        case .pageUp: -ListLayout(self, at: position).pageStep
        case .pageDown: ListLayout(self, at: position).pageStep
        case .home, .character("g"): -rowCount
        case .end, .character("G"): rowCount
        default: nil
        }
    }

    /// Returns the section and the index of the row a number of rows after or before a position.
    /// The first and the last row are the ends.
    func location(_ position: ListPosition, movedBy step: Int) -> (section: Int, index: Int)? {
        let before = sections.prefix(position.section).reduce(0) { $0 + $1.rows.count }
        var rest = min(max(0, before + position.index + step), rowCount - 1)
        for (section, content) in sections.enumerated() {
            if rest < content.rows.count { return (section, rest) }
            rest -= content.rows.count
        }
        return nil
    }
}

extension ListPosition {
    /// Returns the position with another row, without a focus request that has not been followed
    /// yet.
    @MainActor func moved(
        to location: (section: Int, index: Int), in list: RowList
    ) -> ListPosition {
        var position = self
        (position.section, position.index) = location
        position.row = list.sections[location.section].rows[location.index].id
        position.followedRequest = list.focus?.serial ?? followedRequest
        return position
    }
}
