import Cryptography
import Domain
import FoundationEssentials
import SQLite

/// The replicas of the accounts of a server in the database.
struct SQLiteAccountReplicas: AccountReplicas {
    private static let changesPerUpdate = 200
    private static let matchesPerUpdate = 20

    let storage: Storage
    private var queue: DatabaseQueue { storage.queue }

    func observe(with stream: AsyncStream<Void>.Continuation) { storage.observers.add(stream) }

    func open(_ session: Session) async throws(StorageError) {
        let key = storage.folding.identityKey(session.user.name.text)
        let now = storage.time.now()
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
        try await storage.data(of: session).read { database, user throws(StorageError) in
            try database.text(
                "SELECT value FROM settings WHERE name = ?",
                [.text(ReplicaUpdate.versionName(of: user))])
        }
    }

    func apply(
        _ update: AccountUpdate, to session: Session
    ) async throws(StorageError) -> Bool {
        try await storage.data(of: session).write { writer throws(StorageError) in
            try ReplicaUpdate(writer: writer).apply(update)
        }
    }

    func waiting(of session: Session) async throws(StorageError) -> AccountUpdate {
        try await storage.data(of: session).write { writer throws(StorageError) in
            let (user, database) = (writer.user, writer.database)
            var update = AccountUpdate()
            try writer.addFirstChanges()
            update.records = try writer.changes.waiting(Self.changesPerUpdate)
            // Events refer to players, so they wait for all changes.
            guard update.records.count < Self.changesPerUpdate else { return update }
            for number in try WaitingEvents.matches(of: user, database)
            where update.matches.count < Self.matchesPerUpdate {
                guard let match = try DamagedMatches.match(number, of: user, database) else {
                    continue
                }
                let events = try WaitingEvents.events(
                    among: match.log.events, of: number, database)
                guard !events.isEmpty else {
                    // A repair has removed the events.
                    try WaitingEvents.removeAll(of: number, database)
                    continue
                }
                update.matches.append(AccountUpdate.MatchEvents(id: match.id, events: events))
            }
            return update
        }
    }

    func events(
        of match: Match.ID, in session: Session
    ) async throws(StorageError) -> AccountUpdate.MatchEvents? {
        try await storage.data(of: session).read { database, user throws(StorageError) in
            guard let number = try MatchStatements.number(of: match, of: user, database),
                let stored = try DamagedMatches.match(number, of: user, database)
            else { return nil }
            return AccountUpdate.MatchEvents(id: match, events: stored.log.events)
        }
    }

    func refuse(_ update: AccountUpdate, of session: Session) async throws(StorageError) {
        try await storage.data(of: session).write { writer throws(StorageError) in
            for change in update.records { try writer.changes.setState(of: change, .refused) }
            for match in update.matches {
                let number = try MatchStatements.number(
                    of: match.id, of: writer.user, writer.database)
                guard let number else { continue }
                try WaitingEvents.refuse(match.events, of: number, writer.database)
            }
        }
    }

    func retryRefused(of session: Session) async throws(StorageError) {
        try await storage.data(of: session).write { writer throws(StorageError) in
            try writer.changes.replaceStates(.refused, with: .waiting)
            try WaitingEvents.retry(of: writer.user, writer.database)
        }
    }

    func exchangeCounts(
        of session: Session
    ) async throws(StorageError) -> (waiting: Int, refused: Int) {
        try await storage.data(of: session).read { database, user throws(StorageError) in
            let changes = RecordChanges(user: user, database: database)
            func count(_ state: ExchangeState) throws(StorageError) -> Int {
                try changes.count(of: state) + WaitingEvents.count(state, of: user, database)
            }
            return (try count(.waiting), try count(.refused))
        }
    }
}
