import TextSanitizing

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

    /// The titles of rows that the line may mean.
    var rowTitles: [String] { [whole, titled?.row].compactMap { $0 } }

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
