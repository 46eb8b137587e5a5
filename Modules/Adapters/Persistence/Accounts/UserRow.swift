import Domain
import Platform

/// Users as they are stored.
enum UserRow {
    /// A user with what the accounts need to let them in.
    struct Credentials: Sendable {
        let number: Int64
        let user: User
        let passwordHash: String
    }

    static func find(
        _ identityKey: String, _ database: Database
    ) throws(StorageError) -> Credentials? {
        try database.first(
            "SELECT id, name, number, password_hash FROM users WHERE identity_key = ?",
            .text(identityKey)
        ) { row throws(StorageError) in
            Credentials(
                number: try row.integer(2), user: try user(row, id: 0, name: 1),
                passwordHash: try row.text(3))
        }
    }

    /// - Returns: the user's number, or nil when the name is taken.
    static func insert(
        _ user: User, identityKey: String, passwordHash: String, at moment: Moment,
        _ database: Database
    ) throws(StorageError) -> Int64? {
        try database.first(
            """
            INSERT INTO users (id, name, identity_key, password_hash, created_at)
            VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (identity_key) DO NOTHING
            RETURNING number
            """, .blob(user.id.bytes), .text(user.name.text), .text(identityKey),
            .text(passwordHash), .integer(moment.wall)
        ) { row throws(StorageError) in try row.integer(0) }
    }

    static func user(_ row: Row, id: Int32, name: Int32) throws(StorageError) -> User {
        guard let id = UUID(bytes: try row.blob(id)), let name = UserName(try row.text(name)) else {
            throw .damaged
        }
        return User(id: id, name: name)
    }
}
