import TextSanitizing

/// A command that was read from a line.
enum Command: Equatable, Sendable {
    /// A blank line or a comment.
    case nothing
    case back, show, more, top, help, quit
    /// A pause of some seconds; 0 waits only for work in progress.
    case wait(Int)
    /// A command for a row, even if an element or an action has the same name.
    case row(PageCommand)
    /// A command for an element, an action or a row of the page.
    case page(PageCommand)

    /// The longest pause in seconds, which is a day.
    static let longestWait = 86_400

    init(_ line: String) {
        let text = line.sanitized(for: .plainOutput).trimmed
        let word = text.lowercased()
        if text.isEmpty || text.unicodeScalars.first == "#" {
            self = .nothing
        } else if let plain = Self.keywords[word] {
            self = plain
        } else if let seconds = Self.argument(of: "wait", in: text).flatMap(Self.number),
            seconds <= Self.longestWait
        {
            self = .wait(seconds)
        } else if let title = Self.argument(of: "row", in: text) {
            self = .row(PageCommand(title))
        } else {
            self = .page(PageCommand(line))
        }
    }

    private static let keywords: [String: Command] = [
        "back": .back, "show": .show, "more": .more, "top": .top, "help": .help, "quit": .quit,
        "wait": .wait(0),
    ]

    private static func argument(of word: String, in line: String) -> String? {
        guard line.prefix(word.count).lowercased() == word else { return nil }
        let rest = line.dropFirst(word.count)
        guard let first = rest.first, first.isWhitespace else { return nil }
        return rest.trimmed
    }

    /// Returns a number as printed on the page, with or without its brackets; nil for other text.
    static func number(_ text: String) -> Int? {
        let isBracketed = text.first == "[" && text.last == "]" && text.count > 2
        let digits = isBracketed ? String(text.dropFirst().dropLast()) : text
        guard (1...9).contains(digits.utf8.count),
            digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { return nil }
        return Int(digits)
    }
}

/// A command for something on the page, with all its possible interpretations. The content of the
/// page decides between them.
struct PageCommand: Equatable, Sendable {
    /// The whole line.
    let whole: String
    /// The assignment of a text, split at the first `=`.
    let assignment: Assignment?
    /// A row's number followed by one of its actions.
    let numbered: RowAction<Int>?
    /// A row's title and one of its actions, split at the last `:`.
    let titled: RowAction<String>?

    struct Assignment: Equatable, Sendable {
        let target: String
        /// The text after the `=` and at most one blank.
        let text: String
    }

    struct RowAction<Row: Equatable & Sendable>: Equatable, Sendable {
        let row: Row
        let action: String
    }

    init(_ line: String) {
        whole = line.sanitized(for: .plainOutput).trimmed
        assignment = Self.assignment(line)
        numbered = Self.numbered(whole)
        titled = Self.titled(whole)
    }

    /// Splits by scalars, because a combining mark at the beginning of the text forms one character
    /// with the `=` before it.
    private static func assignment(_ line: String) -> Assignment? {
        let scalars = line.unicodeScalars
        guard let sign = scalars.firstIndex(of: "=") else { return nil }
        var text = scalars[scalars.index(after: sign)...]
        if text.first == " " { text = text.dropFirst() }
        let target = String(scalars[..<sign]).sanitized(for: .plainOutput).trimmed
        return target.isEmpty ? nil : Assignment(target: target, text: String(text))
    }

    private static func numbered(_ whole: String) -> RowAction<Int>? {
        guard let blank = whole.firstIndex(where: \.isWhitespace) else { return nil }
        var head = whole[..<blank]
        if head.last == ":" { head = head.dropLast() }
        guard let number = Command.number(String(head)) else { return nil }
        return RowAction(row: number, action: whole[blank...].trimmed)
    }

    /// Splits at the last colon, because titles may contain colons and actions do not.
    private static func titled(_ whole: String) -> RowAction<String>? {
        guard let colon = whole.lastIndex(of: ":") else { return nil }
        let title = whole[..<colon].trimmed
        let action = whole[whole.index(after: colon)...].trimmed
        return title.isEmpty || action.isEmpty ? nil : RowAction(row: title, action: action)
    }
}
