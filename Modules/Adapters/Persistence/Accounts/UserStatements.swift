import Domain
import FoundationEssentials
import SQLite

private enum UserColumn: Int32, ResultColumn {
    case number, id, name, passwordHash

    var sql: String {
        switch self {
        case .number: "number"
        case .id: "id"
        case .name: "name"
        case .passwordHash: "password_hash"
        }
    }
}

/// The statements for users.
enum UserStatements {
    /// A user with the data for a sign-in.
    struct Credentials: Hashable, Sendable {
        let number: Int64
        let user: User
        let passwordHash: String
    }

    static let copy = RowCopy(
        table: "users",
        columns: ["number", "id", "name", "identity_key", "password_hash", "created_at"])

    /// Returns the user with an identity key as the table and the copy have it. These are equal
    /// unless one of them is damaged, so there is one value, or none without such a user.
    ///
    /// - Throws: `.damaged` if neither can be decoded.
    static func variants(
        _ identityKey: String, _ database: Database
    ) throws(StorageError) -> [Credentials] {
        var isStored = false
        var variants: [Credentials] = []
        // A device has few users, and a damaged index could have lost one.
        for source in ["NOT INDEXED", "INDEXED BY users_copy"] {
            let query = UserColumn.select("FROM users \(source) WHERE identity_key = ?")
            try database.each(query, [.text(identityKey)]) { row throws(StorageError) in
                isStored = true
                guard let variant = try? Credentials(row), !variants.contains(variant) else {
                    return
                }
                variants.append(variant)
            }
        }
        guard !variants.isEmpty || !isStored else { throw .damaged }
        return variants
    }

    /// Returns whether a server keeps the account of a user. It checks the password, so none is
    /// stored.
    static func hasServer(_ user: Int64, _ database: Database) throws(StorageError) -> Bool {
        try database.integer(
            "SELECT 1 FROM users WHERE number = ? AND password_hash = ''", [.integer(user)]) != nil
    }

    /// Stores the intact variant of a user in the table and in the copy, if these differ.
    ///
    /// - Throws: `.damaged` if another user differs too, because the copies are made again.
    static func repair(
        _ intact: Credentials, identityKey: String, _ database: Database
    ) throws(StorageError) {
        let number = SQLValue.integer(intact.number)
        guard try copy.differs(where: "number = ?1", number, database) else { return }
        guard try !copy.differs(where: "number <> ?1", number, database) else { throw .damaged }
        // SQLite rejects a change of a row that differs from an index.
        try database.script("REINDEX users")
        let count = try database.run(
            """
            UPDATE users SET id = ?, name = ?, identity_key = ?, password_hash = ?
            WHERE number = ?
            """,
            [
                .blob(intact.user.id.bytes), .text(intact.user.name.text), .text(identityKey),
                .text(intact.passwordHash), number,
            ])
        guard count == 1 else { throw .damaged }
    }

    /// Returns the numbers of the users that differ from their copies.
    static func damaged(_ database: Database) throws(StorageError) -> [Int64] {
        let query = UserColumn.select("FROM users NOT INDEXED WHERE \(copy.isDifferent)")
        return try database.all(query) { row throws(StorageError) in try row.integer(.number) }
    }

    static func update(
        _ number: Int64, passwordHash: String, _ database: Database
    ) throws(StorageError) {
        try database.run(
            "UPDATE users SET password_hash = ? WHERE number = ?",
            [.text(passwordHash), .integer(number)])
    }

    /// Stores a new user and returns its number, or nil if the name is taken.
    static func insert(
        _ user: User, identityKey: String, passwordHash: String, at moment: Moment,
        _ database: Database
    ) throws(StorageError) -> Int64? {
        try database.integer(
            """
            INSERT INTO users (id, name, identity_key, password_hash, created_at)
            VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (identity_key) DO NOTHING
            RETURNING number
            """,
            [
                .blob(user.id.bytes), .text(user.name.text), .text(identityKey),
                .text(passwordHash), .integer(moment.wall),
            ])
    }
}

extension UserStatements.Credentials {
    fileprivate init(_ row: Row<UserColumn>) throws(StorageError) {
        number = try row.integer(.number)
        user = try User(row, id: .id, name: .name)
        passwordHash = try row.text(.passwordHash)
    }
}

extension User {
    init<Column>(_ row: Row<Column>, id: Column, name: Column) throws(StorageError) {
        guard let id = UUID(bytes: try row.blob(id)), let name = UserName(try row.text(name)) else {
            throw .damaged
        }
        self.init(id: id, name: name)
    }
}
