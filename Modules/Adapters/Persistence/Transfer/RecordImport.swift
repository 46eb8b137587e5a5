import Domain
import Platform
import SQLite

/// The records of an archive that a user does not have.
struct RecordImport {
    let new: [ArchivedRecord]
    let knownCount: Int
    private let user: Int64

    /// - Parameter userID: The identifier of the user.
    init(
        _ records: [ArchivedRecord], of user: Int64, _ userID: [UInt8], _ database: Database
    ) throws(StorageError) {
        self.user = user
        let tables = Set(try RecordTables.names(database))
        let changes = RecordChanges(user: user, database: database)
        var new: [ArchivedRecord] = []
        for record in records {
            let id = try RecordTables.id(of: record, for: user, userID, in: tables, database)
            let record = record.identified(as: id) { $0 }
            // An erased record stays so.
            if try !RecordTables.contains(record, of: user, in: tables, database),
                try !changes.history(of: id, record.kind).isErased
            {
                new.append(record)
            }
        }
        self.new = new
        knownCount = records.count - new.count
    }

    /// Stores the records and returns them as stored.
    ///
    /// - Parameter player: Returns the stored identifier of a player of the archive.
    func run(
        _ writer: RecordWriter, player: (PlayerID) -> PlayerID
    ) throws(StorageError) -> [ArchivedRecord] {
        var added: [ArchivedRecord] = []
        // The fields for which a table is prepared.
        var prepared: [String: Set<String>] = [:]
        for record in new {
            let record = record.identified(as: record.id, player: player)
            let table = RecordTable(of: record)
            let known = prepared[record.kind]
            if known == nil || !record.values.keys.allSatisfy({ known?.contains($0) == true }) {
                try table.prepare(writer.database)
                prepared[record.kind, default: []].formUnion(record.values.keys)
            }
            try writer.save(record, in: table)
            added.append(record)
        }
        return added
    }

    /// Removes records that an import added, and returns the number of those that were changed since.
    static func remove(
        _ records: [ArchivedRecord], _ writer: RecordWriter
    ) throws(StorageError) -> Int {
        var kept = 0
        for record in records {
            let stored = try RecordTables.record(like: record, of: writer.user, writer.database)
            guard let stored else { continue }
            if stored == record {
                try writer.delete(record)
            } else {
                kept += 1
            }
        }
        return kept
    }
}

extension UUID {
    /// Returns the same identifier for the same bytes.
    func combined(with other: [UInt8]) -> UUID {
        UUID(bytes: zip(bytes, other).map { $0 ^ $1 }) ?? self
    }
}
