package import Domain
import FoundationEssentials
package import SQLite

extension DatabaseKind {
    /// Reads the records of kinds in the data directory of the app, and returns one line for each
    /// that breaks the rule of its kind.
    @concurrent package static func invalidRecords(
        in directory: String, _ rules: [RecordRule]
    ) async throws(StorageOpenError) -> [String] {
        let directory = try app.existing(directory)
        do throws(StorageError) {
            return try await MaintenanceQueue().run { () throws(StorageError) in
                let database = try Database.reader(in: directory, .app)
                return try database.transaction(writes: false) { () throws(StorageError) in
                    try invalidRecords(rules, database)
                }
            }
        } catch {
            throw .storage(error)
        }
    }

    private static func invalidRecords(
        _ rules: [RecordRule], _ database: Database
    ) throws(StorageError) -> [String] {
        let tables = Set(try RecordTables.names(database))
        var findings: [String] = []
        for rule in rules where tables.contains(RecordTable(rule.kind, [:]).name) {
            for record in try RecordTables.records(of: rule.kind, database)
            where !rule.allows(record) {
                findings.append(
                    DamageStrings.invalidRecord(
                        kind: "\(rule.kind)", id: record.id.uuidString))
            }
        }
        return findings
    }
}
