import TextSanitizing

/// An editor for one line of text, with a cursor that moves by whole characters.
struct LineEditor {
    private(set) var text: String
    /// The number of characters before the cursor.
    private(set) var cursor: Int
    /// True if text was dropped because the line is full.
    private(set) var isCut = false
    /// The number of characters. Counting them takes time, and a full line receives many keys.
    private var length: Int

    init(text: String, cursor: Int) {
        self.text = text
        length = text.count
        self.cursor = min(max(0, cursor), length)
    }

    /// Inserts text at the cursor, up to a total of `limit` characters.
    mutating func insert(_ typed: String, limit: Int) {
        let room = max(0, limit - length)
        guard room > 0 else { return isCut = true }
        // A character can have any number of scalars, so these are limited separately.
        let scalars = max(0, limit * 4 - text.unicodeScalars.count)
        let sanitized = typed.sanitized(for: .typedInput, limit: scalars)
        let added = sanitized.prefix(room)
        isCut =
            added.endIndex < sanitized.endIndex || !typed.unicodeScalars.dropFirst(scalars).isEmpty
        guard !added.isEmpty else { return }
        let head = String(text.prefix(cursor)) + added
        text = head + text.dropFirst(cursor)
        length = text.count
        // A combining mark joins the character before it, so the characters are counted again.
        cursor = min(head.count, length)
    }

    /// Handles a key and returns whether it is an editing key.
    mutating func handle(_ key: Key) -> Bool {
        switch key {
        case .left: cursor = max(0, cursor - 1)
        case .right: cursor = min(length, cursor + 1)
        case .home, .control("a"): cursor = 0
        case .end, .control("e"): cursor = length
        case .backspace: if cursor > 0 { remove(cursor - 1..<cursor) }
        case .delete, .control("d"): if cursor < length { remove(cursor..<cursor + 1) }
        case .control("u"): remove(0..<cursor)
        case .control("k"): remove(cursor..<length)
        case .control("w"): remove(wordStart..<cursor)
        default: return false
        }
        return true
    }

    private var wordStart: Int {
        let before = Array(text.prefix(cursor))
        let blanks = before.reversed().prefix(while: \.isWhitespace).count
        let word = before.dropLast(blanks).reversed().prefix(while: { !$0.isWhitespace }).count
        return cursor - blanks - word
    }

    private mutating func remove(_ range: Range<Int>) {
        let head = text.prefix(range.lowerBound)
        text = String(head + text.dropFirst(range.upperBound))
        length = text.count
        cursor = min(range.lowerBound, length)
    }
}
