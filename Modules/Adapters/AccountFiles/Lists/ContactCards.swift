import Domain

/// Contacts as vCards, of versions 2.1 to 4.0.
struct ContactCards {
    private static let beginning = "BEGIN:VCARD"
    /// The properties that have nothing to show to the user, or are part of another property.
    private static let skippedNames: Set<String> = [
        "BEGIN", "END", "VERSION", "PRODID", "REV", "UID", "N", "FN", "PHOTO", "LOGO", "SOUND",
        "KEY",
    ]
    /// The headings of properties in the language of squad lists. Other properties keep their names.
    private static let headings = ["BDAY": "Birthday", "ROLE": "Profession", "TITLE": "Job title"]

    private struct Card {
        let line: Int
        var names: [String: String] = [:]
        var values: [String: String] = [:]
    }

    static func isBeginning(_ text: String) -> Bool {
        text.drop(while: \.isWhitespace).prefix(beginning.count).uppercased() == beginning
    }

    /// Returns a list with a column for the name, and one for each property of the contacts.
    static func list(_ text: String) -> SquadList {
        var cards: [Card] = []
        var columns: [String] = []
        for (line, content) in unfolded(text) {
            guard let property = ContactProperty(content) else { continue }
            if property.name == "BEGIN" { cards.append(Card(line: line)) }
            guard let last = cards.indices.last else { continue }
            if property.name == "N" || property.name == "FN" {
                cards[last].names[property.name] =
                    property.name == "N"
                    ? property.personName : property.text
            } else if !skippedNames.contains(property.name) {
                let heading = headings[property.name] ?? property.name
                if !columns.contains(heading) { columns.append(heading) }
                let known = cards[last].values[heading].map { $0 + ", " } ?? ""
                cards[last].values[heading] = known + property.text
            }
        }
        let rows = cards.map { card in
            SquadList.Row(
                line: card.line,
                values: [card.names["FN"] ?? card.names["N"] ?? ""]
                    + columns.map { card.values[$0] ?? "" })
        }
        let heading = SquadList.Row(line: 1, values: ["Name"] + columns)
        return SquadList(format: .contacts, rows: rows.isEmpty ? [] : [heading] + rows)
    }

    /// Returns the lines of a text, of which long ones are continued in the next line.
    private static func unfolded(_ text: String) -> [(line: Int, content: String)] {
        var lines: [(line: Int, content: String)] = []
        for (index, line) in text.split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline
        )
        .enumerated() {
            let previous = lines.last?.content ?? ""
            if line.first == " " || line.first == "\t" {
                lines[lines.count - 1].content += line.dropFirst()
            } else if previous.hasSuffix("="), previous.uppercased().contains("QUOTED-PRINTABLE") {
                lines[lines.count - 1].content = String(previous.dropLast() + line)
            } else if !line.isEmpty {
                lines.append((index + 1, String(line)))
            }
        }
        return lines
    }
}
