import FoundationEssentials

/// The grammar of RFC 8259, of which `JSONDecoder` checks only the values that it decodes, and the
/// rule that an object has no key twice.
struct JSONSyntax {
    private enum Expected {
        case value, valueOrEnd, key, keyOrEnd, colon, commaOrEnd, nothing
    }

    private let bytes: [UInt8]
    private var position = 0
    private var expected = Expected.value
    /// The keys of each open object, from the outermost; nil for an array.
    private var open: [Set<[UInt8]>?] = []

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns whether a document is UTF-8 without a byte-order mark, follows the grammar, and has
    /// no key twice in an object.
    static func isStrict(_ bytes: [UInt8]) -> Bool {
        guard String(validating: bytes, as: UTF8.self) != nil else { return false }
        var syntax = JSONSyntax(bytes)
        return syntax.isStrict()
    }

    private mutating func isStrict() -> Bool {
        while position < bytes.count {
            let character = Unicode.Scalar(bytes[position])
            switch character {
            case " ", "\t", "\n", "\r": position += 1
            default: guard readToken(character) else { return false }
            }
        }
        return expected == .nothing
    }

    /// Moves behind a token. Returns false if it is not expected.
    private mutating func readToken(_ first: Unicode.Scalar) -> Bool {
        switch (first, expected) {
        case ("{", .value), ("{", .valueOrEnd): begin([], .keyOrEnd)
        case ("[", .value), ("[", .valueOrEnd): begin(nil, .valueOrEnd)
        case ("}", .keyOrEnd), ("]", .valueOrEnd): end()
        case ("}", .commaOrEnd): isInObject && end()
        case ("]", .commaOrEnd): !isInObject && end()
        case (",", .commaOrEnd): readMark(isInObject ? .key : .value)
        case (":", .colon): readMark(.value)
        case ("\"", .key), ("\"", .keyOrEnd): readKey()
        case ("\"", .value), ("\"", .valueOrEnd): readString() != nil && endValue()
        case (_, .value), (_, .valueOrEnd): readLiteral() && endValue()
        default: false
        }
    }

    private var isInObject: Bool { open.last.flatMap(\.self) != nil }

    private mutating func begin(_ keys: Set<[UInt8]>?, _ next: Expected) -> Bool {
        open.append(keys)
        return readMark(next)
    }

    private mutating func end() -> Bool {
        open.removeLast()
        position += 1
        return endValue()
    }

    private mutating func endValue() -> Bool {
        expected = open.isEmpty ? .nothing : .commaOrEnd
        return true
    }

    private mutating func readMark(_ next: Expected) -> Bool {
        position += 1
        expected = next
        return true
    }

    private mutating func readKey() -> Bool {
        guard let key = readString() else { return false }
        expected = .colon
        return open[open.count - 1]?.insert(key).inserted ?? false
    }

    /// Returns the content of a string with its escapes decoded, or nil if it is malformed.
    private mutating func readString() -> [UInt8]? {
        let start = position
        var hasEscape = false
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            guard bytes[position] >= 0x20 else { return nil }
            let isEscape = bytes[position] == UInt8(ascii: "\\")
            hasEscape = hasEscape || isEscape
            position += isEscape ? 2 : 1
        }
        guard position < bytes.count else { return nil }
        position += 1
        guard hasEscape else { return Array(bytes[(start + 1)..<(position - 1)]) }
        let text = try? JSONDecoder().decode(String.self, from: Data(bytes[start..<position]))
        return text.map { Array($0.utf8) }
    }

    /// Returns false if the next bytes are no number, `true`, `false` or `null`.
    private mutating func readLiteral() -> Bool {
        let literal = bytes[position...].prefix { !" \t\n\r,:]}[{\"".utf8.contains($0) }
        position = literal.endIndex
        return Self.isNumber(literal)
            || ["true", "false", "null"].contains { literal.elementsEqual($0.utf8) }
    }

    private static func isNumber(_ literal: ArraySlice<UInt8>) -> Bool {
        var rest = literal
        func removeDigits() -> Int {
            let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
            rest.removeFirst(count)
            return count
        }
        func remove(_ characters: String) -> Bool {
            guard let first = rest.first, characters.utf8.contains(first) else { return false }
            rest.removeFirst()
            return true
        }
        _ = remove("-")
        // No digit follows a leading zero.
        guard remove("0") || removeDigits() > 0 else { return false }
        if remove("."), removeDigits() == 0 { return false }
        if remove("eE") {
            _ = remove("+-")
            guard removeDigits() > 0 else { return false }
        }
        return rest.isEmpty
    }
}
