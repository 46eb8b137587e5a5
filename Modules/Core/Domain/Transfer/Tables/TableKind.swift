import FoundationEssentials
public import Records

/// A kind of records that is written to tables, and read from them: the identifiers, then the
/// fields.
public struct TableKind: Sendable {
    /// A field, and the rule for its values.
    struct Column: Sendable {
        let field: FieldDescription
        /// Returns a value as a record stores it, or nil if the value breaks the rule.
        let valid: @Sendable (RecordValue) -> RecordValue?
    }

    /// The name of the kind, which is the heading of the identifiers.
    public let name: String
    let columns: [Column]
    private let all:
        @Sendable (any RecordRepositories) async throws(StorageError) -> (
            records: [ArchivedRecord], damagedCount: Int
        )

    /// Creates the tables of a kind.
    public init<Root: Record>(_ kind: Root.Type) where Root.ID == RecordID<Root> {
        name = Root.kind.name
        columns = Root.kind.fields.map { Column(field: $0.description, valid: $0.valid) }
        all = { repositories throws(StorageError) in
            let stored = try await repositories.repository(of: kind).all()
            return (stored.records.map { ArchivedRecord($0) }, stored.damaged.count)
        }
    }

    /// Returns the stored records, and the number of those with a damaged value.
    func records(
        in repositories: any RecordRepositories
    ) async throws(StorageError) -> (records: [ArchivedRecord], damagedCount: Int) {
        try await all(repositories)
    }

    /// The name of the file that an export writes as a table of the kind.
    public var fileName: String { "\(name).csv" }

    /// Returns whether a file is a table of the kind. The names of files can have another case.
    func isFile(at path: String) -> Bool {
        path.split(separator: "/").last?.lowercased() == fileName.lowercased()
    }

    /// Returns whether a list has the headings of the kind, first that of the identifiers. A field
    /// that refers to another kind can have the name of that kind.
    func isTable(_ list: SquadList) -> Bool {
        guard let headings = list.rows.first?.values.map({ $0.lowercased() }) else { return false }
        return headings.first == name.lowercased()
            && columns.contains { headings.contains($0.field.heading.lowercased()) }
    }

    /// Returns the headings, and a row for each record.
    func rows(of records: [ArchivedRecord], _ squad: [Player]) -> [[String]] {
        let names = Dictionary(squad.map { ($0.id, $0.name) }) { first, _ in first }
        return [[name] + columns.map(\.field.heading)]
            + records.map { record in
                [record.id.uuidString]
                    + columns.map { column in
                        switch record.values[column.field.name] {
                        case .integer(let number): "\(number)"
                        case .text(let text): text
                        case .player(let id): PlayerReference(id, names[id]).text
                        case nil: ""
                        }
                    }
            }
    }
}
