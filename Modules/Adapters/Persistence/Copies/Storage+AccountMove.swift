public import Domain
import Platform
import SQLite

extension Storage {
    /// Copies everything of an account to the copy of a server's account, from where it is sent to the server.
    /// The players get new identifiers. Another call copies what was added since.
    ///
    /// - Parameters:
    ///   - copies: The storage with the copies of the server's accounts.
    ///   - target: The session on the server.
    /// - Throws: `.accountInUse` if the server's account has other data, or `.storage`.
    public func copyAccount(
        of session: Session, to copies: Storage, as target: Session
    ) async throws(AccountMoveError) {
        let move = AccountMove(from: session.user.id, to: target.user.id)
        let isEmpty: Bool
        do throws(StorageError) {
            isEmpty = try await copy(session, to: copies, target, move)
        } catch {
            throw .storage(error)
        }
        guard isEmpty else { throw .accountInUse }
    }

    /// - Returns: `false` if the target has other data. Then nothing is copied.
    private func copy(
        _ session: Session, to copies: Storage, _ target: Session, _ move: AccountMove
    ) async throws(StorageError) -> Bool {
        let (records, matches) = try await content(of: session) { content throws(StorageError) in
            (try content.records(), try content.matches())
        }
        let known = Set(records.map(move.record))
        let knownMatches = Set(matches + matches.map { $0.combined(with: target.user.id.bytes) })
        let (others, otherMatches) = try await copies.content(of: target) {
            content throws(StorageError) in (try content.records(), try content.matches())
        }
        guard known.isSuperset(of: others), knownMatches.isSuperset(of: otherMatches) else {
            return false
        }
        for page in records.pages {
            let update = try await content(of: session) { content throws(StorageError) in
                try content.changes(of: page)
            }
            try await copies.add(move.update(update), to: target)
        }
        for page in matches.pages {
            let update = try await content(of: session) { content throws(StorageError) in
                try content.events(of: page)
            }
            try await copies.add(move.update(update), to: target)
        }
        return true
    }

    private func content<Value: Sendable>(
        of session: Session, _ read: @Sendable (AccountContent) throws(StorageError) -> Value
    ) async throws(StorageError) -> Value {
        let access = SessionGuard(session)
        return try await queue.read { database throws(StorageError) in
            try read(AccountContent(of: access, folding, database))
        }
    }

    /// Stores changes that wait for the server.
    private func add(_ update: AccountUpdate, to session: Session) async throws(StorageError) {
        let (access, wall) = (SessionGuard(session), time.now().wall)
        try await queue.write { database throws(StorageError) in
            let user = try access.user(database)
            var update = update
            update.matches = try update.matches.map { match throws(StorageError) in
                let id = try MatchStatements.id(match.id, for: user, access.id, database)
                return AccountUpdate.MatchEvents(id: id, events: match.events)
            }
            let writer = try RecordWriter(of: user, at: wall, folding, database)
            _ = try CopyUpdate(writer: writer, state: .waiting).apply(update)
        }
    }
}

extension Array {
    /// The elements in parts that one transaction stores.
    fileprivate var pages: [ArraySlice<Element>] {
        stride(from: 0, to: count, by: 200).map { self[$0..<Swift.min($0 + 200, count)] }
    }
}
