/// Swift source with everything blanked out that is not code: comments, string literals, and what
/// raw identifiers contain beyond letters. Line breaks stay where they were.
///
/// It is a reader of imports and declarations, not a compiler: a string that is never closed ends
/// with its line, so that one construct it does not know cannot hide the rest of a file.
public struct SourceText {
    private let source: [UInt8]
    private let keepsStrings: Bool
    private var code: [UInt8]
    private var position = 0

    /// The code that is left of `text`, line by line.
    ///
    /// - Parameter keepsStrings: Whether string literals stay as they are, and comments alone go:
    ///   then a line is blank that holds nothing, or a comment and nothing else.
    public static func codeLines(of text: String, keepsStrings: Bool = false) -> [String] {
        var reader = SourceText(text, keepsStrings: keepsStrings)
        reader.blank()
        return reader.code.split(separator: newline, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
    }

    private init(_ text: String, keepsStrings: Bool) {
        source = Array(text.utf8)
        code = source
        self.keepsStrings = keepsStrings
    }

    private mutating func blank() {
        while position < source.count {
            switch source[position] {
            case slash where next() == slash: blankLine()
            case slash where next() == star: blankComment()
            case quote: blankString(pounds: 0)
            case pound: passPounds()
            case backtick: blankRawIdentifier()
            default: position += 1
            }
        }
    }

    private func next(_ distance: Int = 1) -> UInt8? {
        position + distance < source.count ? source[position + distance] : nil
    }

    private mutating func erase(_ count: Int = 1) {
        for _ in 0..<count where position < source.count {
            if source[position] != newline { code[position] = space }
            position += 1
        }
    }

    /// Goes over something of a string.
    private mutating func pass(_ count: Int = 1) {
        if keepsStrings { position += count } else { erase(count) }
    }

    private mutating func blankLine() {
        while position < source.count, source[position] != newline { erase() }
    }

    /// Block comments nest.
    private mutating func blankComment() {
        var depth = 0
        repeat {
            if source[position] == slash, next() == star {
                depth += 1
                erase(2)
            } else if source[position] == star, next() == slash {
                depth -= 1
                erase(2)
            } else {
                erase()
            }
        } while depth > 0 && position < source.count
    }

    /// `#if` or the start of a string with its own delimiter, `#"…"#`.
    private mutating func passPounds() {
        var pounds = 1
        while next(pounds) == pound { pounds += 1 }
        if next(pounds) == quote {
            pass(pounds)
            blankString(pounds: pounds)
        } else {
            position += pounds
        }
    }

    private mutating func blankString(pounds: Int) {
        let isMultiline = next() == quote && next(2) == quote
        let quotes = isMultiline ? 3 : 1
        pass(quotes)
        while position < source.count {
            if source[position] == newline, !isMultiline { return }
            if source[position] == backslash, isRun(of: pound, pounds, at: 1) {
                if next(pounds + 1) == openParenthesis {
                    pass(pounds + 2)
                    blankInterpolation(endsWithLine: !isMultiline)
                } else {
                    // An escaped line break does not end a line that a string may not cross.
                    pass(pounds + 1)
                    if position < source.count, source[position] != newline { pass() }
                }
            } else if isRun(of: quote, quotes, at: 0), isRun(of: pound, pounds, at: quotes) {
                pass(quotes + pounds)
                return
            } else {
                pass()
            }
        }
    }

    /// Code in a string, which may hold strings of its own. It is blanked as well: nothing can be
    /// imported there.
    private mutating func blankInterpolation(endsWithLine: Bool) {
        var depth = 1
        while depth > 0, position < source.count {
            switch source[position] {
            case newline where endsWithLine: return
            case openParenthesis:
                depth += 1
                pass()
            case closeParenthesis:
                depth -= 1
                pass()
            case slash where next() == star: blankComment()
            case quote: blankString(pounds: 0)
            default: pass()
            }
        }
    }

    private mutating func blankRawIdentifier() {
        erase()
        while position < source.count, source[position] != newline {
            if source[position] == backtick { return erase() }
            if !isLetterOrDigit(source[position]) { code[position] = underscore }
            position += 1
        }
    }

    private func isRun(of byte: UInt8, _ count: Int, at distance: Int) -> Bool {
        (distance..<(distance + count)).allSatisfy { next($0) == byte }
    }
}

private let newline = UInt8(ascii: "\n")
private let space = UInt8(ascii: " ")
private let slash = UInt8(ascii: "/")
private let star = UInt8(ascii: "*")
private let quote = UInt8(ascii: "\"")
private let pound = UInt8(ascii: "#")
private let backtick = UInt8(ascii: "`")
private let backslash = UInt8(ascii: "\\")
private let underscore = UInt8(ascii: "_")
private let openParenthesis = UInt8(ascii: "(")
private let closeParenthesis = UInt8(ascii: ")")

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), underscore, 0x80...:
        true
    default: false
    }
}
