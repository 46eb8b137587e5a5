import Cryptography
import Domain
import Platform
import SQLite

/// The copies of the accounts of a server in the database.
struct SQLiteAccountCopy: AccountCopy {
    let queue: DatabaseQueue
    let folding: any TextFolding
    let time: any TimeSource

    func device() async throws(StorageError) -> UUID {
        try await queue.read { database throws(StorageError) in try EventDevice.id(database) }
    }

    func open(_ session: Session) async throws(StorageError) {
        let key = folding.identityKey(session.user.name.text)
        let now = time.now()
        let hash = SessionSecret.hash(session.token)
        try await queue.write { database throws(StorageError) in
            let variants = try UserStatements.variants(key, database)
            let known = variants.first { $0.user.id == session.user.id }
            if let known {
                try UserStatements.repair(known, identityKey: key, database)
            } else if let other = variants.first {
                // The server has another user with this name now.
                try database.run("DELETE FROM users WHERE number = ?", [.integer(other.number)])
            }
            var number = known?.number
            if number == nil {
                // The server checks the passwords, and no password has an empty hash.
                number = try UserStatements.insert(
                    session.user, identityKey: key, passwordHash: "", at: now, database)
            }
            guard let number else { throw .damaged }
            try SessionStatements(at: now).insert(hash, user: number, database)
        }
    }

    func close(_ session: Session) async throws(StorageError) {
        let hash = SessionSecret.hash(session.token)
        try await queue.write { database throws(StorageError) in
            try SessionStatements.delete(hash, database)
        }
    }

    func version(of session: Session) async throws(StorageError) -> String? {
        let access = SessionGuard(session)
        return try await queue.read { database throws(StorageError) in
            try database.text(
                "SELECT value FROM settings WHERE name = ?",
                [.text(CopyUpdate.versionName(of: try access.user(database)))])
        }
    }

    @concurrent func apply(
        _ update: AccountUpdate, to session: Session
    ) async throws(StorageError) {
        let access = SessionGuard(session)
        let players = update.players.map { KeyedPlayer($0, folding) }
        let wall = time.now().wall
        try await queue.write { database throws(StorageError) in
            let writer = try RecordWriter(of: try access.user(database), at: wall, database)
            try CopyUpdate(writer: writer).apply(update, players: players)
        }
    }
}
