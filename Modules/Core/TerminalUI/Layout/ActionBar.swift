/// The actions at the foot of the page, broken into lines. The way to the list of keys stands at the
/// end of the last line; that list shows what does not fit.
@MainActor struct ActionBar {
    struct Item {
        let chip: Chip
        /// Its place among the actions.
        let index: Int
        let column: Int
    }

    private(set) var lines: [[Item]] = [[]]
    /// What leads to the list of keys: in full, or only the key.
    let hint: String

    /// - Parameters:
    ///   - hints: what leads to the list of keys, in full and short.
    ///   - focused: the action that has to be among those shown.
    init(
        _ actions: [Action], width: Int, lines limit: Int, hints: (full: String, short: String),
        focused: Int?
    ) {
        let chips = actions.map(Chip.init)
        let (full, short) = (CellText.width(hints.full) + 2, CellText.width(hints.short) + 2)
        var skipped = 0
        var end = 0
        repeat {
            (lines, end) = Self.broken(chips, from: skipped, width, limit, reserved: short)
            skipped += 1
        } while !Self.contains(focused, lines) && skipped < chips.count
        hint = end + full > width ? hints.short : hints.full
    }

    /// The lines, and where the last one ends.
    private static func broken(
        _ chips: [Chip], from first: Int, _ width: Int, _ limit: Int, reserved: Int
    ) -> ([[Item]], Int) {
        var lines: [[Item]] = [[]]
        var column = 0
        for (index, chip) in chips.enumerated().dropFirst(first) {
            let isLast = lines.count == limit
            if column > 0, column + chip.width > width - (isLast ? reserved : 0) {
                if isLast { break }
                lines.append([])
                column = 0
            }
            lines[lines.count - 1].append(Item(chip: chip, index: index, column: column))
            column += chip.width
        }
        if column > width - reserved, lines.count < limit {
            lines.append([])
            column = 0
        }
        return (lines, column)
    }

    private static func contains(_ index: Int?, _ lines: [[Item]]) -> Bool {
        index == nil || lines.contains { $0.contains { $0.index == index } }
    }
}

extension PageRenderer {
    /// What the action bar offers: what the focused row can do, then what the page can.
    func makeBar() -> ActionBar {
        let key = isTyping ? "F1" : "?"
        return ActionBar(
            focusedRowActions + page.actions, width: bars.width, lines: isRoomy ? 3 : 2,
            hints: ("\(key) \(words.keys)", key),
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
        note(
            .keys,
            in: Area(
                column: last.column + last.width - used, row: last.row, width: used, height: 1))
    }

    private mutating func draw(_ item: ActionBar.Item, row: Int, in bar: ActionBar) {
        let rowActions = focusedRowActions.count
        let column = bars.column + item.column
        let room = bars.width - item.column
        let label = item.chip.action.label
        if item.index < rowActions, let focusedRow {
            draw(
                item.chip, column: column, row: row, width: room, isFocused: false,
                target: .rowAction(label, focusedRow.id))
        } else {
            draw(
                item.chip, column: column, row: row, width: room,
                isFocused: !isAsking && focusedAction == item.index - rowActions,
                target: .action(label))
        }
    }

    /// Whether letters go into a text field.
    var isTyping: Bool { !isAsking && page.textField(at: focus) != nil }
}
