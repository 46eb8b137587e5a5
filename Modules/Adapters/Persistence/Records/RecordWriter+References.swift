import Domain
import FoundationEssentials
import Records
import SQLite

extension RecordWriter {
    /// Returns the kinds and identifiers of the records that refer to a record.
    func references(to record: ArchivedRecord) throws(StorageError) -> [ArchivedRecord] {
        try preparation.runAll(database)
        var found: [ArchivedRecord] = []
        for reference in try RecordReference.all(to: record.kind, database) {
            let kind = RecordTables.kind(in: reference.table)
            found += try reference.records(of: user, referringTo: record.id, database)
                .map { .key(kind, $0) }
        }
        return found
    }

    /// Removes the references of a record to deleted ones, or deletes it if it belongs to one of
    /// them.
    func removeReferencesToDeletedRecords(in record: ArchivedRecord) throws(StorageError) {
        guard let stored = try stored(record), let table = preparation.declaration(of: record.kind)
        else { return }
        for field in table.fields {
            guard let target = field.target(of: stored.values[field.field]),
                try changes.history(of: target.id, target.kind).isDeleted
            else { continue }
            guard !field.deletesRecord else { return try delete(record) }
            try save(record, in: RecordTable(record.kind, [field.field: nil]))
        }
    }

    /// Deletes the records that refer to a deleted record, or removes their references.
    func removeReferences(to record: ArchivedRecord) throws(StorageError) {
        try preparation.runAll(database)
        for reference in try RecordReference.all(to: record.kind, database) {
            let kind = RecordTables.kind(in: reference.table)
            for id in try reference.records(of: user, referringTo: record.id, database) {
                if reference.deletesRecord {
                    try delete(.key(kind, id))
                } else {
                    let field = reference.column.fieldName
                    try save(.key(kind, id), in: RecordTable(kind, [field: nil]))
                }
            }
        }
    }

    /// Deletes the records that refer to a player, or removes their references, before the player
    /// is deleted.
    func removeReferences(to player: PlayerID) throws(StorageError) {
        try preparation.runAll(database)
        for trigger in try RecordTrigger.all(database) {
            let kind = RecordTables.kind(in: trigger.table)
            let field = trigger.column.fieldName
            let deletes =
                try RecordTrigger.definitions(of: trigger.table, database)[trigger.name]
                == trigger.definition(of: .ofRecord)
            for id in try trigger.records(of: user, referringTo: player, database) {
                if deletes {
                    try delete(.key(kind, id))
                } else {
                    try save(.key(kind, id), in: RecordTable(kind, [field: nil]))
                }
            }
        }
    }
}

extension RecordTable.Column {
    /// True if a record is deleted with the one to which the field refers.
    var deletesRecord: Bool { deletion == .ofRecord || reference?.deletesRecord == true }

    /// Returns the kind and the identifier of the record to which a value of the field refers.
    func target(of value: ArchivedRecord.Value?) -> ArchivedRecord? {
        switch value {
        case .player(let player) where deletion != nil: .key(player)
        case .text(let text):
            if let reference, let id = UUID(uuidString: text) {
                .key(reference.kind, id)
            } else {
                nil
            }
        default: nil
        }
    }

    /// Returns whether a value of the field refers to a player or another record that the user does
    /// not have.
    func isDangling(
        _ value: ArchivedRecord.Value?, of user: Int64, _ database: Database
    ) throws(StorageError) -> Bool {
        if case .player(let player) = value, deletion != nil {
            return try !PlayerStatements.exists(player, of: user, database)
        }
        guard let target = target(of: value) else { return false }
        return try RecordTables.record(like: target, of: user, database) == nil
    }
}
