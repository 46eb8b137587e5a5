/// A word, a number or a sign of a line.
struct ListToken: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case word, number
        /// An emoji or another symbol.
        case symbol
        case punctuation
    }

    let kind: Kind
    /// The text as written, without invisible characters.
    let text: String
    /// The form that is compared: the letters of a word without case and accents, the ASCII digits
    /// of a number, or the sign.
    let key: String
    /// True if there is no space before the token.
    let isGlued: Bool
    /// True if there is a tab before the token.
    let followsTab: Bool

    /// Returns whether the token is one of several signs.
    func isMark(_ marks: String...) -> Bool { kind == .punctuation && marks.contains(key) }

    /// The value of a number with at most four digits, or nil.
    var value: Int? { kind == .number && key.utf8.count <= 4 ? Int(key) : nil }
}

/// Consecutive tokens of a line.
typealias ListTokens = ArraySlice<ListToken>

extension ListTokens {
    /// The text of the tokens, with one space where the line has space.
    var joinedText: String {
        var text = ""
        for token in self {
            if !text.isEmpty, !token.isGlued { text += " " }
            text += token.text
        }
        return text
    }

    /// True if a word is among the tokens.
    var hasWord: Bool { contains { $0.kind == .word } }

    /// The number of words.
    var wordCount: Int { count { $0.kind == .word } }

    /// Returns the index after the bracket that closes the one at an index; the end if none does.
    func endOfBrackets(at opening: Index) -> Index {
        var depth = 0
        for index in opening..<endIndex {
            if self[index].isMark("(", "[", "{", "<") { depth += 1 }
            if self[index].isMark(")", "]", "}", ">") { depth -= 1 }
            if depth == 0 { return index + 1 }
        }
        return endIndex
    }
}
