import Domain
import Records
import SQLite

/// The records of every kind that one user has in the database.
struct SQLiteRecordRepositories: RecordRepositories {
    let data: UserDatabase

    func repository<Root: Record>(of kind: Root.Type) -> any RecordRepository<Root>
    where Root.ID == RecordID<Root> {
        let repository = SQLiteRecords<Root>(data: data)
        data.declared.add(repository.table)
        return repository
    }
}

/// The records of one kind that one user has in the database.
private struct SQLiteRecords<Root: Record>: RecordRepository where Root.ID == RecordID<Root> {
    let data: UserDatabase
    let table = RecordTable(Root.kind)

    func all() async throws(StorageError) -> StoredRecords<Root> {
        try await data.read { database, user throws(StorageError) in
            let columns = try table.storedColumns(database)
            // The first change makes the table.
            guard !columns.isEmpty else { return StoredRecords([]) }
            return try records(columns, "WHERE user = ? ORDER BY rowid", [.integer(user)], database)
        }
    }

    func record(_ id: RecordID<Root>) async throws(StorageError) -> Root? {
        try await data.read { database, user throws(StorageError) in
            let columns = try table.storedColumns(database)
            guard !columns.isEmpty else { return nil }
            let key = [SQLValue.blob(id.uuid.bytes), .integer(user)]
            return try records(columns, "WHERE \(table.recordCondition)", key, database).records
                .first
        }
    }

    func page(
        _ range: Range<Int>, of query: RecordQuery<Root>
    ) async throws(StorageError) -> RecordPage<Root> {
        try await data.read { database, user throws(StorageError) in
            let columns = try table.storedColumns(database)
            guard !columns.isEmpty else {
                return RecordPage(of: query, count: 0, start: 0, items: [], isRepositoryEmpty: true)
            }
            let search = RecordSearch(query, in: table, columns, of: user)
            let count = Int(try database.integer(search.count, search.values) ?? 0)
            let part = RecordPage<Root>.clamp(range, to: count)
            let limits = [part.count, part.lowerBound].map { SQLValue.integer(Int64($0)) }
            let found = try records(
                columns, search.clauses, search.values + limits, database)
            return RecordPage(
                of: query, count: count, start: part.lowerBound, items: found.records,
                damaged: found.damaged,
                isRepositoryEmpty: count > 0 ? false : try isEmpty(user, database))
        }
    }

    private func isEmpty(_ user: Int64, _ database: Database) throws(StorageError) -> Bool {
        let first = "SELECT 1 FROM \(table.name) WHERE user = ? LIMIT 1"
        return try database.integer(first, [.integer(user)]) == nil
    }

    /// Returns the records of a SELECT.
    ///
    /// - Parameter stored: All columns of the table.
    private func records(
        _ stored: [String], _ clauses: String, _ values: [SQLValue], _ database: Database
    ) throws(StorageError) -> StoredRecords<Root> {
        let query = RecordColumn<Root>.select(table, stored, clauses)
        var (records, damaged) = ([Root](), Set<RecordID<Root>>())
        try database.each(query, values) { row throws(StorageError) in
            let (record, isDamaged) = try row.record()
            records.append(record)
            if isDamaged { damaged.insert(record.id) }
        }
        return StoredRecords(records, damaged: damaged)
    }

    func save(
        _ records: [Root], deleting ids: [RecordID<Root>]
    ) async throws(StorageError) {
        try await change { writer throws(StorageError) in
            for id in ids { try writer.delete(.key(table.kind, id.uuid)) }
            for record in records { try writer.save(ArchivedRecord(record), in: table) }
        }
    }

    func update(
        _ changes: [FieldChange<Root>], of id: RecordID<Root>
    ) async throws(StorageError) -> Root {
        try await change { writer throws(StorageError) in
            let query = RecordColumn<Root>.select(
                table, try table.storedColumns(writer.database), "WHERE \(table.recordCondition)")
            let key = [SQLValue.blob(id.uuid.bytes), .integer(writer.user)]
            let stored = try writer.database.first(query, key) { row throws(StorageError) in
                (record: try row.record().record, kept: try row.unknownValues())
            }
            guard let stored else { throw .notFound }
            let record = changes.applied(to: stored.record)
            let (archived, known) = (ArchivedRecord(record), ArchivedRecord(stored.record))
            for field in table.fields {
                let value = archived.values[field.field]
                if value.isIdentical(to: known.values[field.field]) { continue }
                guard try !field.isDangling(value, of: writer.user, writer.database) else {
                    throw .notFound
                }
            }
            let changed = changes.map(\.field.description.name)
            // A field that is not changed can have a value that is not valid.
            try writer.save(archived, in: table.leavingOut(stored.kept.subtracting(changed)))
            return record
        }
    }

    func delete(_ id: RecordID<Root>) async throws(StorageError) {
        try await change { writer throws(StorageError) in
            try writer.delete(.key(table.kind, id.uuid))
        }
    }

    func deleted() async throws(StorageError) -> [Root] {
        try await data.read { database, user throws(StorageError) in
            try RecordChanges(user: user, database: database).deleted()
        }
    }

    func restore(_ id: RecordID<Root>) async throws(StorageError) {
        try await change { writer throws(StorageError) in
            try writer.restore(id.uuid, in: table)
        }
    }

    func erase(_ id: RecordID<Root>) async throws(StorageError) {
        try await change { writer throws(StorageError) in
            try writer.erase(.key(table.kind, id.uuid), table.fields.map(\.field))
        }
    }

    func versions(of id: RecordID<Root>) async throws(StorageError) -> [RecordVersion<Root>] {
        try await data.read { database, user throws(StorageError) in
            let changes = RecordChanges(user: user, database: database)
            var versions: [RecordVersion<Root>] = try changes.history(of: id.uuid, table.kind)
                .versions(on: EventDevice.id(database))
            for index in versions.indices {
                let values = ArchivedRecord(versions[index].record).values
                for (field, column) in zip(Root.kind.fields, table.fields)
                where try column.isDangling(values[column.field], of: user, database) {
                    versions[index].unavailableFields.insert(field)
                }
            }
            return versions
        }
    }

    /// Changes the table, and makes the indexes of all kinds again if a damaged row prevents the
    /// change. A deletion changes the records of other kinds that refer to the record.
    @discardableResult
    private func change<Value: Sendable>(
        _ body: @escaping @Sendable (RecordWriter) throws(StorageError) -> Value
    ) async throws(StorageError) -> Value {
        do throws(StorageError) {
            return try await change(after: { _ throws(StorageError) in }, body)
        } catch {
            guard error == .damaged else { throw error }
            return try await change(
                after: { database throws(StorageError) in
                    for name in try RecordTables.names(database) {
                        try database.script("REINDEX \(name)")
                    }
                }, body)
        }
    }

    private func change<Value: Sendable>(
        after repair: @escaping @Sendable (Database) throws(StorageError) -> Void,
        _ body: @escaping @Sendable (RecordWriter) throws(StorageError) -> Value
    ) async throws(StorageError) -> Value {
        try await data.change { writer throws(StorageError) in
            try table.prepare(writer.database)
            try repair(writer.database)
            return try body(writer)
        }
    }
}
