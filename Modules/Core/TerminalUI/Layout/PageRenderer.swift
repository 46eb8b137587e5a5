/// Draws one page into a frame, and notes where everything went.
@MainActor struct PageRenderer {
    /// Below this the page would be of no use.
    static let smallest = Size(columns: 40, rows: 12)
    /// Lines longer than this are hard to read; a wider window gets margins.
    static let widestContent = 100

    let page: Page
    let words: Workspace.Words
    let canGoBack: Bool
    let focus: FocusTarget?
    let isAsking: Bool
    var interaction: Interaction
    var canvas: Canvas
    var hits: [Hit] = []
    /// The rows that the focused element takes, to be scrolled into sight.
    var focusRows: Range<Int>?

    let size: Size

    init(
        page: Page, words: Workspace.Words, canGoBack: Bool, interaction: Interaction, size: Size
    ) {
        self.page = page
        self.words = words
        self.canGoBack = canGoBack
        self.interaction = interaction
        self.size = size
        isAsking = page.alert != nil
        focus = FocusOrder(page).current(interaction.focus)
        canvas = Canvas(size: size)
    }

    /// Whether there are rows to spare for lines that only please the eye.
    var isRoomy: Bool { size.rows >= 16 }

    mutating func render() {
        prepareLists()
        let bar = ActionBar(actions: barItems, width: size.columns - 2, lines: isRoomy ? 3 : 2)
        let top = isRoomy ? 2 : 1
        let content = Area(
            column: 0, row: top, width: size.columns, height: size.rows - top - bar.lines.count)
        drawContent(in: column(of: content))
        if let rows = focusRows, let scroll = scrolled(to: rows, in: content) {
            interaction.scroll = scroll
            canvas = Canvas(size: size)
            hits = []
            drawContent(in: column(of: content))
        }
        drawTitle()
        draw(bar, row: size.rows - bar.lines.count)
    }

    /// What the action bar offers: what the focused row can do, then what the page can.
    private var barItems: [Action] {
        focusedRowActions + page.actions
    }

    var focusedRowActions: [Action] {
        guard case .element(let label)? = focus else { return [] }
        for case .list(let list) in page.elements where list.label == label {
            guard let position = interaction.lists[label] else { return [] }
            return list.sections[position.section].rows[position.index].actions
        }
        return []
    }

    private mutating func prepareLists() {
        for case .list(let list) in page.elements {
            let position = interaction.lists[list.label] ?? ListPosition()
            interaction.lists[list.label] = ListFocus(list: list).resolve(position)
        }
    }

    private func column(of content: Area) -> Area {
        let width = min(content.width - 2, Self.widestContent)
        return Area(
            column: (content.width - width) / 2, row: content.row, width: width,
            height: content.height)
    }

    private func scrolled(to rows: Range<Int>, in content: Area) -> Int? {
        if rows.upperBound > content.row + content.height {
            return interaction.scroll + rows.upperBound - content.row - content.height
        }
        if rows.lowerBound < content.row {
            return interaction.scroll - (content.row - rows.lowerBound)
        }
        return nil
    }

    private mutating func drawTitle() {
        let area = Area(column: 0, row: 0, width: size.columns, height: 1)
        canvas.fill(area, style: .plain)
        var left = 1
        if canGoBack {
            let text = "‹ \(words.back) Esc"
            left += canvas.write(
                text, column: 1, row: 0, width: 16, style: Style(.accent))
            hits.append(Hit(area: Area(column: 0, row: 0, width: left, height: 1), target: .back))
        }
        var right = 1
        if let action = page.barAction {
            right += drawChip(
                action, index: page.allActions.count - 1, trailingAt: size.columns - 1, row: 0)
        }
        // In the middle of the screen, unless one of the sides needs more room.
        let margin = max(left, right) + 1
        let title = Area(
            column: margin, row: 0, width: size.columns - 2 * margin, height: 1)
        if CellText.width(page.title) <= title.width {
            canvas.writeCentred(page.title, in: title, row: 0, style: Style(.title, .bold))
        } else {
            canvas.write(
                page.title, column: left + 1, row: 0, width: size.columns - left - right - 2,
                style: Style(.title, .bold))
        }
        if isRoomy {
            let rule = Area(column: 0, row: 1, width: size.columns, height: 1)
            canvas.fill(rule, with: "─", style: Style(.dim))
        }
    }

    /// An action of the page as `Label key`, ending at a column; returns its width.
    private mutating func drawChip(
        _ action: Action, index: Int, trailingAt end: Int, row: Int
    ) -> Int {
        let key = action.key.map { " \($0.name)" } ?? ""
        let width = CellText.width(action.label) + CellText.width(key)
        let column = max(0, end - width)
        let isFocused = focus == .action(index) && !isAsking
        let labelStyle = style(of: action, isFocused: isFocused)
        let used = canvas.write(
            action.label, column: column, row: row, width: width, style: labelStyle)
        canvas.write(
            key, column: column + used, row: row, width: width - used,
            style: action.isEnabled && !isFocused ? Style(.accent, .bold) : labelStyle)
        hits.append(
            Hit(
                area: Area(column: column, row: row, width: width, height: 1),
                target: .action(action)))
        return width
    }

    func style(of action: Action, isFocused: Bool) -> Style {
        if isFocused { return .focused(action.isEnabled ? .accent : .disabled) }
        if !action.isEnabled { return Style(.disabled) }
        switch action.weight {
        case .normal: return .plain
        case .primary: return Style(.plain, .bold)
        case .destructive: return Style(.warning)
        }
    }
}
