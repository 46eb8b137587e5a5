public import Domain
import FoundationEssentials
import SQLite

extension Storage {
    /// Copies all data of an account to the replica of a server's account, where the data waits for
    /// the server.
    ///
    /// The players get new identifiers, which are the same after each call. Another call copies
    /// later changes.
    ///
    /// - Parameters:
    ///   - replicas: The storage with the replicas of the server's accounts.
    ///   - target: The session on the server.
    /// - Returns: `false` if the server's account has other data. Then nothing is copied.
    @concurrent public func copyAccount(
        of session: Session, to replicas: Storage, as target: Session
    ) async throws(StorageError) -> Bool {
        let move = AccountMove(from: session.user.id, to: target.user.id)
        var keys = try await content(of: session, AccountContent.keys(of:))
        let other = { (id: UUID) in id.combined(with: target.user.id.bytes) }
        let known = Set(
            keys.records.flatMap { [move.record($0), $0.identified(as: other($0.id)) { $0 }] })
        let knownMatches = Set(keys.matches + keys.matches.map(other))
        let others = try await replicas.content(of: target, AccountContent.keys(of:))
        guard known.isSuperset(of: others.records), knownMatches.isSuperset(of: others.matches)
        else {
            return false
        }
        while true {
            for page in keys.records.pages {
                let changes = try await content(of: session) { content throws(StorageError) in
                    try content.changes(of: page)
                }
                try await replicas.add(changes.map(move.change), [], to: target)
            }
            for page in keys.matches.pages {
                let events = try await content(of: session) { content throws(StorageError) in
                    try content.events(of: page)
                }
                try await replicas.add([], events.map(move.events), to: target)
            }
            let copied = keys.sizes
            keys = try await content(of: session, AccountContent.keys(of:))
            // Other screens can have changed the account meanwhile.
            guard keys.sizes != copied else { return true }
        }
    }

    private func content<Value: Sendable>(
        of session: Session, _ read: @Sendable (AccountContent) throws(StorageError) -> Value
    ) async throws(StorageError) -> Value {
        try await data(of: session).read { [folding] database, user throws(StorageError) in
            try read(AccountContent(of: user, folding, database))
        }
    }

    /// Stores changes that wait for the server.
    private func add(
        _ changes: [RecordChange], _ matches: [AccountUpdate.MatchEvents], to session: Session
    ) async throws(StorageError) {
        let data = data(of: session)
        try await data.write { writer throws(StorageError) in
            let (user, database, access) = (writer.user, writer.database, data.access)
            let tables = Set(try RecordTables.names(database))
            var update = AccountUpdate()
            update.records = try changes.map { change throws(StorageError) in
                let id = try RecordTables.id(
                    of: change.key, for: user, access.id, in: tables, database)
                return id == change.record ? change : change.identified(as: id) { $0 }
            }
            update.matches = try matches.map { match throws(StorageError) in
                let id = try MatchStatements.id(match.id, for: user, access.id, database)
                return AccountUpdate.MatchEvents(id: id, events: match.events)
            }
            _ = try ReplicaUpdate(writer: writer, state: .waiting).apply(update)
        }
    }
}

extension Array {
    /// The elements in parts that one transaction stores.
    fileprivate var pages: [ArraySlice<Element>] {
        stride(from: 0, to: count, by: 200).map { self[$0..<Swift.min($0 + 200, count)] }
    }
}
