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
