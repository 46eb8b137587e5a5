import TextSanitizing

/// An editor for one line of text, with a cursor that moves by whole characters.
struct LineEditor {
    private(set) var text: String
    /// The number of characters before the cursor.
    private(set) var cursor: Int

    init(text: String, cursor: Int) {
        self.text = text
        self.cursor = min(max(0, cursor), text.count)
    }

    /// Inserts text at the cursor, up to a total of `limit` characters.
    mutating func insert(_ typed: String, limit: Int) {
        let before = text.prefix(cursor)
        let room = max(0, limit - text.count)
        // A character can have any number of scalars, so these are limited separately.
        let scalars = max(0, limit * 4 - text.unicodeScalars.count)
        let added = typed.sanitized(for: .typedInput, limit: scalars).prefix(room)
        guard !added.isEmpty else { return }
        let head = String(before) + added
        text = head + text.dropFirst(cursor)
        // A combining mark joins the character before it, so the characters are counted again.
        cursor = min(head.count, text.count)
    }

    /// Handles a key and returns whether it is an editing key.
    mutating func handle(_ key: Key) -> Bool {
        switch key {
        case .left: cursor = max(0, cursor - 1)
        case .right: cursor = min(text.count, cursor + 1)
        case .home, .control("a"): cursor = 0
        case .end, .control("e"): cursor = text.count
        case .backspace: if cursor > 0 { remove(cursor - 1..<cursor) }
        case .delete, .control("d"): if cursor < text.count { remove(cursor..<cursor + 1) }
        case .control("u"): remove(0..<cursor)
        case .control("k"): remove(cursor..<text.count)
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
        cursor = min(range.lowerBound, text.count)
    }
}
