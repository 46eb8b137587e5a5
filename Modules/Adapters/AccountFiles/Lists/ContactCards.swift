import Domain

/// Contacts as vCards, of versions 2.1 to 4.0.
struct ContactCards {
    private static let beginning = "BEGIN:VCARD"
    /// The properties that have nothing to show to the user, or are part of another property.
    private static let skippedNames: Set<String> = [
        "BEGIN", "END", "VERSION", "PRODID", "REV", "UID", "N", "FN", "PHOTO", "LOGO", "SOUND",
        "KEY", "KIND", "X-ADDRESSBOOKSERVER-KIND", "MEMBER", "X-ADDRESSBOOKSERVER-MEMBER",
    ]
    /// The headings of properties in the language of squad lists. Other properties keep their
    /// names.
    private static let headings = ["BDAY": "Birthday", "ROLE": "Profession", "TITLE": "Job title"]
    /// The kinds of contacts that are not persons, as RFC 6350, RFC 6473 and RFC 6869 define them.
    private static let otherKinds: Set<String> = [
        "group", "org", "location", "application", "device",
    ]

    private struct Card {
        let line: Int
        var isPerson = true
        var names: [String: String] = [:]
        var values: [(heading: String, text: String)] = []

        var name: String { names["FN"] ?? names["N"] ?? "" }
    }

    static func isBeginning(_ text: String) -> Bool {
        text.drop(while: \.isWhitespace).prefix(beginning.count).uppercased() == beginning
    }

    /// Returns a list with a column for the name, and one for each property of the contacts.
    ///
    /// - Parameters:
    ///   - bytes: The contacts in an encoding that contains ASCII.
    ///   - choice: The encoding that the user chose; nil to recognize it.
    static func list(
        _ bytes: [UInt8], as choice: String?
    ) throws(AccountFileError) -> SquadList {
        let lines = unfolded(bytes)
        // A line can be continued inside a letter, so the encoding is that of the whole lines.
        let (text, encoding) = try TextEncoding.decode(
            Array(lines.map(\.content).joined(separator: [UInt8(ascii: "\n")])), as: choice)
        return list(text, lines.map(\.line), encoding)
    }

    /// Returns the list of contacts that were decoded from UTF-16.
    static func list(_ text: String, encoding: String) -> SquadList {
        let lines = unfolded(Array(text.utf8))
        let content = lines.map { String(decoding: $0.content, as: UTF8.self) }
        return list(content.joined(separator: "\n"), lines.map(\.line), encoding)
    }

    private static func list(_ text: String, _ lines: [Int], _ encoding: String) -> SquadList {
        let contents = text.split(separator: "\n", omittingEmptySubsequences: false)
        let cards = cards(zip(lines, contents.map(String.init)).map { ($0, $1) })
        var columns: [String] = []
        for card in cards where card.isPerson {
            for (heading, _) in card.values where !columns.contains(heading) {
                columns.append(heading)
            }
        }
        let rows = cards.filter(\.isPerson).map { card in
            SquadList.Row(
                line: card.line,
                values: [card.name]
                    + columns.map { column in
                        card.values.filter { $0.heading == column }.map(\.text)
                            .joined(separator: ", ")
                    })
        }
        let heading = SquadList.Row(line: 1, values: ["Name"] + columns)
        return SquadList(
            format: .contacts(encoding: encoding), rows: rows.isEmpty ? [] : [heading] + rows,
            issues: cards.filter { !$0.isPerson }.map {
                ImportIssue(.line($0.line), .noPerson($0.name))
            }, encodings: TextEncoding.names)
    }

    private static func cards(_ lines: [(line: Int, content: String)]) -> [Card] {
        var cards: [Card] = []
        for (line, content) in lines {
            guard let property = ContactProperty(content) else { continue }
            if property.name == "BEGIN" { cards.append(Card(line: line)) }
            guard let last = cards.indices.last else { continue }
            switch property.name {
            case "N": cards[last].names["N"] = property.personName
            case "FN": cards[last].names["FN"] = property.text
            case "KIND", "X-ADDRESSBOOKSERVER-KIND":
                cards[last].isPerson = !otherKinds.contains(property.text.lowercased())
            case let name where !skippedNames.contains(name):
                cards[last].values.append((headings[name] ?? name, property.text))
            default: break
            }
        }
        return cards
    }

    /// Returns the lines of a text, of which long ones are continued in the next line.
    private static func unfolded(_ bytes: [UInt8]) -> [(line: Int, content: [UInt8])] {
        var lines: [(line: Int, content: [UInt8])] = []
        var number = 0
        // True if the last line has a value whose line ends are written as `=`.
        var isQuoted = false
        var rest = bytes[...]
        while !rest.isEmpty {
            number += 1
            let line = rest.prefix { $0 != 0x0A && $0 != 0x0D }
            rest = rest[line.endIndex...]
            rest = rest.dropFirst(rest.starts(with: [0x0D, 0x0A]) ? 2 : 1)
            let last = lines.indices.last
            if let last, isQuoted, lines[last].content.last == UInt8(ascii: "=") {
                lines[last].content.removeLast()
                lines[last].content += line
            } else if let last, line.first == UInt8(ascii: " ") || line.first == UInt8(ascii: "\t")
            {
                lines[last].content += line.dropFirst()
                isQuoted = isQuoted || Self.isQuoted(lines[last].content)
            } else if !line.isEmpty {
                lines.append((number, Array(last == nil ? line.drop { $0 == 0x20 } : line)))
                isQuoted = Self.isQuoted(line)
            }
        }
        return lines
    }

    /// Returns whether the parameters before the value name the encoding.
    private static func isQuoted(_ line: some Collection<UInt8>) -> Bool {
        String(decoding: line.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self).uppercased()
            .contains("QUOTED-PRINTABLE")
    }
}
