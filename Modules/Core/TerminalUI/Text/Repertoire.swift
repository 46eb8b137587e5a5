/// The characters that a terminal shows.
public enum Repertoire: Int, Comparable, Sendable {
    /// Characters of any script, lines and marks.
    case unicode
    /// Characters of any script, with lines and marks of ASCII characters.
    case asciiMarks
    /// ASCII characters. A question mark stands for each cell of another character.
    case ascii

    /// Returns whether a repertoire has more characters than another.
    public static func < (left: Repertoire, right: Repertoire) -> Bool {
        left.rawValue < right.rawValue
    }

    /// Returns a text with marks of this repertoire, and with all its letters.
    public func marked(_ text: String) -> String {
        guard self != .unicode, !CellText.isPlain(text) else { return text }
        return text.reduce(into: "") { marked, character in
            // The mark of one cell would mean “about” in a sentence.
            if character == "…" {
                marked += "..."
            } else {
                marked.append(Self.marks[character] ?? character)
            }
        }
    }

    /// Returns whether a character is drawn as an ASCII character in terminals where it is wide.
    static func hasSubstitute(_ character: Character) -> Bool {
        character == fullBlock || marks[character] != nil
    }

    // A terminal gets a full block as a blank in reverse video.
    private static let fullBlock: Character = "█"

    /// Returns the character that is drawn in each cell of another one.
    fileprivate func substitute(for character: Character) -> Character? {
        if self == .unicode || character.isASCII || character == Self.fullBlock { return nil }
        return Self.marks[character] ?? (self == .ascii ? "?" : nil)
    }

    private static let marks: [Character: Character] = {
        let groups: [Character: String] = [
            "-": "─−–—‐‑", "=": "━", "|": "│┃", "+": "╭╮╰╯┌┐└┘├┤┬┴┼╋", "'": "▀’‘", ".": "▄·",
            "~": "…⋯", "*": "★•●", "o": "○◯", "<": "‹←↶", ">": "›→▸", "^": "↑", "v": "↓▾",
            "x": "×✓", "\"": "“”„", "#": "▓", ":": "░▒", "?": "\u{FFFD}",
        ]
        return groups.reduce(into: [:]) { table, group in
            for character in group.value { table[character] = group.key }
        }
    }()
}

extension Frame {
    /// Returns a copy with the characters of a repertoire in the same cells.
    public func converted(to repertoire: Repertoire) -> Frame {
        guard repertoire != .unicode else { return self }
        var frame = self
        var substitute: Character?
        for index in cells.indices {
            if !cells[index].isContinuation {
                substitute = repertoire.substitute(for: cells[index].character)
            }
            guard let substitute else { continue }
            frame.cells[index].character = substitute
            frame.cells[index].isContinuation = false
        }
        return frame
    }
}
