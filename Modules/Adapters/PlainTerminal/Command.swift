import TextSanitizing

/// A command that was read from a line.
enum Command: Equatable, Sendable {
    /// A blank line or a comment.
    case nothing
    case back, show, more, top, help, quit
    /// A pause of some seconds; 0 waits only for work in progress.
    case wait(Int)
    /// The beginning of a text of several lines, up to a line with the mark.
    case paste(mark: String)
    /// A command for a row, even if an element or an action has the same name.
    case row(PageCommand)
    /// A command that selects a tab. On a page without tabs, a command for an element, an action or
    /// a row.
    case tab(String, otherwise: PageCommand)
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
        } else if let seconds = Self.argument(of: "wait", "대기", in: text).flatMap(Self.number),
            seconds <= Self.longestWait
        {
            self = .wait(seconds)
        } else if let mark = Self.argument(of: "paste", "붙여넣기", in: text) {
            self = .paste(mark: mark)
        } else if let title = Self.argument(of: "row", "행", in: text) {
            self = .row(PageCommand(title))
        } else if let label = Self.argument(of: "tab", "탭", in: text) {
            self = .tab(label, otherwise: PageCommand(line))
        } else {
            self = .page(PageCommand(line))
        }
    }

    /// The words of all languages of the texts, so that a script works in each of them.
    private static let keywords: [String: Command] = [
        "back": .back, "show": .show, "more": .more, "top": .top, "help": .help, "quit": .quit,
        "wait": .wait(0), "뒤로": .back, "보기": .show, "더": .more, "처음": .top, "도움말": .help,
        "종료": .quit, "대기": .wait(0), "paste": .paste(mark: "end"), "붙여넣기": .paste(mark: "끝"),
    ]

    private static func argument(of words: String..., in line: String) -> String? {
        let word = line.prefix { !$0.isWhitespace }
        guard words.contains(word.lowercased()), word.endIndex < line.endIndex else { return nil }
        return line[word.endIndex...].trimmed
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
