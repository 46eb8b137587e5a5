/// The wheel: it turns the list under the mouse, and does nothing else.
extension Workspace {
    func turnWheel(at point: Point, by lines: Int, _ page: Page) {
        guard page.alert == nil else { return }
        switch target(at: point, page) {
        case .row(let label, let row):
            guard let place = page.place(of: row, in: label) else { return }
            scroll(place.list, section: place.section, by: lines)
        case .heading(let label, let section), .section(let label, let section):
            guard case .list(let list)? = page.element(label) else { return }
            scroll(list, section: section, by: lines)
        default:
            for case .list(let list) in page.elements where list.rowCount > 0 {
                return scroll(list, section: known(list).section, by: lines)
            }
            let focus = FocusOrder(page).current(interaction.focus)
            handle(lines < 0 ? .up : .down, at: focus, in: page)
        }
    }

    /// Turns a list without doing anything with it. The focused row stays in sight.
    private func scroll(_ list: RowList, section: Int, by lines: Int) {
        let layout = ListLayout(list, size: known(list).size)
        guard list.rowCount > 0, list.sections.indices.contains(section) else { return }
        let column = layout.isColumns ? section : 0
        var position = known(list)
        while position.scroll.count <= column { position.scroll.append(0) }
        let total =
            layout.isColumns ? layout.height(of: list.sections[section]) : layout.totalHeight
        let end = max(0, total - position.size.rows)
        position.scroll[column] = min(max(0, position.scroll[column] + lines), end)
        if !layout.isColumns || position.section == section {
            let window =
                position.scroll[column]..<position.scroll[column] + position.size.rows
            (position.section, position.index) = layout.place(
                nearest: (position.section, position.index), in: window)
            position.row = list.sections[position.section].rows[position.index].id
        }
        interaction.lists[list.label] = position
    }
}
