import Domain
import Platform

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
    struct Credentials: Sendable {
        let number: Int64
        let user: User
        let passwordHash: String
    }

    static let copy = RowCopy(
        table: "users",
        columns: ["number", "id", "name", "identity_key", "password_hash", "created_at"])

    /// Returns the user with an identity key, or nil if there is none.
    ///
    /// - Throws: `.damaged` if the user differs from its copy.
    static func find(
        _ identityKey: String, _ database: Database
    ) throws(StorageError) -> Credentials? {
        guard try !copy.differs(where: "identity_key = ?1", .text(identityKey), database) else {
            throw .damaged
        }
        // A device has few users, and a damaged index could have lost one.
        let query = UserColumn.select("FROM users NOT INDEXED WHERE identity_key = ?")
        return try database.first(query, [.text(identityKey)]) { row throws(StorageError) in
            Credentials(
                number: try row.integer(.number), user: try User(row, id: .id, name: .name),
                passwordHash: try row.text(.passwordHash))
        }
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

extension User {
    init<Column>(_ row: Row<Column>, id: Column, name: Column) throws(StorageError) {
        guard let id = UUID(bytes: try row.blob(id)), let name = UserName(try row.text(name)) else {
            throw .damaged
        }
        self.init(id: id, name: name)
    }
}
