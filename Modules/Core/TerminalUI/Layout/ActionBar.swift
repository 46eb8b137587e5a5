/// The lines of the action bar at the bottom of the page. The last line ends with hints that open
/// the list of keys and the command palette, which also contain the actions that do not fit.
@MainActor struct ActionBar {
    struct Item {
        let button: ActionButton
        /// The index among the actions.
        let index: Int
        let column: Int
    }

    struct Hint {
        let text: String
        let target: HitRegion.Target
    }

    /// The number of columns between two hints.
    static let hintGap = 2

    private(set) var lines: [[Item]] = [[]]
    /// The hints at the end of the last line.
    let hints: [Hint]

    /// Distributes actions over lines.
    ///
    /// - Parameters:
    ///   - hints: The hints for wide windows, and shorter ones, of which the last always fit.
    ///   - focused: The index of an action that has to be visible; nil for none.
    init(
        _ actions: [Action], width: Int, lines limit: Int, hints: [[Hint]], focused: Int?
    ) {
        let buttons = actions.map(ActionButton.init)
        let widths = hints.map { Self.width(of: $0) }
        var skipped = 0
        var end = 0
        repeat {
            (lines, end) = Self.makeLines(
                buttons, from: skipped, width, limit, reserved: widths.last ?? 0)
            skipped += 1
        } while !Self.contains(focused, lines) && skipped < buttons.count
        let fitting = widths.firstIndex { end + $0 <= width }
        self.hints = fitting.map { hints[$0] } ?? hints.last ?? []
    }

    private static func width(of hints: [Hint]) -> Int {
        hints.reduce(0) { $0 + CellText.width($1.text) + hintGap }
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
