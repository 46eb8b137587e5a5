/// Elements that stand one below the other.
extension PageRenderer {
    /// The number of rows that a list should have before the other elements shrink.
    private static let wantedListRows = 6
    /// The smallest number of rows that a list gets.
    private static let fewestListRows = 3

    /// Draws the elements one below the other with as much spacing as the area allows. A list gets
    /// the remaining rows. Content that is too high for the area is scrolled to the focus.
    mutating func drawContent(in area: Area) {
        clip = area
        let density = density(for: area)
        let heights = heights(in: area, density)
        let total = heights.reduce(0) { $1 > 0 ? $0 + $1 + density.gap : $0 } - density.gap
        let furthest = max(0, total - area.height)
        interaction.scroll = min(max(0, interaction.scroll), furthest)
        drawElements(heights, in: area, density)
        let scroll = scroll(in: area, upTo: furthest)
        if scroll != interaction.scroll {
            interaction.scroll = scroll
            canvas = Canvas(size: size)
            removeHitRegions()
            clip = area
            drawElements(heights, in: area, density)
        }
        let margin = Area(
            column: area.column + area.width, row: area.row, width: 1, height: area.height)
        drawScrollBar(in: margin, scroll: interaction.scroll, total: total)
    }

    private mutating func drawElements(_ heights: [Int], in area: Area, _ density: Density) {
        var row = area.row - interaction.scroll
        for (index, height) in heights.enumerated() {
            let itemArea = Area(column: area.column, row: row, width: area.width, height: height)
            draw(page.elements[index], in: itemArea, density)
            if height > 0 { row += height + density.gap }
        }
    }

    /// Returns the scroll offset closest to the current one that shows the focused element. The
    /// first focusable element also shows the texts above it, and the last one the texts below it.
    private func scroll(in area: Area, upTo furthest: Int) -> Int {
        guard let rows = focusRows, furthest > 0 else { return interaction.scroll }
        let first = rows.lowerBound - area.row + interaction.scroll
        let end = rows.upperBound - area.row + interaction.scroll
        let within = FocusOrder(page).targets.filter {
            if case .action = $0 { false } else { true }
        }
        if focus == within.first, end <= area.height { return 0 }
        if focus == within.last, first >= furthest { return furthest }
        return min(max(interaction.scroll, end - area.height), first)
    }

    private func density(for area: Area) -> Density {
        Density.allCases.first { density in
            let fixed = fixedHeight(in: area, density)
            return fixed + wantedListHeight(area) <= area.height
        } ?? .minimal
    }

    private func fixedHeight(in area: Area, _ density: Density) -> Int {
        page.elements.indices.reduce(0) { sum, index in
            sum + (height(ofElementAt: index, width: area.width, density) ?? 0) + density.gap
        }
    }

    private func wantedListHeight(_ area: Area) -> Int {
        page.elements.reduce(0) { sum, element in
            if case .pitch = element { return sum + Self.smallestPitch.rows }
            guard case .list(let list) = element else { return sum }
            let layout = ListLayout(list, size: Size(columns: area.width, rows: area.height))
            return sum + min(layout.totalHeight, Self.wantedListRows)
                + (layout.hasHeadings ? 1 : 0)
        }
    }

    private func heights(in area: Area, _ density: Density) -> [Int] {
        let left = area.height - fixedHeight(in: area, density) + density.gap
        return page.elements.indices.map { index in
            height(ofElementAt: index, width: area.width, density)
                ?? max(Self.fewestListRows, left)
        }
    }

    /// Returns the height of an element; nil for a list or a pitch, which gets the remaining rows.
    private func height(ofElementAt index: Int, width: Int, _ density: Density) -> Int? {
        switch page.elements[index] {
        case .text(let text):
            return CellText.wrap(text.text, width).count
        case .textField(let field):
            let width = fieldBox(in: Area(column: 0, row: 0, width: width, height: 1)).width
            return 1 + messageLines(of: field, width: width).count
        case .toggle, .progress:
            return 1
        case .choice(let choice):
            return choice.options.count + (needsHeading(choice) ? 1 : 0)
        case .list:
            return nil
        case .scoreboard:
            return scoreboardHeight(density)
        case .countdown:
            return isSideBySide(index - 1, width: width) ? 0 : countdownHeight(density)
        case .pitch:
            return page.lists.isEmpty ? nil : Self.smallestPitch.rows
        case .emptyState(let state):
            return emptyStateHeight(state, width: width)
        }
    }

    private mutating func draw(_ element: Element, in area: Area, _ density: Density) {
        switch element {
        case .text(let text):
            for (offset, line) in CellText.wrap(text.text, area.width).enumerated() {
                canvas.write(
                    line, column: area.column, row: area.row + offset, width: area.width,
                    style: Style(text.role))
            }
        case .textField(let field): draw(field, in: area)
        case .toggle(let toggle): draw(toggle, in: area)
        case .choice(let choice): draw(choice, in: area)
        case .list(let list): draw(list, in: area)
        case .scoreboard(let board):
            let countdown = countdown(after: board, width: area.width)
            draw(board, with: countdown, in: area, density)
        case .countdown(let countdown):
            if area.height > 0 { draw(countdown, in: area, density) }
        case .pitch(let pitch): draw(pitch, in: area)
        case .progress(let progress):
            canvas.write(
                "⋯ \(progress.label)", column: area.column, row: area.row, width: area.width,
                style: Style(.dim))
        case .emptyState(let state): draw(state, in: area)
        }
    }
}
