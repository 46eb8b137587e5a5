import Domain
import Platform

/// One user's matches in the database.
struct SQLiteMatches: MatchRepository {
    let queue: DatabaseQueue
    let access: SessionGuard
    let folding: any TextFolding

    func start(
        _ lineUp: LineUp, clock: MatchClock, at now: Moment
    ) async throws(StorageError) -> Match {
        let id = UUID()
        return try await write { database, user throws(StorageError) in
            try MatchStatements.end(of: user, at: now, database)
            let number = try MatchStatements.insert(id, of: user, at: now, database)
            try LineUpStatements.insert(lineUp, match: number, user: user, database)
            // Read again: a player may have been deleted since the line-up was made.
            guard var match = try MatchStatements.current(of: user, database) else {
                throw .damaged
            }
            match.clock = clock
            try MatchStatements.save(match, of: user, database)
            return match
        }
    }

    func current() async throws(StorageError) -> Match? {
        try await queue.read { database throws(StorageError) in
            let user = try access.user(database)
            return try DamagedMatches.skipping { () throws(StorageError) in
                try MatchStatements.current(of: user, database)
            }
        }
    }

    func save(_ match: Match) async throws(StorageError) {
        try await write { database, user throws(StorageError) in
            try MatchStatements.save(match, of: user, database)
        }
    }

    func end(_ match: Match, at now: Moment) async throws(StorageError) -> FinishedMatch {
        try await write { database, user throws(StorageError) in
            try MatchStatements.save(match, of: user, database)
            try MatchStatements.end(of: user, at: now, database)
            // The match with the highest number is the one that was in progress.
            let newest = try MatchStatements.finishedNumbers(of: user, limit: 1, database).first
            guard let newest, let ended = try MatchStatements.finished(newest, database),
                ended.id == match.id
            else { throw .damaged }
            return ended
        }
    }

    func finished(limit: Int?) async throws(StorageError) -> [FinishedMatch] {
        try await queue.read { database throws(StorageError) in
            let user = try access.user(database)
            var found: [FinishedMatch] = []
            for number in try MatchStatements.finishedNumbers(of: user, limit: limit, database) {
                let match = try DamagedMatches.skipping { () throws(StorageError) in
                    try MatchStatements.finished(number, database)
                }
                if let match { found.append(match) }
            }
            return found
        }
    }

    func page(
        _ range: Range<Int>, of query: MatchQuery, containing match: MatchSummary.ID?
    ) async throws(StorageError) -> MatchPage {
        try await queue.read { database throws(StorageError) in
            let user = try access.user(database)
            return try MatchReader(database, user: user, query: query, folding: folding)
                .page(range, containing: match)
        }
    }

    func finished(_ id: MatchSummary.ID) async throws(StorageError) -> FinishedMatch {
        try await queue.read { database throws(StorageError) in
            let number = try database.integer(
                "SELECT number FROM matches WHERE number = ? AND user = ? AND winner IS NOT NULL",
                [.integer(id), .integer(access.user(database))])
            guard let number, let match = try MatchStatements.finished(number, database) else {
                throw .notFound
            }
            return match
        }
    }

    func damagedCount(limit: Int?) async throws(StorageError) -> Int {
        try await queue.read { database throws(StorageError) in
            try DamagedMatches.numbers(of: access.user(database), limit: limit, database).count
        }
    }

    func removeDamaged() async throws(StorageError) {
        try await write { database, user throws(StorageError) in
            let damaged = try DamagedMatches.numbers(of: user, limit: nil, database)
            try DamagedMatches.remove(damaged, database)
        }
    }

    /// Runs a change. If the copies of a row differ, repeats the change and repairs the indexes.
    @discardableResult
    private func write<Value: Sendable>(
        _ change: @Sendable (Database, Int64) throws(StorageError) -> Value
    ) async throws(StorageError) -> Value {
        do throws(StorageError) {
            return try await queue.write { database throws(StorageError) in
                try change(database, access.user(database))
            }
        } catch {
            guard error == .damaged else { throw error }
            return try await queue.write { database throws(StorageError) in
                let user = try access.user(database)
                return try database.repairing(["matches", "line_up_entries", "history_sizes"]) {
                    () throws(StorageError) in try change(database, user)
                }
            }
        }
    }
}
