import Domain
import SQLite

/// A credential store with the user name in the database and the token in a file.
struct SQLiteCredentialStore: CredentialStore {
    let queue: DatabaseQueue
    let tokenFile: TokenFile

    func savedUserName() async throws(StorageError) -> UserName? {
        try await queue.read { database throws(StorageError) in
            let text = try database.text(
                "SELECT remembered_name FROM device WHERE remembered_name IS NOT NULL")
            // An invalid name is no error, because its only use is to fill in a field.
            return text.flatMap { UserName($0) }
        }
    }

    func saveUserName(_ name: UserName?) async throws(StorageError) {
        try await queue.write { database throws(StorageError) in
            try database.run(
                """
                INSERT INTO device (id, remembered_name) VALUES (1, ?)
                ON CONFLICT (id) DO UPDATE SET remembered_name = excluded.remembered_name
                """, [.optional(name?.text)])
        }
    }

    func savedToken() async throws(StorageError) -> SessionToken? {
        try await queue.perform { () throws(StorageError) in try tokenFile.read() }
    }

    func saveToken(_ token: SessionToken?) async throws(StorageError) {
        try await queue.perform { () throws(StorageError) in
            if let token {
                try tokenFile.write(token)
            } else {
                try tokenFile.remove()
            }
        }
    }
}
