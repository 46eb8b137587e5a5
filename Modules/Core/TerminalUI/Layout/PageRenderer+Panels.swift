/// The panels of a wide window, each with a border and a title.
extension PageRenderer {
    /// The widths of a panel beside the elements.
    private static let sideWidths = 42...72
    /// The smallest height of a companion below a list.
    private static let lowestCompanion = 14

    /// True if the title of the page is in the border of its only panel.
    var isTitleInPanel: Bool { isWide && panels == nil }

    /// The detail of the last focused row, and the companions of the page.
    var sidePanels: [Panel] {
        let rows = page.lists.lazy.compactMap { list in
            interaction.position(in: list).map { list.sections[$0.section].rows[$0.index] }
        }
        return (rows.first?.detail?()).map { [$0] + page.companions } ?? page.companions
    }

    /// Draws the elements of the page, and the panels that accompany them.
    mutating func drawPanels(in area: Area) {
        let sides = sidePanels
        guard let panels else { return drawMainPanel(in: area, beside: sides) }
        var rest = area
        var sideWidth = area.width / 4
        let othersHeight = totalHeight(of: panels.others, width: area.width - 2, .compact)
        if let (board, countdown) = panels.scoreboard {
            let rows = panels.list?.sections.map(\.rows.count).max() ?? 0
            let heights = sides.map {
                totalHeight(
                    of: $0.elements, width: area.width / 2, .compact, listRows: Self.wantedListRows)
            }
            let layout = ScoreboardPanels(
                board, countdown, in: area,
                heightBelow: max(0, othersHeight) + max(rows, heights.max() ?? 0) + 2)
            let (top, bottom) = area.split(height: layout.height)
            draw(board, countdown, layout, in: top)
            sideWidth = layout.sideWidth
            rest = bottom
        }
        if othersHeight > 0 {
            let (texts, below) = rest.split(height: min(othersHeight, rest.height))
            let inner = texts.inset(columns: 1)
            clip = texts
            draw(stack(of: panels.others, in: inner), in: inner)
            removeClip()
            rest = below
        }
        guard let list = panels.list else { return draw(sides, in: rest) }
        let count = list.sections.count
        if sides.isEmpty {
            draw(list, in: rest.panels(count: count))
        } else if count == 2 {
            // The companions stand between the two sides.
            let boxes = rest.panels(besideMiddle: sideWidth)
            draw(list, in: [boxes[0], boxes[2]])
            draw(sides, in: boxes[1])
        } else if rest.height - list.rowCount - 2 >= Self.lowestCompanion {
            // The height depends on all rows, because rows move between the sections.
            let (top, bottom) = rest.split(height: list.rowCount + 2)
            draw(list, in: top.panels(count: count))
            draw(sides, in: bottom)
        } else if rest.width * 3 / 5 >= count * list.narrowestColumn {
            let boxes = rest.panels([rest.width * 3 / 5])
            draw(list, in: boxes[0].panels(count: count))
            draw(sides, in: boxes[1])
        } else {
            draw(list, in: rest.panels(count: count))
        }
    }

    // MARK: - Borders

    /// Draws a border in one style.
    mutating func drawBorder(_ box: Area, style: Style) {
        guard box.width > 1, box.height > 1 else { return }
        let (right, bottom) = (box.column + box.width - 1, box.row + box.height - 1)
        for row in [box.row, bottom] { canvas.fill(box.row(row), with: "─", style: style) }
        for column in [box.column, right] {
            let side = Area(column: column, row: box.row, width: 1, height: box.height)
            canvas.fill(side, with: "│", style: style)
        }
        for (corner, column, row) in [
            ("╭", box.column, box.row), ("╮", right, box.row), ("╰", box.column, bottom),
            ("╯", right, bottom),
        ] {
            canvas.write(corner, column: column, row: row, width: 1, style: style)
        }
    }

    /// Draws the border of a panel with a title in it.
    ///
    /// - Parameter note: A text after the title.
    private mutating func drawFrame(
        _ box: Area, title: String?, role: Role = .title, note: String? = nil,
        isFocused: Bool = false
    ) {
        drawBorder(box, style: Style(isFocused ? .accent : .line))
        guard let title, !title.isEmpty else { return }
        let room = box.insideBorder
        var column = room.column
        let style = Style(role == .plain ? .title : role, .bold)
        let noteWidth = note.map { CellText.width($0) + 1 } ?? 0
        canvas.write(" ", column: column - 1, row: box.row, width: 1)
        column += canvas.write(
            title, column: column, row: box.row, width: room.width - noteWidth - 1, style: style)
        if let note {
            column += canvas.write(
                " \(note)", column: column, row: box.row, width: noteWidth, style: Style(role))
        }
        canvas.write(" ", column: column, row: box.row, width: 1)
    }

    /// Draws panels one below the other, or two panels in a wide area side by side. The last one
    /// gets the remaining rows.
    mutating func draw(_ panels: [Panel], in area: Area) {
        if panels.count == 2, area.width >= 2 * Self.sideWidths.lowerBound {
            let boxes = area.panels([area.width * 5 / 8])
            for (panel, box) in zip(panels, boxes) { draw([panel], in: box) }
            return
        }
        var rest = area
        for (index, panel) in panels.enumerated() {
            let isLast = index == panels.count - 1
            let box = Area(
                column: rest.column, row: rest.row, width: rest.width,
                height: isLast ? rest.height : min(height(of: panel, in: area), rest.height))
            if let pitch = panel.pitch {
                // The lines of a pitch are its border.
                draw(pitch, in: box)
            } else {
                drawFrame(box, title: panel.title)
                drawReadOnly(panel.elements, in: box.insideBorder)
            }
            rest = rest.inset(top: box.height)
        }
    }

    /// Returns the height of a panel above another one; 0 for a pitch without room for its names.
    private func height(of panel: Panel, in area: Area) -> Int {
        guard panel.pitch != nil else {
            return totalHeight(of: panel.elements, width: area.width - 4, .compact) + 2
        }
        let height = min(Self.pitchHeight(width: area.width), area.height * 3 / 5)
        return height < Self.smallestPitch.rows ? 0 : height
    }

    // MARK: - Panels of a page

    /// Draws all elements in one panel with the title of the page, and other panels beside it.
    private mutating func drawMainPanel(in area: Area, beside sides: [Panel]) {
        let height = totalHeight(of: page.elements, width: area.width - 4, .regular) + 2
        if sides.first?.pitch != nil, area.height - height >= Self.lowestCompanion {
            // A pitch has more room below a short list than beside it.
            let (top, bottom) = area.split(height: height)
            drawMainPanel(in: top, beside: [])
            return draw(sides, in: bottom)
        }
        let sideWidth = min(
            max(area.width * 2 / 5, Self.sideWidths.lowerBound), Self.sideWidths.upperBound)
        let boxes = area.panels([area.width - sideWidth - 1])
        let (box, margin) = sides.isEmpty ? singleBox(in: area) : (boxes[0], 0)
        let isFocused =
            switch focus {
            case .element, .button: !hasDialog
            case .action, nil: false
            }
        if box.width < area.width {
            // A blank column on either side separates the box from the page below.
            canvas.cutOut(
                Area(
                    column: box.column - 1, row: box.row, width: box.width + 2, height: box.height))
        }
        drawFrame(box, title: page.title, isFocused: isFocused)
        let inner = box.insideBorder
        barColumn = box.column + box.width - 1
        drawContent(
            in: Area(
                column: inner.column, row: inner.row + margin, width: inner.width,
                height: inner.height - 2 * margin), barColumn: box.column + box.width - 1)
        barColumn = nil
        removeClip()
        mainBox = box
        drawMark(in: box)
        guard !sides.isEmpty else { return }
        sideBox = boxes[1]
        draw(sides, in: boxes[1])
    }

    /// Draws the position of the focus into the lower border of a panel.
    mutating func drawMark(in box: Area) {
        guard let listMark else { return }
        canvas.writeTrailing(
            " \(listMark) ", in: box.inset(columns: 2), row: box.row + box.height - 1,
            style: Style(.dim))
    }

    /// Returns whether the page is a box that does not fill an area.
    func floats(in area: Area) -> Bool {
        panels == nil && sidePanels.isEmpty && singleBox(in: area).box.width < area.width
    }

    /// Draws the panels dimmed, as the background of a form.
    mutating func drawBackground(in area: Area) {
        hasDialog = true
        drawPanels(in: area)
        canvas.dim()
    }

    /// Returns the box of a page without other panels, and the number of blank rows above and below
    /// its content. A form and a short list stand in the middle of the window.
    private func singleBox(in area: Area) -> (box: Area, margin: Int) {
        let isForm = page.elements.allSatisfy(\.fitsForm) && !isLoading
        let width = min(area.width, Self.widestForm + 4)
        let height = totalHeight(of: page.elements, width: width - 4, .regular) + 4
        let isShort =
            height <= area.height && !isLoading && !page.elements.contains(where: \.fillsPanel)
        guard isForm || isShort else { return (area, 0) }
        let used = isShort ? height : area.height
        let box = Area(
            column: area.column + (area.width - width) / 2,
            row: area.row + (area.height - used) / 3, width: width, height: used)
        return (box, isShort ? 1 : 0)
    }

    /// Draws a scoreboard and its countdown in three panels.
    private mutating func draw(
        _ board: Scoreboard, _ countdown: Countdown, _ layout: ScoreboardPanels, in area: Area
    ) {
        let boxes = area.panels(besideMiddle: layout.sideWidth)
        for (index, side) in board.sides.enumerated() {
            let box = boxes[index * 2]
            let isFocused = side.buttons.indices.contains {
                self.isFocused(.button(board.label, board.firstButton(ofSide: index) + $0))
            }
            drawFrame(box, title: side.label, role: side.role, isFocused: isFocused)
            drawScore(
                of: side, number: index, of: board, in: box.insideBorder, layout.digits,
                margin: layout.digits.margin)
        }
        drawFrame(boxes[1], title: countdown.label)
        draw(countdown, in: boxes[1].insideBorder, layout.digits, margin: layout.digits.margin)
    }

    /// Draws each section of a list in a panel.
    private mutating func draw(_ list: RowList, in boxes: [Area]) {
        let area = boxes[0].insideBorder
        let layout = ListLayout(
            list, size: Size(columns: area.width, rows: area.height), isFramed: true)
        store(layout, in: area)
        let focusedSection =
            isFocused(.element(list.label)) ? interaction.position(in: list)?.section : nil
        for (index, section) in list.sections.enumerated() {
            let box = boxes[index]
            drawFrame(
                box, title: section.title, role: section.role, note: "\(section.count)",
                isFocused: focusedSection == index || isDropSection(index, of: list))
            addHitRegion(.section(list: list.label, section: index), in: box)
            addHitRegion(.heading(list: list.label, section: index), in: box.row(box.row))
            drawColumn(
                index, layout, in: box.insideBorder, barColumn: box.column + box.width - 1)
        }
    }
}

extension Panel {
    /// The pitch that is the only element; nil for another panel.
    var pitch: Pitch? {
        if elements.count == 1, case .pitch(let pitch) = elements[0] { pitch } else { nil }
    }
}

extension Element {
    /// True if the element looks best in a large panel.
    @MainActor fileprivate var fillsPanel: Bool {
        switch self {
        case .emptyState, .pitch: true
        case .list(let list):
            list.sections.contains { $0.rows.count > 0 && $0.rows[0].details.count > 1 }
        case .text, .textField, .toggle, .choice, .scoreboard, .countdown, .progress: false
        }
    }
}
