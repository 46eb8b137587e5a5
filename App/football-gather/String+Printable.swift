import TextSanitizing

extension String {
    /// The text for a message, without unsafe characters and with at most 200 Unicode scalars.
    var printable: String { sanitized(for: .message) }

    /// The text as one word of a shell command. Unsafe characters are escaped.
    var shellQuoted: String {
        // A path that begins with a dash would be an option.
        let text = hasPrefix("-") ? "./" + self : self
        guard text.sanitized(for: .message, limit: .max) != text else {
            return "'\(text.replacing("'", with: "'\\''"))'"
        }
        let bytes = text.utf8.map { byte in
            let isPlain = (0x20...0x7E).contains(byte) && byte != 0x27 && byte != 0x5C
            if isPlain { return String(UnicodeScalar(byte)) }
            let digits = String(byte, radix: 8)
            return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }
        return "$'\(bytes.joined())'"
    }
}
