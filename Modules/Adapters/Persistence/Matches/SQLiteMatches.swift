import Domain
import Platform

/// One user's matches in the database.
struct SQLiteMatches: MatchRepository {
    let queue: DatabaseQueue
    let access: SessionGuard

    func start(
        _ lineUp: LineUp, clock: MatchClock, at now: Moment
    ) async throws(StorageError) -> Match {
        let id = UUID()
        return try await queue.write { database throws(StorageError) in
            let user = try access.user(database)
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
            try MatchStatements.current(of: try access.user(database), database)
        }
    }

    func save(_ match: Match) async throws(StorageError) {
        try await queue.write { database throws(StorageError) in
            try MatchStatements.save(match, of: try access.user(database), database)
        }
    }

    func end(_ match: Match, at now: Moment) async throws(StorageError) -> FinishedMatch {
        try await queue.write { database throws(StorageError) in
            let user = try access.user(database)
            try MatchStatements.save(match, of: user, database)
            try MatchStatements.end(of: user, at: now, database)
            // The match with the highest number is the one that was in progress.
            let newest = try MatchStatements.finished(of: user, limit: 1, database)
            guard let ended = newest.first, ended.id == match.id else { throw .damaged }
            return ended
        }
    }

    func finished(limit: Int?) async throws(StorageError) -> [FinishedMatch] {
        try await queue.read { database throws(StorageError) in
            try MatchStatements.finished(of: try access.user(database), limit: limit, database)
        }
    }
}
