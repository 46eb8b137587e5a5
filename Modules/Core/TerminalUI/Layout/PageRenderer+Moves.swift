/// Moves of the focus within a drawn list.
extension PageRenderer {
    /// Draws what a move of the focus changes on the same page: two rows, the rows that scroll into
    /// view, the scroll bar, the number of the row, and its detail.
    ///
    /// Returns false if more changes. The page then has to be drawn completely.
    mutating func moveFocus(to position: ListPosition) -> Bool {
        guard var drawn = drawnRows, let previousRow = focusedRow,
            let previous = interaction.position(in: drawn.layout.list)
        else { return false }
        drawnRows = nil
        let scroll = drawn.layout.scroll(
            drawn.scroll, showing: position, total: drawn.total, height: drawn.area.height)
        let distance = scroll - drawn.scroll
        if distance != 0, !self.scroll(&drawn, to: scroll) { return false }
        guard let row = drawn.row(at: position), let area = drawn.area(of: position),
            row.offersSameActions(as: previousRow)
        else { return false }
        if let area = drawn.area(of: previous) {
            draw(previousRow, again: drawn.columns, in: area, isFocused: false)
        }
        draw(row, again: drawn.columns, in: area, isFocused: true)
        replaceRegions(of: drawn, hasScrolled: distance != 0, focused: row)
        focusedRow = row
        let label = drawn.layout.list.label
        interaction.lists[label] = position
        interaction.lists[label]?.scroll[0] = scroll
        drawMark(of: position, in: drawn.layout.list)
        guard drawDetail(of: row, instead: previousRow, in: drawn.layout.list) else { return false }
        drawnRows = drawn
        return true
    }

    private mutating func draw(
        _ row: Row, again columns: RowColumns, in area: Area, isFocused: Bool
    ) {
        canvas.fill(area, style: .plain)
        draw(row, columns, in: area, isFocused: isFocused)
    }

    /// Moves the visible rows and draws the new ones. Returns false if the list has to be drawn
    /// completely.
    private mutating func scroll(_ drawn: inout DrawnRows, to scroll: Int) -> Bool {
        let distance = scroll - drawn.scroll
        guard let indices = drawn.scroll(to: scroll) else { return false }
        canvas.scroll(drawn.content, by: distance)
        for index in indices {
            let position = ListPosition(section: 0, index: index)
            guard let row = drawn.row(at: position), let area = drawn.area(of: position) else {
                return false
            }
            draw(row, again: drawn.columns, in: area, isFocused: false)
        }
        drawScrollBar(
            rows: drawn.area, column: drawn.barColumn, scroll: scroll, total: drawn.total)
        return true
    }

    /// Gives the regions of rows and of their actions the identities of the visible rows.
    private mutating func replaceRegions(
        of drawn: DrawnRows, hasScrolled: Bool, focused row: Row
    ) {
        let label = drawn.layout.list.label
        let visible = hasScrolled ? drawn.sections.flatMap { $0.rows.map(\.id) } : []
        var rows = visible.makeIterator()
        for (index, region) in hitRegions.enumerated() {
            switch region.target {
            case .row(label, _):
                guard let next = rows.next() else { continue }
                hitRegions[index] = HitRegion(
                    area: region.area, target: .row(list: label, next))
            case .rowAction(let action, _):
                hitRegions[index] = HitRegion(
                    area: region.area, target: .rowAction(action, row.id))
            default: continue
            }
        }
    }

    private mutating func drawMark(of position: ListPosition, in list: RowList) {
        guard listMark != nil else { return }
        listMark = mark(of: position, in: list)
        if let lowerRule { drawRule(row: lowerRule, mark: listMark) }
        guard let mainBox else { return }
        let border = mainBox.row(mainBox.row + mainBox.height - 1).inset(columns: 1)
        canvas.fill(border, with: "─", style: Style(.accent))
        drawMark(in: mainBox)
    }

    /// Draws the panels beside the page if they contain the detail of a row of a list. Returns
    /// false if they need another place.
    private mutating func drawDetail(
        of row: Row, instead previous: Row, in list: RowList
    ) -> Bool {
        guard isWide, page.lists.first(where: { $0.rowCount > 0 })?.label == list.label,
            row.detail != nil || previous.detail != nil
        else { return true }
        guard let sideBox, row.detail != nil, previous.detail != nil else { return false }
        let sides = sidePanels
        guard sides.allSatisfy({ $0.pitch == nil }) else { return false }
        canvas.fill(sideBox, style: .plain)
        draw(sides, in: sideBox)
        return true
    }
}

extension Row {
    /// Returns whether the action bar shows the same actions while another row is focused.
    fileprivate func offersSameActions(as other: Row) -> Bool {
        (isChecked == nil) == (other.isChecked == nil)
            && (activate == nil) == (other.activate == nil)
            && (unavailableReason == nil) == (other.unavailableReason == nil)
            && activationLabel == other.activationLabel
            && actions.elementsEqual(other.actions) {
                $0.label == $1.label && $0.key == $1.key && $0.isEnabled == $1.isEnabled
                    && $0.weight == $1.weight
            }
    }
}
