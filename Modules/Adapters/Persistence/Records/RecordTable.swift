import Domain
import Records
import SQLite

/// The table `record_…` of a kind of records, which is made of the declaration of the kind.
///
/// A table keeps its rows and columns if the program no longer has the kind or the field. The
/// columns have no types and no rules, because a rule can change and a record of an unknown kind
/// can be imported. No kind has two underscores in its table, so the names of indexes and triggers
/// are not those of other tables.
struct RecordTable {
    /// The column of a field.
    struct Column {
        let name: String
        /// The name of the field in changes and archives.
        var field: String { name.fieldName }
        /// The deletion that follows that of the player in the field; nil for a field without a
        /// player.
        let deletion: RecordTrigger.Deletion?
        /// The reference to a record that is no player.
        var reference: RecordReference?
        /// True if the declaration of the kind has the field.
        let isDeclared: Bool
        /// True if records are often found or ordered by the field.
        var isKey = false
    }

    private static let columnLimit = 1_000

    /// The name of the kind.
    let kind: String
    let name: String
    let fields: [Column]

    /// - Precondition: The names of the kind and of its fields can be stored.
    init(_ kind: String, _ fields: [FieldDescription]) {
        precondition(
            ArchivedRecord.isKindName(kind)
                && fields.allSatisfy {
                    ArchivedRecord.isFieldName($0.name) && $0.column.fieldName == $0.name
                },
            "The kind \(kind) or one of its fields has a name that cannot be stored. Rename it.")
        self.kind = kind
        name = Self.name(of: kind)
        self.fields = fields.map { [name] field in
            guard case .reference(let target) = field.type else {
                return Column(
                    name: field.column, deletion: nil, isDeclared: true, isKey: field.isKey)
            }
            guard target == Player.kind.name else {
                let reference = RecordReference(
                    table: name, column: field.column, kind: target,
                    deletesRecord: !field.isOptional)
                return Column(
                    name: field.column, deletion: nil, reference: reference, isDeclared: true,
                    isKey: field.isKey)
            }
            return Column(
                name: field.column, deletion: field.isOptional ? .ofReference : .ofRecord,
                isDeclared: true, isKey: field.isKey)
        }
    }

    /// Creates the table of a declared kind.
    init<Kind: RecordKind>(_ kind: Kind) {
        self.init(kind.name, kind.fields.map(\.description))
    }

    /// Creates the table of a kind that the program may not have. Without the declaration, a
    /// reference is removed with its player.
    ///
    /// - Parameter values: Values of the fields.
    init(_ kind: String, _ values: [String: ArchivedRecord.Value?]) {
        self.kind = kind
        name = Self.name(of: kind)
        fields = values.sorted { $0.key < $1.key }.map { name, value in
            let isReference = if case .player = value { true } else { false }
            return Column(
                name: name.words(separatedBy: "_"), deletion: isReference ? .ofReference : nil,
                isDeclared: false)
        }
    }

    private init(_ table: RecordTable, _ fields: [Column]) {
        (kind, name, self.fields) = (table.kind, table.name, fields)
    }

    /// Returns the table without fields of these names.
    func leavingOut(_ names: Set<String>) -> RecordTable {
        RecordTable(self, fields.filter { !names.contains($0.field) })
    }

    /// Returns the table with the declarations of the fields that another one declares.
    func declared(by other: RecordTable) -> RecordTable {
        let declarations = Dictionary(uniqueKeysWithValues: other.fields.map { ($0.name, $0) })
        return RecordTable(self, fields.map { declarations[$0.name] ?? $0 })
    }

    /// Creates the table of the kind of a record.
    init(of record: ArchivedRecord) {
        self.init(record.kind, record.values)
    }

    private static func name(of kind: String) -> String {
        "record_\(kind.words(separatedBy: "_"))"
    }

    /// The columns of the fields as names of SQL, in their order.
    var columns: [String] { fields.map(\.name.sqlName) }

    /// The condition for the row of a record with the identifier ?1 of the user ?2. An index finds
    /// the row, and the values are read from the row.
    var recordCondition: String {
        """
        rowid IN (
            SELECT rowid FROM \(name) WHERE user = ?2 AND id = ?1 UNION
            SELECT rowid FROM \(name) INDEXED BY \(name)_copy WHERE id = ?1)
        AND id = ?1 AND user = ?2
        """
    }

    /// Returns all columns of the stored table as names of SQL. The result is empty if there is no
    /// table.
    func storedColumns(_ database: Database) throws(StorageError) -> [String] {
        try database.columns(of: name).map(\.sqlName)
    }

    /// Returns whether the table can have all fields. SQLite has a limit of 2,000 columns.
    func hasRoom(_ database: Database) throws(StorageError) -> Bool {
        Set(try storedColumns(database)).union(columns).count <= Self.columnLimit
    }

    /// Creates the table, or adds the columns of fields that are new.
    func prepare(_ database: Database) throws(StorageError) {
        let stored = try storedColumns(database)
        let missing = columns.filter { !stored.contains($0) }
        if stored.isEmpty {
            try database.script(Self.definition(of: name, columns))
            try database.script("CREATE INDEX \(name)__by_user ON \(name) (user)")
        } else if !missing.isEmpty {
            for column in missing {
                try database.script("ALTER TABLE \(name) ADD COLUMN \(column) ANY")
            }
            try database.script("DROP INDEX \(name)_copy")
        }
        if stored.isEmpty || !missing.isEmpty {
            let columns = try storedColumns(database)
            try database.script("CREATE INDEX \(name)_copy ON \(name) (\(columns.sqlList))")
        }
        for field in fields { try field.reference?.prepare(database) }
        for field in fields where field.isDeclared {
            let index = "\(name)__in_order_of_\(field.name)"
            try database.script(
                field.isKey
                    ? """
                    CREATE INDEX IF NOT EXISTS \(index)
                    ON \(name) (user, \(field.name.sqlName), id)
                    """ : "DROP INDEX IF EXISTS \(index)")
        }
        try prepareTriggers(of: fields.filter { missing.contains($0.name.sqlName) }, database)
    }

    /// Returns the statement that creates a table.
    static func definition(of name: String, _ columns: [String]) -> String {
        let columns = columns.map { "\($0) ANY, " }.joined()
        return """
            CREATE TABLE \(name) (id BLOB NOT NULL CHECK (length(id) = 16),
                user INTEGER NOT NULL REFERENCES users ON DELETE CASCADE, \(columns)
                PRIMARY KEY (user, id)) STRICT
            """
    }

    /// Adds or replaces the triggers of the fields. Without a declaration, only columns that are
    /// new get triggers.
    private func prepareTriggers(
        of missing: [Column], _ database: Database
    ) throws(StorageError) {
        let names = Set(missing.lazy.filter { $0.deletion != nil }.map(\.name))
        let fields = fields.filter { $0.isDeclared || names.contains($0.name) }
        guard !fields.isEmpty else { return }
        let stored = try RecordTrigger.definitions(of: name, database)
        for field in fields {
            let trigger = RecordTrigger(table: name, column: field.name)
            let definition = field.deletion.map { trigger.definition(of: $0) }
            guard stored[trigger.name] != definition else { continue }
            if stored[trigger.name] != nil { try database.script("DROP TRIGGER \(trigger.name)") }
            guard let definition else { continue }
            try database.script(
                """
                CREATE INDEX IF NOT EXISTS \(name)__by_\(field.name)
                ON \(name) (\(field.name.sqlName));
                """)
            try database.script(definition)
        }
    }
}
