/// Large digits and a colon, drawn as 3 × 5 points, for scores and countdowns.
enum BigDigits {
    /// The size of one point.
    enum Scale {
        /// Two cells wide and one high; a digit takes five rows.
        case large
        /// One cell wide and half a cell high; a digit takes three rows.
        case small

        var rows: Int { self == .large ? 5 : 3 }
        fileprivate var cellsPerPoint: Int { self == .large ? 2 : 1 }
    }

    /// Returns the rows of cells for a text. Characters other than digits and colons are skipped.
    static func rows(_ text: String, _ scale: Scale) -> [String] {
        let pictures = text.compactMap { points[$0] }
        let gap = String(repeating: " ", count: scale.cellsPerPoint)
        return (0..<scale.rows).map { row in
            pictures.map { line(of: $0, row, scale) }.joined(separator: gap)
        }
    }

    private static func line(of picture: [String], _ row: Int, _ scale: Scale) -> String {
        switch scale {
        case .large:
            return picture[row].map { $0 == "#" ? "██" : "  " }.joined()
        case .small:
            let isLast = row * 2 + 1 == picture.count
            return zip(picture[row * 2], isLast ? "   " : picture[row * 2 + 1]).map { top, bottom in
                switch (top == "#", bottom == "#") {
                case (true, true): "█"
                case (true, false): "▀"
                case (false, true): "▄"
                case (false, false): " "
                }
            }.joined()
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
