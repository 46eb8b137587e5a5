/// The actions at the foot of the page, broken into lines.
struct ActionBar {
    struct Item {
        let action: Action
        /// Its place among the items.
        let index: Int
        let column: Int
        let width: Int
    }

    let lines: [[Item]]

    /// As many actions as fit; the list of keys shows the others too.
    init(actions: [Action], width: Int, lines limit: Int) {
        var lines: [[Item]] = [[]]
        // The way to the list of keys stands at the end of the last line.
        let reserved = 8
        var column = 0
        for (index, action) in actions.enumerated() {
            let itemWidth = Self.width(of: action)
            let isLast = lines.count == limit
            if column > 0, column + itemWidth > width - (isLast ? reserved : 0) {
                guard !isLast else { break }
                lines.append([])
                column = 0
            }
            lines[lines.count - 1].append(
                Item(action: action, index: index, column: column, width: min(itemWidth, width)))
            column += itemWidth + 2
        }
        if column > width - reserved, lines.count < limit { lines.append([]) }
        self.lines = lines
    }

    static func width(of action: Action) -> Int {
        CellText.width(action.label) + (action.key.map { CellText.width($0.name) + 1 } ?? 0)
    }
}

extension PageRenderer {
    mutating func draw(_ bar: ActionBar, row: Int) {
        canvas.fill(
            Area(column: 0, row: row, width: size.columns, height: bar.lines.count), style: .plain)
        for (offset, line) in bar.lines.enumerated() {
            for item in line { draw(item, row: row + offset) }
        }
        let key = isTyping ? "F1" : "?"
        let last = Area(
            column: 1, row: row + bar.lines.count - 1, width: size.columns - 2, height: 1)
        canvas.writeTrailing("\(key) \(words.keys)", in: last, row: last.row, style: Style(.dim))
    }

    private mutating func draw(_ item: ActionBar.Item, row: Int) {
        let action = item.action
        let pageIndex = item.index - focusedRowActions.count
        let isFocused = !isAsking && pageIndex >= 0 && focus == .action(pageIndex)
        let style = style(of: action, isFocused: isFocused)
        let key = action.key.map { $0.name + " " } ?? ""
        let used = canvas.write(
            key, column: 1 + item.column, row: row, width: item.width,
            style: action.isEnabled && !isFocused ? Style(.accent, .bold) : style)
        canvas.write(
            action.label, column: 1 + item.column + used, row: row, width: item.width - used,
            style: style)
        hits.append(
            Hit(
                area: Area(column: 1 + item.column, row: row, width: item.width, height: 1),
                target: .action(action)))
    }

    /// Whether letters go into a text field.
    var isTyping: Bool {
        guard case .element(let label)? = focus, !isAsking else { return false }
        return page.elements.contains { element in
            if case .textField(let field) = element { field.label == label } else { false }
        }
    }
}
