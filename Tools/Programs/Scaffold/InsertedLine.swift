/// A line that mentions a feature in a list of another file.
struct InsertedLine {
    /// The position of a line in its file.
    enum Position {
        /// Before the first line that equals `end`, after the first line that begins with `start`.
        case last(after: String, before: String)
        /// In alphabetical order of the part that a pattern captures, among the lines that match it
        /// and follow the first line that begins with `start`.
        case sorted(by: Regex<(Substring, Substring)>, after: String = "")
    }

    let line: Substring
    let path: String
    let position: Position

    init(_ line: String, in path: String, _ position: Position) {
        self.line = line[...]
        self.path = path
        self.position = position
    }

    /// Returns the text with the line, or `nil` if the text lacks the list.
    func inserted(into text: String) -> String? {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let index = index(in: lines) else { return nil }
        lines.insert(line, at: index)
        return lines.joined(separator: "\n")
    }

    /// Returns the text without the line, or `nil` if the text does not contain it exactly once.
    func removed(from text: String) -> String? {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let index = lines.firstIndex(of: line), lines.count(where: { $0 == line }) == 1 else {
            return nil
        }
        lines.remove(at: index)
        return lines.joined(separator: "\n")
    }

    private func index(in lines: [Substring]) -> Int? {
        switch position {
        case .last(let start, let end):
            guard let first = lines.firstIndex(where: { $0.hasPrefix(start) }) else { return nil }
            return lines[first...].firstIndex { $0 == end }
        case .sorted(let pattern, let start):
            guard let first = lines.firstIndex(where: { $0.hasPrefix(start) }) else { return nil }
            func key(_ line: Substring) -> Substring? { line.wholeMatch(of: pattern)?.1 }
            guard let ownKey = key(line) else { return nil }
            let members = lines.indices[first...].filter { key(lines[$0]) != nil }
            return members.first { key(lines[$0]).map { $0 > ownKey } == true }
                ?? members.last.map { $0 + 1 }
        }
    }
}
