/// The number or the bullet at the beginning of a line.
struct ItemMarker {
    /// The number of the line; nil for a bullet.
    let number: Int?
    /// The answer that the marker stands for, such as `no` for a minus; nil for none.
    let answer: Answer?
    /// True if the marker is an empty check box: the person has not answered.
    private(set) var isUnanswered = false
    /// The rest of the line.
    let body: ListTokens

    /// Reads the beginning of a line, or returns nil if it has no marker.
    ///
    /// - Parameters:
    ///   - style: The habits of the whole text.
    ///   - nextNumber: The number that a line without a point after it must have, unless it is the
    ///     number 1 of another list.
    init?(_ tokens: ListTokens, _ style: ListStyle, nextNumber: Int) {
        guard let first = tokens.first else { return nil }
        if let marker = Self.number(tokens) {
            self.init(number: marker.number, answer: nil, body: marker.body)
        } else if let value = first.value, let next = tokens.dropFirst().first,
            next.kind == .word, !next.isGlued,
            value == nextNumber
                || value == 1 && nextNumber > 2 && next.text.first?.isUppercase == true
        {
            self.init(number: value, answer: nil, body: tokens.dropFirst())
        } else if first.isMark("[") {
            self.init(checkBox: tokens)
        } else if first.isMark("+", "-", "—", "?", "±") {
            self.init(sign: tokens, style)
        } else if first.isBullet || first.kind == .symbol && style.bullets.contains(first.key) {
            // A star without a space makes the text bold.
            if first.isMark("*"), tokens.dropFirst().first?.isGlued == true { return nil }
            // A circle before a name is a bullet, after a name it is an answer.
            let answer = first.isBullet ? nil : first.symbolAnswer
            self.init(number: nil, answer: answer, body: tokens.dropFirst())
        } else {
            return nil
        }
    }

    private init(number: Int?, answer: Answer?, body: ListTokens) {
        self.number = number
        self.answer = answer
        self.body = body
    }

    /// Reads `[x]` and `[ ]`.
    private init?(checkBox tokens: ListTokens) {
        let rest = tokens.dropFirst()
        if rest.first?.isMark("]") == true {
            self.init(number: nil, answer: nil, body: rest.dropFirst())
            isUnanswered = true
        } else if let sign = rest.first, rest.dropFirst().first?.isMark("]") == true,
            sign.key == "x" || sign.symbolAnswer != nil
        {
            self.init(number: nil, answer: sign.symbolAnswer ?? .yes, body: rest.dropFirst(2))
        } else {
            return nil
        }
    }

    /// Reads `+`, `-`, `+?` and `?` before a name.
    private init?(sign tokens: ListTokens, _ style: ListStyle) {
        var body = tokens.dropFirst()
        if body.first?.isMark("[") == true {
            self.init(checkBox: body)
            return
        }
        let isUncertain = body.first?.isMark("?", "-", "/") == true && tokens.first?.key == "+"
        if isUncertain { body = body.dropFirst() }
        guard let next = body.first, next.kind != .number else { return nil }
        let answer: Answer? =
            switch tokens.first?.key {
            case "+": isUncertain ? .maybe : .yes
            case "?", "±": .maybe
            default: style.hasPlusSigns ? .no : nil
            }
        self.init(number: nil, answer: answer, body: body)
    }

    // MARK: Numbers

    /// Returns the number at the beginning of a line with a point, in brackets, in a circle or on a
    /// key, and the rest of the line.
    private static func number(_ tokens: ListTokens) -> (number: Int, body: ListTokens)? {
        guard let first = tokens.first else { return nil }
        let rest = tokens.dropFirst()
        if let value = first.circledValue { return (value, rest.dropFirst(mark: ".")) }
        if first.isMark("#", "(", "["), let value = rest.first?.value {
            let body = rest.dropFirst()
            if first.isMark("#") { return (value, body.dropFirst(mark: ".")) }
            guard body.first?.isMark(")", "]") == true else { return nil }
            return (value, body.dropFirst())
        }
        guard let value = first.value, first.key.utf8.count < 4, let mark = rest.first else {
            return nil
        }
        if mark.isMark("\u{20E3}") { return keys(tokens) }
        return body(after: mark, rest.dropFirst()).map { (value, $0) }
    }

    private static func body(after mark: ListToken, _ body: ListTokens) -> ListTokens? {
        if mark.key == "번", mark.isGlued { return body }
        let next = body.first
        if mark.isMark(".", ")", ":", "/", ","), mark.isGlued {
            // `20:30` and `24.11.` are no numbers of lines.
            if next?.kind == .number, next?.isGlued == true { return nil }
            return body.dropFirst(mark: ")")
        }
        guard mark.isMark("-", "—"), next?.isGlued != true || !mark.isGlued else { return nil }
        return body
    }

    /// Returns the number that consists of one or more keys, such as `1️⃣2️⃣`.
    private static func keys(_ tokens: ListTokens) -> (number: Int, body: ListTokens)? {
        var number = 0
        var rest = tokens
        while let digit = rest.first?.value, number < 1_000,
            rest.dropFirst().first?.isMark("\u{20E3}") == true
        {
            number = number * 10 + digit
            rest = rest.dropFirst(2)
        }
        return number < 1_000 ? (number, rest.dropFirst(mark: ".")) : nil
    }
}

extension ListTokens {
    /// Returns the tokens without a sign at the beginning.
    fileprivate func dropFirst(mark: String) -> Self {
        first?.isMark(mark) == true ? dropFirst() : self
    }
}

extension ListToken {
    /// True if this sign is used as a bullet.
    var isBullet: Bool {
        switch kind {
        case .punctuation: ["•", "·", "*", "‣", "∙", "・"].contains(key)
        case .symbol:
            ["▪", "▫", "●", "○", "■", "□", "◦", "➤", "►", "▶", "☐", "→", "➡", "🔹", "🔸", "◾"]
                .contains(key)
        case .word, .number: false
        }
    }

    /// The number of a sign such as `①` or `🔟`, or nil.
    fileprivate var circledValue: Int? {
        guard kind == .symbol, let scalar = text.unicodeScalars.first else { return nil }
        if scalar == "🔟" { return 10 }
        guard scalar.properties.generalCategory == .otherNumber,
            let value = scalar.properties.numericValue, (0..<100).contains(value)
        else { return nil }
        let number = Int(value)
        // `½` is no number of a line.
        return Double(number) == value ? number : nil
    }
}
