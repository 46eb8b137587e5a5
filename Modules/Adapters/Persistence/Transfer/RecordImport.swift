import Domain
import FoundationEssentials
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
        for record in new {
            let record = record.identified(as: record.id, player: player)
            let table = RecordTable(of: record)
            try writer.preparation.run(table, writer.database)
            added.append(try Self.add(record, in: table, writer))
        }
        return added
    }

    /// Stores a record that the user does not have, and returns it as stored: one that was deleted
    /// has its other values again.
    private static func add(
        _ record: ArchivedRecord, in table: RecordTable, _ writer: RecordWriter
    ) throws(StorageError) -> ArchivedRecord {
        let isKnown = try !writer.changes.history(of: record.id, record.kind).changes.isEmpty
        try writer.save(record, in: table)
        return isKnown ? try writer.stored(record) ?? record : record
    }

    /// Stores the rows of a table, which are all of one kind, and returns what was stored.
    ///
    /// - Parameter userID: The identifier of the user.
    static func store(
        _ rows: [TableRow], _ userID: [UInt8], _ writer: RecordWriter
    ) throws(StorageError) -> ImportedRecords {
        let database = writer.database
        var imported = ImportedRecords(ImportSummary())
        guard let kind = rows.first?.kind else { return imported }
        let all = rows.reduce(into: [:]) { $0.merge($1.record.values) { first, _ in first } }
        try writer.preparation.run(
            RecordTable(kind, all.mapValues(Optional.some)), database)
        let tables = Set(try RecordTables.names(database))
        for row in rows {
            let id = try RecordTables.id(
                of: row.record, for: writer.user, userID, in: tables, database)
            let record = row.record.identified(as: id) { $0 }
            let before = try RecordTables.record(like: record, of: writer.user, database)
            guard before != nil || row.isNew,
                try !writer.changes.history(of: id, kind).isErased
            else { continue }
            let table = RecordTable(kind, row.values)
            guard let before else {
                imported.records.append(try add(record, in: table, writer))
                continue
            }
            try writer.save(record, in: table)
            var values: [String: ArchivedRecord.Value?] = before.values.mapValues(Optional.some)
            values.merge(row.values) { $1 }
            imported.changed.append(
                ChangedRecord(
                    before: before,
                    after: ArchivedRecord(
                        id: id, kind: kind, values: values.compactMapValues { $0 })))
        }
        imported.summary.newRecords = imported.records.count
        imported.summary.updatedRecords = imported.changed.count
        return imported
    }

    /// Gives records that an import changed their earlier values, and returns the number of those
    /// that were changed since.
    static func undo(
        _ changed: [ChangedRecord], _ writer: RecordWriter
    ) throws(StorageError) -> Int {
        var kept = 0
        for change in changed {
            let (before, after) = (change.before, change.after)
            let stored = try RecordTables.record(like: after, of: writer.user, writer.database)
            guard let stored else { continue }
            guard stored == after else {
                kept += 1
                continue
            }
            var values: [String: ArchivedRecord.Value?] = before.values.mapValues(Optional.some)
            for field in after.values.keys where before.values[field] == nil {
                values.updateValue(nil, forKey: field)
            }
            try writer.save(before, in: RecordTable(before.kind, values))
        }
        return kept
    }

    /// Removes records that an import added, and returns the number of those that were changed
    /// since or to which others refer.
    static func remove(
        _ records: [ArchivedRecord], _ writer: RecordWriter
    ) throws(StorageError) -> Int {
        var kept = 0
        var unchanged: [ArchivedRecord] = []
        for record in records {
            let stored = try RecordTables.record(like: record, of: writer.user, writer.database)
            guard let stored else { continue }
            if stored == record {
                unchanged.append(record)
            } else {
                kept += 1
            }
        }
        while true {
            let removable = try withoutOtherReferences(unchanged, writer)
            guard removable.count < unchanged.count else { break }
            kept += unchanged.count - removable.count
            unchanged = removable
        }
        for record in unchanged.reversed() { try writer.delete(record) }
        return kept
    }

    /// Returns the records to which only some of them refer.
    private static func withoutOtherReferences(
        _ records: [ArchivedRecord], _ writer: RecordWriter
    ) throws(StorageError) -> [ArchivedRecord] {
        let keys = Set(records.map { ArchivedRecord.key($0.kind, $0.id) })
        var found: [ArchivedRecord] = []
        for record in records
        where try writer.references(to: record).allSatisfy(keys.contains) {
            found.append(record)
        }
        return found
    }
}

extension UUID {
    /// Returns the same identifier for the same bytes.
    func combined(with other: [UInt8]) -> UUID {
        UUID(bytes: zip(bytes, other).map { $0 ^ $1 }) ?? self
    }
}
