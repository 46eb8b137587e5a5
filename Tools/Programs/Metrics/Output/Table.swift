/// Rows of cells, for a terminal and for Markdown.
struct Table {
    private let head: [String]
    /// How many columns hold words; numbers follow, which end below each other.
    private let words: Int
    private var rows: [[String]] = []

    init(_ head: [String], words: Int = 1) {
        self.head = head
        self.words = words
    }

    mutating func add(_ cells: [String]) {
        rows.append(cells + Array(repeating: "", count: max(0, head.count - cells.count)))
    }

    /// With columns that stand below each other.
    var text: String {
        let all = [head] + rows
        let widths = head.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
        return all.map { cells in
            let line = zip(cells, widths).enumerated().map { column, cell in
                let blanks = String(repeating: " ", count: cell.1 - cell.0.count)
                return column < words ? cell.0 + blanks : blanks + cell.0
            }.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n")
    }

    var markdown: String {
        let rule = head.indices.map { $0 < words ? "---" : "---:" }
        return ([head, rule] + rows).map { "| \($0.joined(separator: " | ")) |" }
            .joined(separator: "\n")
    }
}

/// Numbers as people read them.
enum Number {
    /// 12345 is 12,345.
    static func text(_ number: Int) -> String {
        var text = ""
        for (place, digit) in String(abs(number)).reversed().enumerated() {
            if place > 0, place.isMultiple(of: 3) { text.append(",") }
            text.append(digit)
        }
        return (number < 0 ? "-" : "") + String(text.reversed())
    }

    /// - Parameter digits: after the point.
    static func text(_ number: Double, digits: Int) -> String {
        var scale = 1
        for _ in 0..<digits { scale *= 10 }
        let scaled = Int((abs(number) * Double(scale)).rounded())
        let fraction = String(scaled % scale + scale).dropFirst()
        let sign = number < 0 && scaled > 0 ? "-" : ""
        return sign + text(scaled / scale) + (digits == 0 ? "" : ".\(fraction)")
    }
}
