package import Domain
import Records

extension SquadColumn {
    /// The meaning in words.
    package var text: String {
        switch self {
        case .name: PlayerStrings.name
        case .firstName: ListStrings.firstNameColumn
        case .middleName: ListStrings.middleNameColumn
        case .lastName: ListStrings.lastNameColumn
        case .age: PlayerStrings.age
        case .birth: ListStrings.birthColumn
        case .position: PlayerStrings.position
        case .skill: PlayerStrings.skill
        default: textField?.description.shownWords ?? ListStrings.ignoredColumn
        }
    }
}

extension SquadList.Format {
    /// A sentence about the kind of the file.
    package var text: String {
        switch self {
        case .text(let encoding, let separator):
            ListStrings.textFile(
                encoding: "\(encoding)", separator: Self.name(of: separator))
        case .spreadsheet(let table, let others):
            others.isEmpty
                ? ListStrings.spreadsheet(table)
                : ListStrings.spreadsheetWithOthers(
                    table: table, others: others.joined(separator: ", "))
        case .contacts(let encoding): ListStrings.contacts("\(encoding)")
        }
    }

    private static func name(of separator: Character) -> String {
        switch separator {
        case ",": ListStrings.commas
        case ";": ListStrings.semicolons
        case "\t": ListStrings.tabs
        default: ListStrings.bars
        }
    }
}

extension SquadImport.Column {
    /// Returns the heading, or the number of a column without one.
    ///
    /// - Parameter index: The index of the column, from 0.
    package func name(at index: Int) -> String {
        heading.flatMap { $0.isEmpty ? nil : $0 } ?? ListStrings.column(index + 1)
    }
}

extension SquadImport {
    /// A part of the file that is not among the players of the proposal.
    package struct Rejection: Hashable, Sendable {
        /// The number of the line or row in the file, from 1.
        package let line: Int
        /// The reason, without a full stop.
        package let reason: String
        /// The values of the row; empty for a line that cannot be divided into values.
        package let values: String

        /// The line and the reason as a sentence, and the values.
        package var text: String {
            values.isEmpty
                ? ListStrings.rejection(number: line, reason: reason)
                : ListStrings.rejectionWithValues(number: line, reason: reason, values: values)
        }
    }

    /// The rows above the headings, the lines that cannot be divided into values, and the invalid
    /// rows.
    package var rejections: [Rejection] {
        introduction.map {
            Rejection(line: $0.line, reason: ListStrings.aboveHeadings, values: $0.values.shown)
        } + list.issues.map(Rejection.init)
            + entries.filter { $0.standing == .invalid }.map { entry in
                Rejection(
                    line: entry.line, reason: entry.reasons,
                    values: entry.values.shown)
            }
    }
}

extension SquadImport.Rejection {
    fileprivate init(_ issue: ImportIssue) {
        let line = if case .line(let number) = issue.position { number } else { 0 }
        self.init(line: line, reason: String(issue.reason.message.dropLast()), values: "")
    }
}

extension PlayerChange {
    /// The value, after the name of the field if it is a number; empty for none.
    fileprivate var text: String {
        switch value {
        case .null: ""
        case .integer(let number): "\(field.description.shownWords) \(number)"
        case .text: field.description.shownText(of: value) ?? ""
        }
    }
}

extension SquadImport {
    /// Returns what a row of a known player says beyond the stored values, and what happens to it;
    /// nil for nothing.
    package func remark(on entry: Entry) -> String? {
        func list(_ text: (String) -> String, _ changes: [PlayerChange]) -> String? {
            changes.isEmpty ? nil : text(changes.map(\.text).joined(separator: ", "))
        }
        let parts = [
            list(fillsIn ? ListStrings.filledIn : ListStrings.notStored, entry.missing),
            list(ListStrings.different, entry.different),
        ].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }
}

extension SquadImport.Entry {
    /// The line, and the reasons why it is doubtful or invalid.
    package var message: String {
        ListStrings.lineIssue(number: line, reason: reasons)
    }

    fileprivate var reasons: String {
        remarks.map { $0.message.dropLast() }.joined(separator: "; ")
    }
}

extension [String] {
    /// The values of a row that are not empty.
    fileprivate var shown: String { filter { !$0.isEmpty }.joined(separator: ", ") }
}
