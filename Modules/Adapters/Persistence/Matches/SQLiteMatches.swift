import Domain
import FoundationEssentials
import SQLite

/// One user's matches in the database.
struct SQLiteMatches: MatchRepository {
    let data: UserDatabase

    func start(
        _ start: MatchStart, startsClock: Bool, at now: Moment
    ) async throws(StorageError) -> Match {
        let id = UUID()
        return try await write { database, user throws(StorageError) in
            try MatchStatements.end(of: user, at: now, database)
            let start = try start.removingUnknownPlayers(of: user, database)
            let log = MatchLog(start, at: now, device: try EventDevice.id(database))
            var match = Match(id: id, log: log)
            if startsClock { match = match.adding(log.next(.clockStarted, at: now)) }
            try MatchStatements.insert(match, of: user, database)
            return match
        }
    }

    func current() async throws(StorageError) -> Match? {
        try await data.read { database, user throws(StorageError) in
            let number = try MatchStatements.currentNumber(of: user, database)
            return try number.flatMap { number throws(StorageError) in
                try DamagedMatches.skipping { () throws(StorageError) in
                    try DamagedMatches.verifiedMatch(number, of: user, database)
                }
            }
        }
    }

    func match(_ id: Match.ID) async throws(StorageError) -> Match {
        try await data.read { database, user throws(StorageError) in
            guard let number = try MatchStatements.number(of: id, of: user, database),
                let match = try DamagedMatches.verifiedMatch(number, of: user, database)
            else { throw .notFound }
            return match
        }
    }

    func append(_ event: MatchEvent, to match: Match) async throws(StorageError) -> Match {
        try await write { database, user throws(StorageError) in
            try MatchStatements.append(event, to: match, of: user, database)
        }
    }

    func finished(limit: Int?) async throws(StorageError) -> [FinishedMatch] {
        try await data.read { database, user throws(StorageError) in
            var found: [FinishedMatch] = []
            for number in try MatchStatements.finishedNumbers(of: user, limit: limit, database) {
                let match = try DamagedMatches.verifiedResult(number, database)
                if let match { found.append(match) }
            }
            return found
        }
    }

    func page(
        _ range: Range<Int>, of query: MatchQuery, containing match: Match.ID?
    ) async throws(StorageError) -> MatchPage {
        try await data.read { database, user throws(StorageError) in
            return try MatchReader(database, user: user, query: query, folding: data.folding)
                .read(range, containing: match)
        }
    }

    func finished(
        of player: PlayerID, limit: Int
    ) async throws(StorageError) -> [PlayerMatch] {
        try await data.read { database, user throws(StorageError) in
            return try PlayerMatchStatements.matches(of: player, user: user, limit: limit, database)
        }
    }

    func damagedCount(limit: Int?) async throws(StorageError) -> Int {
        try await data.read { database, user throws(StorageError) in
            try DamagedMatches.count(of: user, limit: limit, database)
        }
    }

    func removeDamaged() async throws(StorageError) {
        try await repairing { database, user throws(StorageError) in
            // A match names players, of which only the copy can be left.
            try DamagedPlayers.repairIndexes(database)
            try DamagedMatches.repair(of: user, database)
        }
    }

    /// Runs a change. If the copies of a row differ, repeats the change and repairs the indexes.
    @discardableResult
    private func write<Value: Sendable>(
        _ change: @Sendable (Database, Int64) throws(StorageError) -> Value
    ) async throws(StorageError) -> Value {
        do throws(StorageError) {
            return try await data.change { writer throws(StorageError) in
                try change(writer.database, writer.user)
            }
        } catch {
            guard error == .damaged else { throw error }
            return try await repairing(change)
        }
    }

    /// Runs a change of rows that may differ from their copies, and makes the copies again.
    private func repairing<Value: Sendable>(
        _ change: @Sendable (Database, Int64) throws(StorageError) -> Value
    ) async throws(StorageError) -> Value {
        try await data.change { writer throws(StorageError) in
            let tables = [
                "matches", "line_up_entries", "match_events", "waiting_events", "history_sizes",
            ]
            return try writer.database.repairing(tables) {
                () throws(StorageError) in try change(writer.database, writer.user)
            }
        }
    }
}

extension MatchStart {
    /// Returns a copy without the identifiers of players that a user does not have, because they
    /// may have been deleted since the line-up was made.
    fileprivate func removingUnknownPlayers(
        of user: Int64, _ database: Database
    ) throws(StorageError) -> MatchStart {
        let players = lineUp.entries.compactMap(\.playerID) + bench
        let known = Set(players).subtracting(
            try LineUpStatements.unknown(players, of: user, database))
        return MatchStart(
            lineUp: lineUp.renumbered(Dictionary(uniqueKeysWithValues: known.map { ($0, $0) })),
            bench: bench.filter(known.contains), benchGuests: benchGuests, duration: duration,
            score: score)
    }
}
