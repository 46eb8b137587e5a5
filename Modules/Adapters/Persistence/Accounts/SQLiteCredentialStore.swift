import Domain

/// The remembered name in the database, the token in its file.
struct SQLiteCredentialStore: CredentialStore {
    let connection: Connection
    let tokenFile: TokenFile

    func savedUserName() async throws(StorageError) -> UserName? {
        try await connection.read { database throws(StorageError) in
            let text = try database.first("SELECT remembered_name FROM device") {
                row throws(StorageError) in try row.optionalText(0)
            }
            // It only saves typing: a name that is none is forgotten rather than reported.
            return text.flatMap { $0 }.flatMap { UserName($0) }
        }
    }

    func saveUserName(_ name: UserName?) async throws(StorageError) {
        try await connection.write { database throws(StorageError) in
            try database.run(
                """
                INSERT INTO device (id, remembered_name) VALUES (1, ?)
                ON CONFLICT (id) DO UPDATE SET remembered_name = excluded.remembered_name
                """, .optional(name?.text))
        }
    }

    func savedToken() async throws(StorageError) -> SessionToken? {
        try await connection.perform { () throws(StorageError) in tokenFile.read() }
    }

    func saveToken(_ token: SessionToken?) async throws(StorageError) {
        try await connection.perform { () throws(StorageError) in
            if let token {
                try tokenFile.write(token)
            } else {
                try tokenFile.remove()
            }
        }
    }
}
