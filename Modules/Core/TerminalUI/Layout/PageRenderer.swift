/// Draws one page into a frame, and notes where everything went.
@MainActor struct PageRenderer {
    /// Below this the page would be of no use.
    static let smallest = Size(columns: 40, rows: 12)
    /// Lines longer than this are hard to read; a wider window gets margins.
    static let widestContent = 100
    /// A form has short lines, and looks best in the middle.
    static let widestForm = 66

    let page: Page
    let words: Workspace.Words
    let canGoBack: Bool
    let focus: FocusTarget?
    let isAsking: Bool
    /// What the keys can act on within a list.
    let focusedRow: Row?
    var interaction: Interaction
    var canvas: Canvas
    var hits: [Hit] = []
    /// Where things can be seen, and be reached by the mouse.
    var clip: Area
    /// The rows that the focused element takes, to be scrolled into sight.
    var focusRows: Range<Int>?
    /// Where in a list that is longer than its area the focus is.
    var listMark: String?

    let size: Size

    /// - Parameter interaction: settled on the page.
    init(
        page: Page, words: Workspace.Words, canGoBack: Bool, interaction: Interaction, size: Size
    ) {
        self.page = page
        self.words = words
        self.canGoBack = canGoBack
        self.interaction = interaction
        self.size = size
        isAsking = page.alert != nil
        let focus = FocusOrder(page).current(interaction.focus)
        self.focus = focus
        focusedRow = page.list(at: focus).flatMap { list in
            interaction.position(in: list).map { list.sections[$0.section].rows[$0.index] }
        }
        canvas = Canvas(size: size)
        clip = Area(column: 0, row: 0, width: size.columns, height: size.rows)
    }

    /// Whether there are rows to spare for lines that only please the eye.
    var isRoomy: Bool { size.rows >= 16 }
    private var hasLowerRule: Bool { size.rows >= 20 }

    var focusedRowActions: [Action] { focusedRow?.actions ?? [] }

    /// Which of the page's actions has the focus.
    var focusedAction: Int? {
        if case .action(let name)? = focus { name.index } else { nil }
    }

    /// The title bar and the action bar, as wide as the widest content.
    var bars: Area {
        let width = min(size.columns, Self.widestContent + 2)
        return Area(column: (size.columns - width) / 2, row: 0, width: width, height: 1)
    }

    mutating func render() {
        let bar = makeBar()
        let top = isRoomy ? 2 : 1
        let bottom = bar.lines.count + (hasLowerRule ? 1 : 0)
        drawContent(
            in: contentArea(rows: top..<max(top, size.rows - bottom)))
        drawTitle()
        if hasLowerRule { drawRule(row: size.rows - bottom, mark: listMark) }
        draw(bar, row: size.rows - bar.lines.count)
    }

    private func contentArea(rows: Range<Int>) -> Area {
        let isForm = page.elements.allSatisfy(\.isOfForm)
        let width = min(size.columns - 2, isForm ? Self.widestForm : Self.widestContent)
        let margin = isForm && hasLowerRule ? 1 : 0
        return Area(
            column: (size.columns - width) / 2, row: rows.lowerBound + margin, width: width,
            height: rows.count - margin)
    }

    private mutating func drawTitle() {
        canvas.fill(Area(column: 0, row: 0, width: size.columns, height: 1), style: .plain)
        clip = Area(column: 0, row: 0, width: size.columns, height: size.rows)
        let left = drawBack()
        let right = page.barAction.map { drawBarAction($0) } ?? 0
        // In the middle of the screen, unless one of the sides needs more room.
        let margin = max(left, right) + 1
        let centre = bars.inset(columns: margin)
        let style = Style(.title, .bold)
        if CellText.width(page.title) <= centre.width {
            canvas.writeCentred(page.title, in: centre, row: 0, style: style)
        } else {
            let rest = Area(
                column: bars.column + left + 1, row: 0, width: bars.width - left - right - 2,
                height: 1)
            canvas.writeCentred(page.title, in: rest, row: 0, style: style)
        }
        if isRoomy { drawRule(row: 1, mark: nil) }
    }

    /// Returns how many cells it took.
    private mutating func drawBack() -> Int {
        guard canGoBack else { return 0 }
        let isEscTaken = page.allActions.contains { $0.key == .escape && $0.isEnabled }
        let arrow = canvas.write(
            isEscTaken ? "‹" : "‹ \(Key.escape.name)", column: bars.column + 1, row: 0, width: 6,
            style: Style(.accent, .bold))
        let label = canvas.write(
            words.back, column: bars.column + arrow + 2, row: 0, width: 10, style: .plain)
        let used = arrow + label + 2
        note(.back, in: Area(column: bars.column, row: 0, width: used, height: 1))
        return used
    }

    private mutating func drawBarAction(_ action: Action) -> Int {
        let chip = Chip(action)
        let width = min(chip.width, bars.width / 2)
        return draw(
            chip, column: bars.column + bars.width - width, row: 0, width: width,
            isFocused: !isAsking && focusedAction == page.allActions.count - 1,
            target: .action(action.label))
    }

    /// A line across the screen, with something to read at its end.
    private mutating func drawRule(row: Int, mark: String?) {
        let rule = Area(column: 0, row: row, width: size.columns, height: 1)
        canvas.fill(rule, with: "─", style: Style(.dim))
        guard let mark else { return }
        canvas.writeTrailing(" \(mark) ", in: bars.inset(columns: 1), row: row, style: Style(.dim))
    }
}

extension Element {
    /// Whether it has short lines.
    fileprivate var isOfForm: Bool {
        switch self {
        case .text, .textField, .toggle, .choice, .progress: true
        case .list, .scoreboard, .countdown, .emptyState: false
        }
    }
}
