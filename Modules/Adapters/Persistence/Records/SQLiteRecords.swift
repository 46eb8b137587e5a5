import Domain
import Records
import SQLite

/// The records of every kind that one user has in the database.
struct SQLiteRecordRepositories: RecordRepositories {
    let queue: DatabaseQueue
    let access: SessionGuard

    func repository<Root: Record>(of kind: Root.Type) -> any RecordRepository<Root>
    where Root.ID == RecordID<Root> {
        SQLiteRecords<Root>(queue: queue, access: access)
    }
}

/// The records of one kind that one user has in the database.
private struct SQLiteRecords<Root: Record>: RecordRepository where Root.ID == RecordID<Root> {
    let queue: DatabaseQueue
    let access: SessionGuard
    private let table = RecordTable(Root.kind)

    func all() async throws(StorageError) -> StoredRecords<Root> {
        try await queue.read { database throws(StorageError) in
            let user = try access.user(database)
            let columns = try table.storedColumns(database)
            // The first change makes the table.
            guard !columns.isEmpty else { return StoredRecords([]) }
            let query = RecordColumn<Root>.select(
                table, columns, "WHERE user = ? ORDER BY rowid")
            var (records, damaged) = ([Root](), Set<RecordID<Root>>())
            try database.each(query, [.integer(user)]) { row throws(StorageError) in
                let (record, isDamaged) = try row.record()
                records.append(record)
                if isDamaged { damaged.insert(record.id) }
            }
            return StoredRecords(records, damaged: damaged)
        }
    }

    func save(_ record: Root) async throws(StorageError) {
        let columns = ["id", "user"] + table.columns
        let assignments = table.columns.map { "\($0) = excluded.\($0)" }.sqlList
        let values = Root.kind.fields.map { SQLValue($0.value(of: record)) }
        try await change { database, user throws(StorageError) in
            let count = try database.run(
                """
                INSERT INTO \(table.name) (\(columns.sqlList))
                VALUES (\(columns.map { _ in "?" }.sqlList))
                ON CONFLICT (id) DO UPDATE SET \(assignments) WHERE user = excluded.user
                """, [.blob(record.id.uuid.bytes), .integer(user)] + values)
            guard count > 0 else { throw .notFound }
        }
    }

    func update(_ change: FieldChange<Root>, of id: RecordID<Root>) async throws(StorageError)
        -> Root
    {
        try await self.change { database, user throws(StorageError) in
            let key = [SQLValue.blob(id.uuid.bytes), .integer(user)]
            let query = RecordColumn<Root>.select(
                table, try table.storedColumns(database), "WHERE id = ? AND user = ?")
            let stored = try database.first(query, key) { row throws(StorageError) in
                try row.record().record
            }
            guard let stored else { throw .notFound }
            let record = change.applied(to: stored)
            // All fields, because another one can have a value that is not valid.
            try database.run(
                """
                UPDATE \(table.name) SET \(table.columns.map { "\($0) = ?" }.sqlList)
                WHERE id = ? AND user = ?
                """, Root.kind.fields.map { SQLValue($0.value(of: record)) } + key)
            return record
        }
    }

    func delete(_ id: RecordID<Root>) async throws(StorageError) {
        try await change { database, user throws(StorageError) in
            try database.run(
                "DELETE FROM \(table.name) WHERE id = ? AND user = ?",
                [.blob(id.uuid.bytes), .integer(user)])
        }
    }

    /// Changes the table, and makes its indexes again if a damaged row prevents the change.
    @discardableResult
    private func change<Value: Sendable>(
        _ body: @escaping @Sendable (Database, Int64) throws(StorageError) -> Value
    ) async throws(StorageError) -> Value {
        do throws(StorageError) {
            return try await change(after: { _ throws(StorageError) in }, body)
        } catch {
            guard error == .damaged else { throw error }
            return try await change(
                after: { database throws(StorageError) in
                    try database.script("REINDEX \(table.name)")
                }, body)
        }
    }

    private func change<Value: Sendable>(
        after repair: @escaping @Sendable (Database) throws(StorageError) -> Void,
        _ body: @escaping @Sendable (Database, Int64) throws(StorageError) -> Value
    ) async throws(StorageError) -> Value {
        try await queue.write { database throws(StorageError) in
            let user = try access.user(database)
            try table.prepare(database)
            try repair(database)
            return try body(database, user)
        }
    }
}
