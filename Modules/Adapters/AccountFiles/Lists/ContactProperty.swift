import Domain

/// A property of a contact, such as `FN;CHARSET=UTF-8:손흥민`.
struct ContactProperty {
    /// The name in upper case, without a group.
    let name: String
    private let value: String

    init?(_ line: String) {
        guard let colon = line.firstIndex(of: ":") else { return nil }
        let parameters = line[..<colon].uppercased().split(separator: ";")
        guard let name = parameters.first?.split(separator: ".").last else { return nil }
        self.name = String(name)
        let value = String(line[line.index(after: colon)...])
        let isQuoted = parameters.dropFirst().contains { $0.hasSuffix("QUOTED-PRINTABLE") }
        self.value = isQuoted ? Self.unquoted(value) : value
    }

    /// The value as one text.
    var text: String {
        components.filter { !$0.isEmpty }.joined(separator: " ").sanitizedValue
    }

    /// The name of `Silva;Ana;Maria;;`.
    var personName: String {
        let parts = components + ["", "", ""]
        return PersonName(first: parts[1], middle: parts[2], last: parts[0]).text
    }

    /// The parts of the value between semicolons, without escapes.
    private var components: [String] {
        var components = [""]
        var isEscaped = false
        for character in value {
            switch character {
            case "\\" where !isEscaped:
                isEscaped = true
                continue
            case ";" where !isEscaped: components.append("")
            case "n" where isEscaped, "N" where isEscaped: components[components.count - 1] += " "
            default: components[components.count - 1].append(character)
            }
            isEscaped = false
        }
        return components.map(\.sanitizedValue)
    }

    /// Returns a text whose bytes are partly written as `=C3=BC`.
    private static func unquoted(_ text: String) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            if byte == UInt8(ascii: "="), let value = UInt8(digits, radix: 16) {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        // The bytes have an encoding of their own.
        return (try? TextEncoding.decode(bytes))?.text ?? text
    }
}
