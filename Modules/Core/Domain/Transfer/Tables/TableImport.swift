public import FoundationEssentials

/// The proposed import of a table, before anything is stored. A row with the identifier of a stored
/// record changes the record, and another one adds a record.
public struct TableImport: Sendable {
    /// The invalid rows and columns, which are left out.
    public let issues: [ImportIssue]
    /// The effect of the import.
    public let summary: ImportSummary
    /// The rows that add or change a record.
    let rows: [TableRow]

    /// Creates a proposal.
    ///
    /// - Parameters:
    ///   - list: The rows of the file. The first one has the headings.
    ///   - kind: The kind of the records.
    ///   - stored: The stored records of the kind.
    ///   - squad: The names of the players to whom records can refer.
    init(
        _ list: SquadList, of kind: TableKind, over stored: [ArchivedRecord], _ squad: SquadNames
    ) {
        var reader = TableReader(list.rows.first, kind, squad)
        reader.readNumbers(in: list.rows.dropFirst())
        let stored = Dictionary(stored.map { ($0.id, $0) }) { first, _ in first }
        var issues = list.issues + reader.issues
        var summary = ImportSummary()
        var rows: [TableRow] = []
        var known: Set<UUID> = []
        for row in list.rows.dropFirst() {
            do throws(ImportIssue.Reason) {
                let id = try reader.id(of: row)
                guard known.insert(id).inserted else { throw .repeatedIdentifier }
                let values = try reader.values(of: row, isNew: stored[id] == nil)
                if let record = stored[id] {
                    let changed = values.filter {
                        !record.values[$0.key].isIdentical(to: $0.value)
                    }
                    if changed.isEmpty {
                        summary.knownRecords += 1
                    } else {
                        summary.updatedRecords += 1
                        rows.append(TableRow(id, kind.name, changed, isNew: false))
                    }
                } else {
                    summary.newRecords += 1
                    rows.append(
                        TableRow(id, kind.name, values.filter { $0.value != nil }, isNew: true))
                }
            } catch {
                issues.append(ImportIssue(.line(row.line), error))
            }
        }
        self.issues = issues
        self.summary = summary
        self.rows = rows
    }
}

/// A row of a table that adds or changes a record.
public struct TableRow: Hashable, Sendable {
    /// The identifier of the record.
    public let id: UUID
    /// The name of the kind.
    public let kind: String
    /// The values by the names of the fields, with stored identifiers of players. Other fields stay
    /// as they are.
    public let values: [String: ArchivedRecord.Value?]
    /// True if the row adds a record.
    public let isNew: Bool

    /// Creates a row.
    package init(
        _ id: UUID, _ kind: String, _ values: [String: ArchivedRecord.Value?], isNew: Bool
    ) {
        self.id = id
        self.kind = kind
        self.values = values
        self.isNew = isNew
    }

    /// The values that are not empty.
    package var record: ArchivedRecord {
        ArchivedRecord(id: id, kind: kind, values: values.compactMapValues { $0 })
    }
}
