import Platform

/// The rules of RFC 8259 that `JSONDecoder` does not check.
struct JSONSyntax {
    private static let quote = UInt8(ascii: "\"")
    private static let backslash = UInt8(ascii: "\\")

    private let bytes: [UInt8]
    private var position = 0
    /// The keys of each open object, from the outermost; nil for an array.
    private var open: [Set<[UInt8]>?] = []
    /// The last byte that is neither white space nor in a string.
    private var previous: UInt8 = 0

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns whether a document is UTF-8 without a byte-order mark, has no comma before an end, and no key
    /// twice in an object. `JSONDecoder` finds other errors of values that it decodes.
    static func isStrict(_ bytes: [UInt8]) -> Bool {
        // Text in UTF-16 or UTF-32 has zeros, which JSON has to escape.
        guard !bytes.contains(0), !bytes.starts(with: [0xEF, 0xBB, 0xBF]),
            String(validating: bytes, as: UTF8.self) != nil
        else { return false }
        var syntax = JSONSyntax(bytes)
        return syntax.isStrict()
    }

    private mutating func isStrict() -> Bool {
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                continue
            case Self.quote:
                guard addKey(string()) else { return false }
            case UInt8(ascii: "{"): open.append([])
            case UInt8(ascii: "["): open.append(nil)
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                guard previous != UInt8(ascii: ",") else { return false }
                _ = open.popLast()
            default: break
            }
            previous = byte
        }
        return true
    }

    /// Adds a string to the keys if it is a key. Returns false if it occurs twice.
    private mutating func addKey(_ string: ArraySlice<UInt8>) -> Bool {
        guard previous == UInt8(ascii: "{") || previous == UInt8(ascii: ","), !open.isEmpty else {
            return true
        }
        return open[open.count - 1]?.insert(Self.text(string)).inserted ?? true
    }

    /// Returns the content of a string, whose escapes are not decoded, and moves behind it.
    private mutating func string() -> ArraySlice<UInt8> {
        let start = position
        while position < bytes.count, bytes[position] != Self.quote {
            position += bytes[position] == Self.backslash ? 2 : 1
        }
        let end = min(position, bytes.count)
        position = end + 1
        return bytes[start..<end]
    }

    /// Returns the bytes of a text with its escapes decoded.
    private static func text(_ string: ArraySlice<UInt8>) -> [UInt8] {
        guard string.contains(backslash) else { return Array(string) }
        let text = try? JSONDecoder().decode(String.self, from: Data([quote] + string + [quote]))
        return Array((text ?? String(decoding: string, as: UTF8.self)).utf8)
    }
}
