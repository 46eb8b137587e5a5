import Domain

/// A squad in comma-separated values as RFC 4180 defines them, also with semicolons or tabs.
///
/// If the first record contains `name`, it names the columns, in any order. Otherwise the columns
/// are those of `Column.allCases`, in their order. Columns with other names are ignored.
struct SquadTable {
    enum Column: String, CaseIterable {
        case name, age, skill, preferredPosition, favouriteTeam

        /// - Parameter header: The name in the file, in any case, with or without spaces.
        init?(header: String) {
            let name = header.lowercased().filter { $0.isLetter }
            switch name {
            case "position": self = .preferredPosition
            case "team", "favoriteteam": self = .favouriteTeam
            default:
                guard let column = Self.allCases.first(where: { $0.rawValue.lowercased() == name })
                else { return nil }
                self = column
            }
        }
    }

    private let records: ArraySlice<CSVRecord>
    /// The column at each index, nil for an ignored one.
    private let columns: [Column?]

    init(_ text: String) throws(AccountFileError) {
        let records = try CSVRecord.records(in: text)
        let headers = records.first?.values.map(Column.init(header:)) ?? []
        guard headers.contains(.name) else {
            self.records = records[...]
            columns = Column.allCases
            return
        }
        for column in Column.allCases where headers.count(where: { $0 == column }) > 1 {
            throw .invalid([ImportIssue(.line(records[0].line), .repeatedColumn(column.rawValue))])
        }
        self.records = records.dropFirst()
        columns = headers
    }

    func players() throws(AccountFileError) -> [Player] {
        var players: [Player] = []
        var issues: [ImportIssue] = []
        for record in records {
            do throws(ImportIssue.Reason) {
                players.append(try player(in: record, id: PlayerID(Int64(players.count + 1))))
            } catch {
                issues.append(ImportIssue(.line(record.line), error))
            }
        }
        guard issues.isEmpty else { throw .invalid(issues) }
        return players
    }

    private func player(in record: CSVRecord, id: PlayerID) throws(ImportIssue.Reason) -> Player {
        // Spreadsheets also write separators after the last column.
        let isComplete = record.values.dropFirst(columns.count).allSatisfy(\.isEmpty)
        guard isComplete else { throw .tooManyValues }
        var values: [Column: String] = [:]
        for (column, value) in zip(columns, record.values) where !value.isEmpty {
            if let column { values[column] = value }
        }
        return try Player(
            id: id, name: values[.name], age: values[.age], skill: values[.skill],
            position: values[.preferredPosition], team: values[.favouriteTeam])
    }
}
