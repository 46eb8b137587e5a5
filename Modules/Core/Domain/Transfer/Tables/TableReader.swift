import FoundationEssentials
import Records

/// Converts the rows of a table to values of fields.
struct TableReader {
    /// The columns that are not imported.
    private(set) var issues: [ImportIssue] = []
    private var columns: [(index: Int, column: TableKind.Column)] = []
    private var headings: [String] = []
    /// The fields that the table does not have.
    private let missing: [TableKind.Column]
    private let squad: SquadNames
    /// True if the numbers of players are those of the squad, and not of another account.
    private var hasOwnNumbers = false

    init(_ headings: SquadList.Row?, _ kind: TableKind, _ squad: SquadNames) {
        self.squad = squad
        var missing = kind.columns
        if let headings {
            self.headings = headings.values
            for (index, heading) in headings.values.enumerated() where !heading.isEmpty {
                let isHeading = { (name: String) in name.lowercased() == heading.lowercased() }
                // The first column has the identifiers.
                guard index > 0 else { continue }
                if let field = missing.firstIndex(where: { isHeading($0.field.heading) }) {
                    columns.append((index, missing.remove(at: field)))
                } else {
                    issues.append(ImportIssue(.line(headings.line), .unknownColumn(heading)))
                }
            }
        }
        self.missing = missing
    }

    /// Finds out whether the numbers of players are those of the squad.
    mutating func readNumbers(in rows: some Sequence<SquadList.Row>) {
        let players = columns.filter { $0.column.field.type == PlayerID.fieldType }.map(\.index)
        hasOwnNumbers = rows.contains { row in
            players.contains { index in
                row.value(index).map { PlayerReference($0).isExact(in: squad) } ?? false
            }
        }
    }

    /// Returns the identifier of a row, or a new one for a row without.
    func id(of row: SquadList.Row) throws(ImportIssue.Reason) -> UUID {
        guard let text = row.value(0) else { return UUID() }
        guard let id = UUID(uuidString: text) else { throw .invalidIdentifier(text) }
        return id
    }

    /// Returns the values of a row by the names of the fields.
    ///
    /// - Parameter isNew: Whether the row needs each field that cannot be empty.
    func values(
        of row: SquadList.Row, isNew: Bool
    ) throws(ImportIssue.Reason) -> [String: ArchivedRecord.Value?] {
        for (index, value) in row.values.enumerated() where !value.isEmpty {
            guard headings.indices.contains(index), !headings[index].isEmpty else {
                throw .missingHeading(value)
            }
        }
        guard !row.values.contains(where: { $0.unicodeScalars.contains("\u{FFFD}") }) else {
            throw .unreadableCharacters
        }
        if isNew, let field = missing.first(where: { !$0.field.isOptional }) {
            throw .invalid(field.field, "")
        }
        var values: [String: ArchivedRecord.Value?] = [:]
        for (index, column) in columns {
            let value = try value(of: row.value(index), column)
            values.updateValue(value, forKey: column.field.name)
        }
        return values
    }

    private func value(
        of text: String?, _ column: TableKind.Column
    ) throws(ImportIssue.Reason) -> ArchivedRecord.Value? {
        guard let text else {
            guard column.field.isOptional else { throw .invalid(column.field, "") }
            return nil
        }
        if column.field.type == PlayerID.fieldType {
            return .player(
                try PlayerReference(text).player(
                    in: squad, hasOwnNumbers: hasOwnNumbers, of: column))
        }
        switch column.valid(column.field.type.value(of: text)) {
        case .integer(let number): return .integer(number)
        case .text(let text): return .text(text)
        case .null, nil: throw .invalid(column.field, text)
        }
    }
}

extension FieldType {
    /// Returns the value of a text, which may break the rule of its field.
    fileprivate func value(of text: String) -> RecordValue {
        switch self {
        case .text: .text(text)
        // A player is read before, and another record is referred to by its identifier as text.
        case .reference: .text(UUID(uuidString: text)?.uuidString ?? text)
        case .choice(let options):
            .text(options.first { $0.lowercased() == text.lowercased() } ?? text)
        case .integer: Int64(text).map(RecordValue.integer) ?? .null
        }
    }
}

extension SquadList.Row {
    /// Returns the value of a column, or nil if it is empty.
    fileprivate func value(_ index: Int) -> String? {
        values.indices.contains(index) && !values[index].isEmpty ? values[index] : nil
    }
}
