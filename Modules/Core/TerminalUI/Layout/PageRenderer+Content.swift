/// Elements that stand one below the other.
extension PageRenderer {
    /// The number of rows that a list should have before the other elements shrink.
    static let wantedListRows = 6
    /// The smallest number of rows that a list gets.
    static let fewestListRows = 3

    /// Elements with their heights in an area. The countdown beside a scoreboard has the height 0.
    struct Stack {
        let elements: [Element]
        let heights: [Int]
        let density: Density

        var height: Int {
            heights.reduce(0) { $1 > 0 ? $0 + $1 + density.gap : $0 } - density.gap
        }
    }

    /// Draws the elements of the page one below the other with as much spacing as the area allows.
    /// A list gets the remaining rows. Content that is too high for the area is scrolled to the
    /// focus.
    ///
    /// - Parameter barColumn: The column of the scroll bars.
    mutating func drawContent(in area: Area, barColumn: Int) {
        clip = area
        let stack = stack(of: page.elements, in: area)
        let furthest = max(0, stack.height - area.height)
        interaction.scroll = min(max(0, interaction.scroll), furthest)
        let regions = hitRegions.count
        draw(stack, in: area, scroll: interaction.scroll)
        let scroll = scroll(in: area, upTo: furthest)
        if scroll != interaction.scroll {
            interaction.scroll = scroll
            canvas.clear(area)
            hitRegions.removeLast(hitRegions.count - regions)
            draw(stack, in: area, scroll: scroll)
        }
        drawScrollBar(
            rows: area, column: barColumn, scroll: interaction.scroll, total: stack.height)
        // The scroll bar of the page may cover that of a list.
        if stack.height > area.height { drawnRows = nil }
    }

    mutating func draw(_ stack: Stack, in area: Area, scroll: Int = 0) {
        var row = area.row - scroll
        for (index, height) in stack.heights.enumerated() where height > 0 {
            let itemArea = Area(column: area.column, row: row, width: area.width, height: height)
            draw(stack, index, in: itemArea)
            row += height + stack.density.gap
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

    // MARK: - Heights

    /// True if the page shows nothing but progress.
    var isLoading: Bool {
        if page.elements.count == 1, case .progress = page.elements[0] { true } else { false }
    }

    /// Returns elements with the heights of the largest density in which all rows of the lists fit
    /// into an area, or else several rows of each list.
    func stack(of elements: [Element], in area: Area) -> Stack {
        let densities = Density.allCases
        let density =
            densities.first { totalHeight(of: elements, width: area.width, $0) <= area.height }
            ?? densities.first {
                totalHeight(of: elements, width: area.width, $0, listRows: Self.wantedListRows)
                    <= area.height - $0.gap
            } ?? .minimal
        let fixed = totalHeight(of: elements, width: area.width, density, listRows: 0)
        let heights = elements.indices.map { index in
            height(of: elements, index, width: area.width, density)
                ?? max(Self.fewestListRows, area.height - fixed)
        }
        return Stack(elements: elements, heights: heights, density: density)
    }

    /// Returns the height of elements and of the gaps between them.
    ///
    /// - Parameter listRows: The number of rows that a list gets if it has as many.
    func totalHeight(
        of elements: [Element], width: Int, _ density: Density, listRows: Int = .max
    ) -> Int {
        elements.indices.reduce(-density.gap) { sum, index in
            guard let height = height(of: elements, index, width: width, density) else {
                return sum + min(listRows, listHeight(elements[index], width: width)) + density.gap
            }
            return height == 0 ? sum : sum + height + density.gap
        }
    }

    private func listHeight(_ element: Element, width: Int) -> Int {
        guard case .list(let list) = element else { return Self.smallestPitch.rows }
        let layout = ListLayout(list, size: Size(columns: width, rows: .max))
        return layout.totalHeight + (layout.hasHeadings ? 1 : 0)
    }

    /// Returns the height of an element; nil for a list or a pitch, which gets the remaining rows.
    private func height(
        of elements: [Element], _ index: Int, width: Int, _ density: Density
    ) -> Int? {
        switch elements[index] {
        case .text(let text):
            return CellText.wrap(text.text, width).count
        case .textField(let field):
            let width = fieldBox(in: Area(column: 0, row: 0, width: width, height: 1)).width
            return 1 + messageLines(of: field, width: width).count
        case .toggle:
            return 1
        case .progress:
            return isLoading ? emptyStateMargin + 1 : 1
        case .choice(let choice):
            return choice.options.count + (needsHeading(choice) ? 1 : 0)
        case .list:
            return nil
        case .scoreboard(let board):
            // The countdown at its side needs the row of the buttons.
            let needsLastRow =
                !board.buttons.isEmpty || isSideBySide(elements, index, width: width)
            return scoreboardHeight(density) - (needsLastRow ? 0 : 1)
        case .countdown:
            return isSideBySide(elements, index - 1, width: width) ? 0 : countdownHeight(density)
        case .pitch:
            return elements.contains(where: \.isList) ? Self.smallestPitch.rows : nil
        case .emptyState(let state):
            return emptyStateHeight(state, width: width)
        }
    }

    // MARK: - Drawing

    private mutating func draw(_ stack: Stack, _ index: Int, in area: Area) {
        switch stack.elements[index] {
        case .text(let text):
            let lines = CellText.wrap(text.text, area.width)
            for (offset, line) in lines.enumerated() {
                canvas.write(
                    line, column: area.column, row: area.row + offset, width: area.width,
                    style: Style(text.role))
            }
        case .textField(let field): draw(field, in: area)
        case .toggle(let toggle): draw(toggle, in: area)
        case .choice(let choice): draw(choice, in: area)
        case .list(let list): draw(list, in: area)
        case .scoreboard(let board):
            var countdown: Countdown?
            if isSideBySide(stack.elements, index, width: area.width),
                case .countdown(let next) = stack.elements[index + 1]
            {
                countdown = next
            }
            draw(board, with: countdown, in: area, stack.density)
        case .countdown(let countdown):
            let gap = stack.density.digits == nil ? 0 : stack.density.gap
            let itemArea = Area(
                column: area.column, row: area.row - gap, width: area.width,
                height: area.height + gap)
            draw(countdown, in: itemArea, stack.density.digits, margin: gap)
        case .pitch(let pitch): draw(pitch, in: area)
        case .progress(let progress):
            let text = "⋯ \(progress.label)"
            if isLoading {
                canvas.writeCentred(
                    text, in: area, row: area.row + emptyStateMargin, style: Style(.dim))
            } else {
                canvas.write(
                    text, column: area.column, row: area.row, width: area.width, style: Style(.dim))
            }
        case .emptyState(let state): draw(state, in: area)
        }
    }
}

extension Element {
    var isList: Bool { if case .list = self { true } else { false } }
}
