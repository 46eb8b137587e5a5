/// A number of guests that a part of a line names.
struct GuestCount {
    /// The largest number of guests of a person. A larger number is a phone number or a mistake.
    static let maximum = 20

    /// The number of guests.
    let count: Int
    /// The number of tokens.
    let length: Int

    /// Reads a phrase such as `+1`, `+ 2 friends`, `and my brother`, `외 1명` or `친구 한명` at an
    /// index, or returns nil if there is none.
    init?(in tokens: ListTokens, at index: Int) {
        let token = tokens[index]
        let next = tokens[index...].dropFirst().first
        if token.isMark("+") || token.key == "plus" {
            self.init(after: tokens, index + 1, needsGuest: false)
        } else if token.key == "외", let count = next?.value {
            self.init(count, unitAfter: index + 1, in: tokens)
        } else if ["x", "×"].contains(token.key), let count = next?.value, next?.isGlued == true,
            count > 1
        {
            self.init(count - 1, length: 2)
        } else if GuestWord.phrases.match(in: tokens, at: index)?.meaning == .connector {
            self.init(after: tokens, index + 1, needsGuest: true)
        } else {
            self.init(counted: tokens, index)
        }
    }

    /// Reads consecutive phrases at an index, such as `+ brother + 2 friends`, and adds their
    /// guests. `with my brother` after another phrase explains who the guest is.
    init?(consecutiveIn tokens: ListTokens, at index: Int) {
        guard let first = GuestCount(in: tokens, at: index) else { return nil }
        var (count, length) = (first.count, first.length)
        while index + length < tokens.endIndex,
            let next = GuestCount(in: tokens, at: index + length)
        {
            let isExplanation = Self.explanations.contains(tokens[index + length].key)
            let isSeries = Self.explanations.contains(tokens[index].key)
            if !isExplanation || isSeries { count += next.count }
            length += next.length
        }
        self.init(min(count, Self.maximum), length: length)
    }

    private static let explanations: Set<String> = [
        "with", "mit", "avec", "con", "com", "met", "z", "ze",
    ]

    private init?(_ count: Int, length: Int) {
        guard (1...Self.maximum).contains(count) else { return nil }
        self.count = count
        self.length = length
    }

    /// Reads an optional unit after a number.
    private init?(_ count: Int, unitAfter index: Int, in tokens: ListTokens) {
        let hasUnit = tokens[index...].dropFirst().first?.key.hasPrefix("명") == true
        self.init(count, length: hasUnit ? 3 : 2)
    }

    /// Reads the words after `+` or `and`.
    private init?(after tokens: ListTokens, _ start: Int, needsGuest: Bool) {
        var index = start
        var count: Int?
        var hasGuest = false
        while index < tokens.endIndex, !hasGuest {
            if count == nil, let value = tokens[index].value {
                count = value
                index += 1
                continue
            }
            guard let match = GuestWord.phrases.match(in: tokens, at: index),
                match.meaning != .connector, match.meaning != .of
            else { break }
            count = count ?? match.meaning.value
            hasGuest = match.meaning == .guest
            index += match.length
        }
        guard hasGuest || (!needsGuest && count != nil) else { return nil }
        self.init(count ?? 1, length: index - start + 1)
    }

    /// Reads `2 friends`, `친구 한명` or `친구 1명`.
    private init?(counted tokens: ListTokens, _ index: Int) {
        let phrases = GuestWord.phrases
        let rest = tokens[index...].dropFirst()
        if let match = phrases.match(in: tokens, at: index), match.meaning == .guest,
            let next = rest.first
        {
            if let count = next.value, rest.dropFirst().first?.key.hasPrefix("명") == true {
                self.init(count, length: 3)
                return
            }
            // English has no such order: `friend one`.
            guard !next.key.utf8.allSatisfy({ $0 < 0x80 }),
                let count = phrases.match(in: tokens, at: rest.startIndex)?.meaning.value
            else { return nil }
            self.init(count, length: 2)
            return
        }
        guard let value = tokens[index].value, !rest.isEmpty,
            let match = phrases.match(in: tokens, at: rest.startIndex), match.meaning == .guest
        else { return nil }
        self.init(value, length: 1 + match.length)
    }
}

extension ListTokens {
    /// The largest number of guests that consecutive phrases of these tokens name.
    var guestCount: Int {
        var count = 0
        var index = startIndex
        while index < endIndex {
            let guests = GuestCount(consecutiveIn: self, at: index)
            count = Swift.max(count, guests?.count ?? 0)
            index += guests?.length ?? 1
        }
        return count
    }

    /// True if all words mean guests, such as `guest 2` or `용병1`.
    var areGuestLabel: Bool {
        hasWord
            && indices.allSatisfy {
                self[$0].kind != .word
                    || GuestWord.phrases.match(in: self, at: $0)?.meaning == .guest
            }
    }
}
