/// The lines of the action bar at the bottom of the page. The last line ends with a hint that opens
/// the list of keys, which also contains the actions that do not fit.
@MainActor struct ActionBar {
    struct Item {
        let button: ActionButton
        /// The index among the actions.
        let index: Int
        let column: Int
    }

    private(set) var lines: [[Item]] = [[]]
    /// The hint that opens the list of keys, in its long or short form.
    let hint: String

    /// Distributes actions over lines.
    ///
    /// - Parameters:
    ///   - hints: The long and the short form of the hint.
    ///   - focused: The index of an action that has to be visible; nil for none.
    init(
        _ actions: [Action], width: Int, lines limit: Int, hints: (full: String, short: String),
        focused: Int?
    ) {
        let buttons = actions.map(ActionButton.init)
        let (full, short) = (CellText.width(hints.full) + 2, CellText.width(hints.short) + 2)
        var skipped = 0
        var end = 0
        repeat {
            (lines, end) = Self.makeLines(buttons, from: skipped, width, limit, reserved: short)
            skipped += 1
        } while !Self.contains(focused, lines) && skipped < buttons.count
        hint = end + full > width ? hints.short : hints.full
    }

    /// Returns the lines and the column after the last one.
    private static func makeLines(
        _ buttons: [ActionButton], from first: Int, _ width: Int, _ limit: Int, reserved: Int
    ) -> ([[Item]], Int) {
        var lines: [[Item]] = [[]]
        var column = 0
        for (index, button) in buttons.enumerated().dropFirst(first) {
            let isLast = lines.count == limit
            if column > 0, column + button.width > width - (isLast ? reserved : 0) {
                if isLast { break }
                lines.append([])
                column = 0
            }
            lines[lines.count - 1].append(Item(button: button, index: index, column: column))
            column += button.width
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
