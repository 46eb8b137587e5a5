/// What one line asks for.
enum Command: Equatable, Sendable {
    /// A blank line or a remark.
    case nothing
    case back, show, more, top, help, quit
    /// For so many seconds; 0 waits for what is under way.
    case wait(Int)
    /// A row, whatever else is called so.
    case row(Phrase)
    /// Something of the page.
    case phrase(Phrase)

    /// The longest wait: a day.
    static let longestWait = 86_400

    init(_ line: String) {
        let said = Name.trimmed(PrintedText.clean(line))
        let word = said.lowercased()
        if said.isEmpty || said.unicodeScalars.first == "#" {
            self = .nothing
        } else if let plain = Self.words[word] {
            self = plain
        } else if let seconds = Self.argument(of: "wait", in: said).flatMap(Self.number),
            seconds <= Self.longestWait
        {
            self = .wait(seconds)
        } else if let title = Self.argument(of: "row", in: said) {
            self = .row(Phrase(title))
        } else {
            self = .phrase(Phrase(line))
        }
    }

    private static let words: [String: Command] = [
        "back": .back, "show": .show, "more": .more, "top": .top, "help": .help, "quit": .quit,
        "wait": .wait(0),
    ]

    private static func argument(of word: String, in said: String) -> String? {
        guard said.prefix(word.count).lowercased() == word else { return nil }
        let rest = said.dropFirst(word.count)
        guard let first = rest.first, first.isWhitespace else { return nil }
        return Name.trimmed(rest)
    }

    /// A number as it stands on the page, with or without its brackets.
    static func number(_ text: String) -> Int? {
        let isBracketed = text.first == "[" && text.last == "]" && text.count > 2
        let digits = isBracketed ? String(text.dropFirst().dropLast()) : text
        guard (1...9).contains(digits.utf8.count),
            digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { return nil }
        return Int(digits)
    }
}

/// Something said about the page, with every way in which it can be read. Which one is meant only
/// the page can tell.
struct Phrase: Equatable, Sendable {
    /// The whole of it.
    let whole: String
    /// What is to be set, and to which text: split at the first `=`.
    let assignment: Assignment?
    /// A row's number or title, and what to do with the row.
    let numbered: Order<Int>?
    let titled: Order<String>?

    struct Assignment: Equatable, Sendable {
        let target: String
        /// As it was said, blanks and all, but for one blank after the `=`.
        let text: String
    }

    struct Order<Row: Equatable & Sendable>: Equatable, Sendable {
        let row: Row
        let action: String
    }

    init(_ line: String) {
        whole = Name.trimmed(PrintedText.clean(line))
        assignment = Self.assignment(line)
        numbered = Self.numbered(whole)
        titled = Self.titled(whole)
    }

    /// By scalars, because a mark at the beginning of the text would make one character with the
    /// sign before it.
    private static func assignment(_ line: String) -> Assignment? {
        let scalars = line.unicodeScalars
        guard let sign = scalars.firstIndex(of: "=") else { return nil }
        var text = scalars[scalars.index(after: sign)...]
        if text.first == " " { text = text.dropFirst() }
        let target = Name.trimmed(PrintedText.clean(String(scalars[..<sign])))
        return target.isEmpty ? nil : Assignment(target: target, text: String(text))
    }

    private static func numbered(_ whole: String) -> Order<Int>? {
        guard let blank = whole.firstIndex(where: \.isWhitespace) else { return nil }
        var head = whole[..<blank]
        if head.last == ":" { head = head.dropLast() }
        guard let number = Command.number(String(head)) else { return nil }
        return Order(row: number, action: Name.trimmed(whole[blank...]))
    }

    /// At the last colon: titles are people's names, actions are words of the app.
    private static func titled(_ whole: String) -> Order<String>? {
        guard let colon = whole.lastIndex(of: ":") else { return nil }
        let title = Name.trimmed(whole[..<colon])
        let action = Name.trimmed(whole[whole.index(after: colon)...])
        return title.isEmpty || action.isEmpty ? nil : Order(row: title, action: action)
    }
}
