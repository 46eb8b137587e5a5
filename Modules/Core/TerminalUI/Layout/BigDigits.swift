/// Large digits and a colon, drawn as 3 × 5 points, for scores and countdowns.
enum BigDigits {
    /// The size of one point.
    enum Scale: Hashable {
        /// A number of cells wide and a number of cells high.
        case cells(width: Int, height: Int)
        /// One cell wide and half a cell high; a digit takes three rows.
        case halfCell

        /// Points that look square, two cells wide and one high.
        static let large = Scale.cells(width: 2, height: 1)

        /// The sizes of large digits, the largest first.
        static let all: [Scale] = [
            .cells(width: 10, height: 5), .cells(width: 8, height: 4), .cells(width: 6, height: 3),
            .cells(width: 5, height: 3), .cells(width: 4, height: 2), .cells(width: 3, height: 2),
            large, .halfCell,
        ]

        /// The height of a text in rows.
        var rows: Int {
            switch self {
            case .cells(_, let height): 5 * height
            case .halfCell: 3
            }
        }

        /// The number of blank rows above and below a text.
        var margin: Int { rows > 5 ? 1 : 0 }

        private var cellsPerPoint: Int {
            switch self {
            case .cells(let width, _): width
            case .halfCell: 1
            }
        }

        /// Returns the width of a text in cells.
        func width(of text: String) -> Int {
            let points = text.compactMap { BigDigits.points[$0]?.first?.count }
            return (points.reduce(0, +) + max(0, points.count - 1)) * cellsPerPoint
        }

        /// Returns the lines of a text. Characters other than digits and colons are skipped.
        func lines(of text: String) -> [String] {
            let pictures = text.compactMap { BigDigits.points[$0] }
            let gap = String(repeating: " ", count: cellsPerPoint)
            return (0..<rows).map { row in
                pictures.map { line(of: $0, row) }.joined(separator: gap)
            }
        }

        private func line(of picture: [String], _ row: Int) -> String {
            switch self {
            case .cells(let width, let height):
                return picture[row / height].map {
                    String(repeating: $0 == "#" ? "█" : " ", count: width)
                }.joined()
            case .halfCell:
                let isLast = row * 2 + 1 == picture.count
                return zip(picture[row * 2], isLast ? "   " : picture[row * 2 + 1]).map {
                    top, bottom in
                    switch (top == "#", bottom == "#") {
                    case (true, true): "█"
                    case (true, false): "▀"
                    case (false, true): "▄"
                    case (false, false): " "
                    }
                }.joined()
            }
        }
    }

    private static let points: [Character: [String]] = [
        "0": ["###", "# #", "# #", "# #", "###"],
        "1": [" # ", "## ", " # ", " # ", "###"],
        "2": ["###", "  #", "###", "#  ", "###"],
        "3": ["###", "  #", "###", "  #", "###"],
        "4": ["# #", "# #", "###", "  #", "  #"],
        "5": ["###", "#  ", "###", "  #", "###"],
        "6": ["###", "#  ", "###", "# #", "###"],
        "7": ["###", "  #", "  #", "  #", "  #"],
        "8": ["###", "# #", "###", "# #", "###"],
        "9": ["###", "# #", "###", "  #", "###"],
        ":": [" ", "#", " ", "#", " "],
    ]
}
