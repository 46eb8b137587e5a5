import Domain
import FoundationEssentials
import Records
import SQLite

/// The columns of a record: the identifier, whether its copy differs, and the fields in their
/// order.
struct RecordColumn<Root: Record>: ResultColumn {
    let rawValue: Int32

    static var id: Self { Self(rawValue: 0) }
    static var isDamaged: Self { Self(rawValue: 1) }
    static var allCases: [Self] {
        (0..<Int32(Root.kind.fields.count + 2)).map(Self.init)
    }

    /// Returns a SELECT of the records in a table. Columns that it does not have yet are NULL.
    ///
    /// - Parameter stored: All columns of the table.
    static func select(
        _ table: RecordTable, _ stored: [String], _ clauses: String
    ) -> Query<Self> {
        let isDamaged = RowCopy(table: table.name, columns: stored).isDifferent
        let values = table.columns.map { stored.contains($0) ? $0 : "NULL" }
        return Query(
            sql: """
                SELECT \((["id", isDamaged] + values).sqlList)
                FROM \(table.name) NOT INDEXED \(clauses)
                """)
    }

    var sql: String {
        switch rawValue {
        case 0: "id"
        case 1: "FALSE"
        default: Root.kind.fields[Int(rawValue) - 2].description.column
        }
    }
}

extension Row {
    /// Returns the record of the row, with replacements for values that are missing or not valid,
    /// and whether a value may be wrong. A missing one is not wrong: the record can be older than
    /// its field, on this or another device.
    func record<Root: Record>() throws(StorageError) -> (record: Root, isDamaged: Bool)
    where Column == RecordColumn<Root>, Root.ID == RecordID<Root> {
        guard let uuid = UUID(bytes: try blob(.id)) else { throw .damaged }
        let id = RecordID<Root>(uuid)
        var reader = RowReader(self, from: 2)
        let isDifferent = try integer(.isDamaged) == 1
        do throws(StorageError) {
            return (try Root.kind.record(id, from: &reader), isDifferent)
        } catch {
            var reader = RowReader(self, from: 2)
            let record = Root.kind.record(id, fromValid: &reader)
            var values = RowReader(self, from: 2)
            let areValid = Root.kind.fields.allSatisfy { field in
                guard let value = try? values.value(of: field.description) else { return false }
                return value == .null || field.valid(value) != nil
            }
            return (record, isDifferent || !areValid)
        }
    }

    /// Returns the names of the fields with values that this program does not know and a newer
    /// version can have stored. A row that differs from its copy has damaged values instead.
    func unknownValues<Root: Record>() throws(StorageError) -> Set<String>
    where Column == RecordColumn<Root> {
        guard try integer(.isDamaged) == 0 else { return [] }
        var values = RowReader(self, from: 2)
        var names: Set<String> = []
        for field in Root.kind.fields {
            guard let value = try? values.value(of: field.description),
                field.description.type.hasForm(of: value), field.valid(value) == nil
            else { continue }
            names.insert(field.description.name)
        }
        return names
    }
}

extension FieldType {
    /// Returns whether a value breaks nothing but the limits of this type, if it breaks the rule.
    fileprivate func hasForm(of value: RecordValue) -> Bool {
        switch (self, value) {
        case (.integer, .integer): true
        case (.text, .text(let text)), (.choice, .text(let text)): !text.isEmpty
        default: false
        }
    }
}
