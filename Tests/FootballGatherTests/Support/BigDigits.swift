/// What is written on a screen in large digits, each point of which is two cells wide.
enum BigDigits {
    private static let pictures: [String: Character] = [
        "###/# #/# #/# #/###": "0", " # /## / # / # /###": "1", "###/  #/###/#  /###": "2",
        "###/  #/###/  #/###": "3", "# #/# #/###/  #/  #": "4", "###/#  /###/  #/###": "5",
        "###/#  /###/# #/###": "6", "###/  #/  #/  #/  #": "7", "###/# #/###/# #/###": "8",
        "###/# #/###/  #/###": "9", " /#/ /#/ ": ":",
    ]

    /// The numbers and times from left to right; empty when there are none.
    static func words(on screen: String) -> [String] {
        let lines = screen.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
        guard let top = lines.firstIndex(where: { $0.contains("█") }), top + 5 <= lines.count else {
            return []
        }
        let rows = lines[top..<(top + 5)]
        let width = rows.map(\.count).max() ?? 0
        var words: [String] = []
        var glyph: [[Character]] = []
        var gap = 0
        for column in 0...width {
            let cells = rows.map { column < $0.count && $0[column] == "█" ? "#" as Character : " " }
            if cells.contains("#") {
                if glyph.isEmpty, gap > 2 || words.isEmpty { words.append("") }
                glyph.append(cells)
                gap = 0
            } else {
                if !glyph.isEmpty { words[words.count - 1].append(digit(in: glyph)) }
                glyph = []
                gap += 1
            }
        }
        return words
    }

    private static func digit(in columns: [[Character]]) -> Character {
        let points = stride(from: 0, to: columns.count, by: 2).map { columns[$0] }
        let rows = (0..<5).map { row in String(points.map { $0[row] }) }
        return pictures[rows.joined(separator: "/")] ?? "?"
    }
}
