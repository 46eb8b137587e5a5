/// The encoding of one part of a link.
///
/// The UTF-8 of a text is percent-encoded as in the path of a URL. The empty text, `.` and `..` are
/// written with a `~` in front, because programs that normalise URLs would remove them. A text that
/// begins with `~` is written with another `~` in front, so that the encoding is unique.
enum LinkComponent {
    static func encoded(_ text: String) -> String {
        var result = needsTilde(Array(text.utf8)) ? "~" : ""
        for byte in text.utf8 {
            let scalar = Unicode.Scalar(byte)
            if isUnreserved(scalar) {
                result.unicodeScalars.append(scalar)
            } else {
                result += escape(byte)
            }
        }
        return result
    }

    static func decoded(_ component: Substring) throws(DeepLinkSyntaxError) -> String {
        guard !component.utf8.isEmpty else { throw .slash }
        guard component.unicodeScalars.first != ":" else { throw .placeholder(String(component)) }
        for scalar in component.unicodeScalars where !isAllowed(scalar) {
            throw .character(String(scalar))
        }
        let bytes = try unescaped(Array(component.utf8))
        guard bytes.first == UInt8(ascii: "~") else {
            guard !needsTilde(bytes) else { throw .dots(String(component)) }
            return try text(of: bytes, written: component)
        }
        let rest = Array(bytes.dropFirst())
        guard needsTilde(rest) else { throw .tilde(String(component)) }
        return try text(of: rest, written: component)
    }

    /// Returns the escape sequence of a byte: `%2F`.
    static func escape(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return byte < 16 ? "%0\(digits)" : "%\(digits)"
    }

    private static func text(
        of bytes: [UInt8], written component: Substring
    ) throws(DeepLinkSyntaxError) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw .invalidUTF8(String(component))
        }
        return text
    }

    private static func unescaped(_ bytes: [UInt8]) throws(DeepLinkSyntaxError) -> [UInt8] {
        var result: [UInt8] = []
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                result.append(byte)
                continue
            }
            let digits = rest.prefix(2).map { Character(Unicode.Scalar($0)) }
            guard digits.count == 2, let high = digits[0].hexDigitValue,
                let low = digits[1].hexDigitValue
            else { throw .escape(String(decoding: [byte] + rest.prefix(2), as: UTF8.self)) }
            result.append(UInt8(high * 16 + low))
            rest = rest.dropFirst(2)
        }
        return result
    }

    private static func needsTilde(_ bytes: [UInt8]) -> Bool {
        let dot = UInt8(ascii: ".")
        return bytes.isEmpty || bytes == [dot] || bytes == [dot, dot]
            || bytes.first == UInt8(ascii: "~")
    }

    /// Returns whether a character is written without encoding: the unreserved characters of RFC
    /// 3986, and the comma, which separates the elements of lists.
    private static func isUnreserved(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", ",": true
        default: false
        }
    }

    /// Returns whether a character is read without encoding: the characters that RFC 3986 allows in
    /// a path, and all characters outside ASCII except controls.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "%", "!", "$", "&", "'", "(", ")", "*", "+", ";", "=", ":", "@": true
        default: isUnreserved(scalar) || scalar.value >= 0xA0
        }
    }
}
