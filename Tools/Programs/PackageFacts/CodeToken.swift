/// The smallest parts of code that mean something: words with their `@` or `#`, operators, and
/// punctuation character by character.
enum CodeToken {
    /// The tokens of a line that holds neither comments nor string literals.
    static func all(in line: String) -> [Substring] {
        var tokens: [Substring] = []
        let bytes = line.utf8
        var position = bytes.startIndex
        while position < bytes.endIndex {
            let start = position
            let kind = Kind(bytes[start])
            bytes.formIndex(after: &position)
            switch kind {
            case .blank: continue
            case .single: break
            case .word, .operator:
                while position < bytes.endIndex, Kind(bytes[position]) == kind,
                    !startsWord(bytes[position])
                {
                    bytes.formIndex(after: &position)
                }
            }
            tokens.append(line[start..<position])
        }
        return tokens
    }

    /// Whether it may be the name of something.
    static func isWord(_ token: Substring) -> Bool {
        token.utf8.first.map { Kind($0) == .word && !startsWord($0) } ?? false
    }

    /// Whether it is made of operator characters.
    static func isOperator(_ token: Substring) -> Bool {
        token.utf8.first.map { Kind($0) == .operator } ?? false
    }

    /// `@` and `#` belong to the word that follows.
    private static func startsWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#")
    }

    private enum Kind {
        case blank, word, `operator`, single

        init(_ byte: UInt8) {
            switch byte {
            case ...UInt8(ascii: " "): self = .blank
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
                UInt8(ascii: "@"), UInt8(ascii: "#"), 0x80...:
                self = .word
            case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "+"),
                UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "!"),
                UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"),
                UInt8(ascii: "?"), UInt8(ascii: "%"):
                self = .operator
            default: self = .single
            }
        }
    }
}
