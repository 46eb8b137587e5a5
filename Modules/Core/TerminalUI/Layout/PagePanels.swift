/// The parts of a page that a wide window shows as several panels: a scoreboard with a countdown at
/// the beginning, and a list in columns at the end.
struct PagePanels {
    let scoreboard: (board: Scoreboard, countdown: Countdown)?
    /// The texts between scoreboard and list.
    let others: [Element]
    /// The list whose sections are panels.
    let list: RowList?

    /// Divides the elements of a page. Returns nil for a page that is one panel.
    init?(_ elements: [Element]) {
        var others = elements[...]
        scoreboard = Self.removeScoreboard(&others)
        list = Self.removeColumns(&others)
        self.others = Array(others)
        guard scoreboard != nil || list != nil, others.allSatisfy(\.isReadOnly) else { return nil }
    }

    private static func removeScoreboard(
        _ elements: inout ArraySlice<Element>
    ) -> (Scoreboard, Countdown)? {
        guard elements.count > 1, case .scoreboard(let board) = elements[0], board.sides.count == 2,
            case .countdown(let countdown) = elements[1]
        else { return nil }
        elements.removeFirst(2)
        return (board, countdown)
    }

    private static func removeColumns(_ elements: inout ArraySlice<Element>) -> RowList? {
        guard case .list(let list)? = elements.last, list.arrangement == .columns,
            (2...4).contains(list.sections.count)
        else { return nil }
        elements.removeLast()
        return list
    }
}

extension Element {
    fileprivate var isReadOnly: Bool {
        switch self {
        case .text, .progress: true
        default: false
        }
    }
}
