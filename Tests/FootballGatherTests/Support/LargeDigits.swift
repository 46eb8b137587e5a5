/// Reads the large digits on a screen. Each of their points is two cells wide.
enum LargeDigits {
    private static let shapes: [String: Character] = [
        "###/# #/# #/# #/###": "0", " # /## / # / # /###": "1", "###/  #/###/#  /###": "2",
        "###/  #/###/  #/###": "3", "# #/# #/###/  #/  #": "4", "###/#  /###/  #/###": "5",
        "###/#  /###/# #/###": "6", "###/  #/  #/  #/  #": "7", "###/# #/###/# #/###": "8",
        "###/# #/###/  #/###": "9", " /#/ /#/ ": ":",
    ]

    /// Returns the numbers and times from left to right; `?` stands for an unknown shape.
    ///
    /// - Parameter screen: The text with its colour sequences, because points are blanks in reverse
    ///   video.
    static func read(from screen: String) -> [String] {
        let lines = screen.split(separator: "\n", omittingEmptySubsequences: false).map(points)
        guard let top = lines.firstIndex(where: { $0.contains("█") }), top + 5 <= lines.count else {
            return []
        }
        let rows = lines[top..<(top + 5)]
        let width = rows.map(\.count).max() ?? 0
        var words: [String] = []
        var shape: [[Character]] = []
        var gap = 0
        for column in 0...width {
            let cells = rows.map { column < $0.count && $0[column] == "█" ? "#" as Character : " " }
            if cells.contains("#") {
                if shape.isEmpty, gap > 2 || words.isEmpty { words.append("") }
                shape.append(cells)
                gap = 0
            } else {
                if !shape.isEmpty { words[words.count - 1].append(digit(of: shape)) }
                shape = []
                gap += 1
            }
        }
        return words
    }

    /// Returns a line without colour sequences and with a block for each point.
    private static func points(_ line: Substring) -> [Character] {
        var cells: [Character] = []
        var isReverse = false
        for (index, part) in line.split(separator: "\u{1B}[", omittingEmptySubsequences: false)
            .enumerated()
        {
            var text = part
            if index > 0, let end = part.firstIndex(of: "m") {
                let all = part[..<end].split(separator: ";")
                // The numbers after 38 or 48 belong to a colour.
                let codes = all.prefix { $0 != "38" && $0 != "48" }
                if all.isEmpty || codes.contains("0") || codes.contains("27") { isReverse = false }
                if codes.contains("7") { isReverse = true }
                text = part[part.index(after: end)...]
            }
            cells += text.map { isReverse && $0 == " " ? "█" : $0 }
        }
        return cells
    }

    private static func digit(of columns: [[Character]]) -> Character {
        let points = stride(from: 0, to: columns.count, by: 2).map { columns[$0] }
        let rows = (0..<5).map { row in String(points.map { $0[row] }) }
        return shapes[rows.joined(separator: "/")] ?? "?"
    }
}
