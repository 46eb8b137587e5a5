/// The parts of a line between commas and words such as `and`.
struct ItemSegments {
    /// The parts from left to right.
    private(set) var segments: [ListTokens] = []

    /// Divides a line. A part that is the whole name of a player is found before its commas.
    init(_ tokens: ListTokens, _ squad: SquadIndex) {
        var start = tokens.startIndex
        var index = start
        while index < tokens.endIndex {
            let token = tokens[index]
            if token.isMark("(", "[", "{") {
                index = tokens.endOfBrackets(at: index)
            } else if Self.separates(index, in: tokens),
                !squad.isWholeName(Self.textAround(index, start, tokens))
            {
                segments.append(tokens[start..<index])
                index += 1
                start = index
            } else {
                index += 1
            }
        }
        segments.append(tokens[start...])
        segments = segments.map(Self.withoutConnector)
    }

    /// Returns the text from the beginning of a part to the next comma after an index.
    private static func textAround(_ index: Int, _ start: Int, _ tokens: ListTokens) -> String {
        let end = tokens[(index + 1)...].prefix(8).firstIndex { $0.isMark(",", ";") }
        return tokens[max(start, index - 8)..<(end ?? min(index + 9, tokens.endIndex))].joinedText
    }

    private static func separates(_ index: Int, in tokens: ListTokens) -> Bool {
        let token = tokens[index]
        let next = index + 1 < tokens.endIndex ? tokens[index + 1] : nil
        let previous = index > tokens.startIndex ? tokens[index - 1] : nil
        if token.isMark(",", ";", "|", "・") { return true }
        // Messengers write `@Ana @Bo`.
        if token.isMark("@") {
            return previous != nil && !token.isGlued && next?.kind == .word && next?.isGlued == true
        }
        if token.isMark("/", "&") {
            return previous?.kind != .number && next?.kind != .number
        }
        if token.isMark("+") {
            return next?.kind == .word && GuestCount(in: tokens, at: index) == nil
        }
        return previous?.kind == .word && next?.kind == .word && connectors.contains(token.key)
            && token.text == token.key && GuestCount(in: tokens, at: index) == nil
    }

    /// Returns a part without the `and` of `Ana, Bo, and Cy`.
    private static func withoutConnector(_ tokens: ListTokens) -> ListTokens {
        guard let first = tokens.first, connectors.contains(first.key), first.text == first.key,
            tokens.dropFirst().first?.kind == .word,
            GuestCount(in: tokens, at: tokens.startIndex) == nil
        else { return tokens }
        return tokens.dropFirst()
    }

    private static let connectors: Set<String> = [
        "and", "und", "et", "y", "e", "en", "i", "ve", "oraz", "и",
    ]
}
