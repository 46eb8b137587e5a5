/// Draws one page into a frame and records the regions that react to the mouse.
@MainActor struct PageRenderer {
    /// The smallest window in which a page is usable.
    static let smallest = Size(columns: 40, rows: 12)
    /// The longest readable line. A wider window gets margins.
    static let widestContent = 100
    /// The width of a page of fields and texts, which is centred.
    static let widestForm = 66

    let page: Page
    let strings: TerminalStrings
    let canGoBack: Bool
    /// The tabs that contain the page; nil for none.
    let tabs: VisibleTabs?
    let focus: FocusTarget?
    let hasAlert: Bool
    /// The focused row of the focused list.
    let focusedRow: Row?
    var interaction: Interaction
    var canvas: Canvas
    private(set) var hitRegions: [HitRegion] = []
    /// The visible part of the frame. Regions outside it do not react to the mouse.
    private var clip: Area
    /// The rows of the focused element, which have to be scrolled into view.
    private var focusRows: Range<Int>?
    /// The position of the focus in a list that is longer than its area, for example `4/24`.
    var listMark: String?

    let size: Size

    /// Prepares the rendering of a page.
    ///
    /// - Parameter interaction: The state of the screen, updated for this page.
    init(
        page: Page, strings: TerminalStrings, canGoBack: Bool, tabs: VisibleTabs?,
        interaction: Interaction, size: Size
    ) {
        self.page = page
        self.strings = strings
        self.canGoBack = canGoBack
        self.tabs = tabs
        self.interaction = interaction
        self.size = size
        hasAlert = page.alert != nil
        let focus = FocusOrder(page).currentTarget(preferring: interaction.focus)
        self.focus = focus
        focusedRow = page.list(at: focus).flatMap { list in
            interaction.position(in: list).map { list.sections[$0.section].rows[$0.index] }
        }
        canvas = Canvas(size: size)
        clip = Area(column: 0, row: 0, width: size.columns, height: size.rows)
    }

    /// A Boolean value indicating whether the window has enough rows for blank lines and rules.
    var isRoomy: Bool { size.rows >= 16 }
    private var hasLowerRule: Bool { size.rows >= 20 }
    /// The row of the title bar, below the tabs.
    private var titleRow: Int { tabs == nil ? 0 : 1 }

    var focusedRowActions: [Action] { focusedRow?.actions ?? [] }

    /// The index of the focused action among `Page.allActions`; nil if an element has the focus.
    var focusedAction: Int? {
        if case .action(let name)? = focus { name.index } else { nil }
    }

    /// The columns of the title bar and the action bar.
    var bars: Area {
        let width = min(size.columns, Self.widestContent + 2)
        return Area(column: (size.columns - width) / 2, row: 0, width: width, height: 1)
    }

    mutating func render() {
        let bar = makeActionBar()
        let top = titleRow + (isRoomy ? 2 : 1)
        let bottom = bar.lines.count + (hasLowerRule ? 1 : 0)
        drawContent(
            in: contentArea(rows: top..<max(top, size.rows - bottom)))
        drawTitle()
        if hasLowerRule { drawRule(row: size.rows - bottom, mark: listMark) }
        draw(bar, row: size.rows - bar.lines.count)
    }

    private func contentArea(rows: Range<Int>) -> Area {
        let isForm = page.elements.allSatisfy(\.fitsForm)
        let width = min(size.columns - 2, isForm ? Self.widestForm : Self.widestContent)
        let margin = isForm && hasLowerRule ? 1 : 0
        return Area(
            column: (size.columns - width) / 2, row: rows.lowerBound + margin, width: width,
            height: rows.count - margin)
    }

    private mutating func drawTitle() {
        canvas.fill(Area(column: 0, row: titleRow, width: size.columns, height: 1), style: .plain)
        clip = Area(column: 0, row: 0, width: size.columns, height: size.rows)
        if let tabs { draw(tabs) }
        let left = drawBack()
        let right = page.barAction.map { drawBarAction($0) } ?? 0
        // The title is centred on the screen unless it would overlap a side.
        let margin = max(left, right) + 1
        let centre = bars.inset(columns: margin)
        let style = Style(.title, .bold)
        if CellText.width(page.title) <= centre.width {
            canvas.writeCentred(page.title, in: centre, row: titleRow, style: style)
        } else {
            let rest = Area(
                column: bars.column + left + 1, row: titleRow,
                width: bars.width - left - right - 2, height: 1)
            canvas.writeCentred(page.title, in: rest, row: titleRow, style: style)
        }
        if isRoomy { drawRule(row: titleRow + 1, mark: nil) }
    }

    /// Draws the Back button and returns its width in cells.
    private mutating func drawBack() -> Int {
        guard canGoBack else { return 0 }
        let isEscTaken = page.allActions.contains { $0.key == .escape && $0.isEnabled }
        let arrow = canvas.write(
            isEscTaken ? "‹" : "‹ \(Key.escape.name)", column: bars.column + 1, row: titleRow,
            width: 6,
            style: Style(.accent, .bold))
        let label = canvas.write(
            strings.back, column: bars.column + arrow + 2, row: titleRow, width: 10, style: .plain)
        let used = arrow + label + 2
        addHitRegion(.back, in: Area(column: bars.column, row: titleRow, width: used, height: 1))
        return used
    }

    private mutating func drawBarAction(_ action: Action) -> Int {
        let button = ActionButton(action)
        let width = min(button.width, bars.width / 2)
        return draw(
            button, column: bars.column + bars.width - width, row: titleRow, width: width,
            isFocused: !hasAlert && focusedAction == page.allActions.count - 1,
            target: .action(action.label))
    }

    /// Draws a line across the screen with a text near its end.
    private mutating func drawRule(row: Int, mark: String?) {
        let rule = Area(column: 0, row: row, width: size.columns, height: 1)
        canvas.fill(rule, with: "─", style: Style(.dim))
        guard let mark else { return }
        canvas.writeTrailing(" \(mark) ", in: bars.inset(columns: 1), row: row, style: Style(.dim))
    }

    // MARK: - Action bar

    /// Lays out the actions of the focused row followed by those of the page.
    func makeActionBar() -> ActionBar {
        let key = isTyping ? "F1" : "?"
        return ActionBar(
            focusedRowActions + page.actions, width: bars.width, lines: isRoomy ? 3 : 2,
            hints: ("\(key) \(strings.keys)", key),
            focused: focusedAction.flatMap {
                $0 < page.actions.count ? focusedRowActions.count + $0 : nil
            })
    }

    mutating func draw(_ bar: ActionBar, row: Int) {
        canvas.fill(
            Area(column: 0, row: row, width: size.columns, height: bar.lines.count), style: .plain)
        for (offset, line) in bar.lines.enumerated() {
            for item in line { draw(item, row: row + offset, in: bar) }
        }
        let last = bars.row(row + bar.lines.count - 1).inset(columns: 1)
        let used = canvas.writeTrailing(bar.hint, in: last, row: last.row, style: Style(.dim))
        addHitRegion(
            .keys,
            in: Area(
                column: last.column + last.width - used, row: last.row, width: used, height: 1))
    }

    private mutating func draw(_ item: ActionBar.Item, row: Int, in bar: ActionBar) {
        let rowActions = focusedRowActions.count
        let column = bars.column + item.column
        let room = bars.width - item.column
        let label = item.button.action.label
        if item.index < rowActions, let focusedRow {
            draw(
                item.button, column: column, row: row, width: room, isFocused: false,
                target: .rowAction(label, focusedRow.id))
        } else {
            draw(
                item.button, column: column, row: row, width: room,
                isFocused: !hasAlert && focusedAction == item.index - rowActions,
                target: .action(label))
        }
    }

    /// A Boolean value indicating whether typed letters go into a text field.
    var isTyping: Bool { !hasAlert && page.textField(at: focus) != nil }

    // MARK: - Content

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
            guard case .list(let list) = element else { return sum }
            return sum
                + min(
                    ListLayout(list, size: Size(columns: area.width, rows: area.height))
                        .totalHeight,
                    Self.wantedListRows)
        }
    }

    private func heights(in area: Area, _ density: Density) -> [Int] {
        let left = area.height - fixedHeight(in: area, density) + density.gap
        return page.elements.indices.map { index in
            height(ofElementAt: index, width: area.width, density)
                ?? max(Self.fewestListRows, left)
        }
    }

    /// Returns the height of an element; nil for a list, which gets the remaining rows.
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
        case .progress(let progress):
            canvas.write(
                "⋯ \(progress.label)", column: area.column, row: area.row, width: area.width,
                style: Style(.dim))
        case .emptyState(let state): draw(state, in: area)
        }
    }

    /// Returns whether an element has the focus and no alert covers it.
    func isFocused(_ target: FocusTarget) -> Bool { !hasAlert && focus == target }

    /// Records the rows of an element if it is the focused one, so that it can be scrolled into
    /// view.
    mutating func recordFocus(_ target: FocusTarget, rows: Range<Int>) {
        if focus == target { focusRows = rows }
    }

    /// Draws a scroll bar at the right edge of an area; nothing if the content fits.
    mutating func drawScrollBar(in area: Area, scroll: Int, total: Int) {
        guard total > area.height, area.height > 0 else { return }
        let column = area.column + area.width - 1
        let thumb = max(1, area.height * area.height / total)
        let free = area.height - thumb
        let hidden = total - area.height
        // The thumb touches an end of the bar only at that end of the content.
        var top = free * scroll / hidden
        if top == 0, scroll > 0, free > 1 { top = 1 }
        if top == free, scroll < hidden, free > 1 { top = free - 1 }
        for row in 0..<area.height {
            let isThumb = (top..<top + thumb).contains(row)
            canvas.write(
                isThumb ? "█" : "│", column: column, row: area.row + row, width: 1,
                style: Style(isThumb ? .accent : .dim))
        }
    }

    // MARK: - Mouse

    /// Makes the visible part of an area react to the mouse.
    mutating func addHitRegion(_ target: HitRegion.Target, in area: Area) {
        let top = max(area.row, clip.row)
        let bottom = min(area.row + area.height, clip.row + clip.height)
        guard top < bottom, area.width > 0 else { return }
        hitRegions.append(
            HitRegion(
                area: Area(column: area.column, row: top, width: area.width, height: bottom - top),
                target: target))
    }

    /// Discards all regions. An overlay calls this before it draws, because it covers the page.
    mutating func removeHitRegions() {
        hitRegions = []
        clip = Area(column: 0, row: 0, width: size.columns, height: size.rows)
    }
}

extension Element {
    /// A Boolean value indicating whether the element fits on a narrow, centred page.
    fileprivate var fitsForm: Bool {
        switch self {
        case .text, .textField, .toggle, .choice, .progress: true
        case .list, .scoreboard, .countdown, .emptyState: false
        }
    }
}
