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

/// The sizes of the panels of a scoreboard: a score, the countdown, and the other score.
@MainActor struct ScoreboardPanels {
    let digits: BigDigits.Scale
    let height: Int
    /// The width of a score.
    let sideWidth: Int

    /// Finds the largest digits for which an area has room.
    ///
    /// - Parameter heightBelow: The number of rows that the panels below need.
    init(_ board: Scoreboard, _ countdown: Countdown, in area: Area, heightBelow: Int) {
        let buttons = board.sides.map { side in
            side.buttons.reduce(2) { $0 + ActionButton($1).width }
        }
        let gaps = 2
        // The digits do not touch the borders.
        let margin = 6
        func sideWidth(_ scale: BigDigits.Scale) -> Int {
            max(scale.width(of: "00"), buttons.max() ?? 0) + 4
        }
        func middleWidth(_ scale: BigDigits.Scale) -> Int { scale.width(of: countdown.time) + 4 }
        // The buttons are below the digits.
        func height(_ scale: BigDigits.Scale) -> Int { scale.rows + 2 * scale.margin + 3 }
        let digits =
            BigDigits.Scale.all.first { scale in
                2 * sideWidth(scale) + middleWidth(scale) + gaps + margin <= area.width
                    && height(scale) + heightBelow <= area.height
            } ?? .halfCell
        self.digits = digits
        self.height = min(height(digits), area.height)
        let free = (area.width - gaps - middleWidth(digits)) / 2
        self.sideWidth = max(sideWidth(digits), min(area.width / 4, free))
    }
}

/// The positions of panels, which stand side by side with a blank column between them.
extension Area {
    private static let panelGap = 1

    /// The area inside the border of a panel, with one blank column of padding on either side.
    var insideBorder: Area {
        Area(column: column + 2, row: row + 1, width: width - 4, height: height - 2)
    }

    /// Returns panels with some widths, followed by one with the remaining width.
    func panels(_ widths: [Int]) -> [Area] {
        let used = widths.reduce(0) { $0 + $1 + Self.panelGap }
        var left = column
        return (widths + [width - used]).map { width in
            defer { left += width + Self.panelGap }
            return Area(column: left, row: row, width: width, height: height)
        }
    }

    /// Returns three panels, of which the outer ones have the same width.
    func panels(besideMiddle width: Int) -> [Area] {
        panels([width, self.width - 2 * (width + Self.panelGap)])
    }

    /// Returns panels of the same width.
    func panels(count: Int) -> [Area] {
        let width = (width - (count - 1) * Self.panelGap) / count
        return panels(Array(repeating: width, count: count - 1))
    }
}
