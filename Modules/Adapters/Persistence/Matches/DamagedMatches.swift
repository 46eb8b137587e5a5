import Domain
import SQLite

private enum UserColumn: Int32, ResultColumn {
    case number

    var sql: String { "number" }
}

/// The matches whose stored values break the rules.
enum DamagedMatches {
    /// The numbers of matches that a repair could not restore.
    struct Losses {
        /// Matches without valid events and without a result.
        var removed = 0
        /// Matches that kept only their result.
        var withoutEvents = 0
    }

    /// Returns the value of `read`, or nil if it throws `.damaged`.
    static func skipping<Value>(
        _ read: () throws(StorageError) -> Value?
    ) throws(StorageError) -> Value? {
        do throws(StorageError) {
            return try read()
        } catch {
            guard error == .damaged else { throw error }
            return nil
        }
    }

    /// Returns a match of a user, or nil if it is not stored.
    ///
    /// - Throws: `.damaged` if the events break the rules, or differ from their copies.
    static func verifiedMatch(
        _ number: Int64, of user: Int64, _ database: Database
    ) throws(StorageError) -> Match? {
        try verify(EventStatements.copy, "match_number", number, database)
        guard let match = try MatchStatements.match(number, of: user, database) else { return nil }
        try LineUpStatements.verify(match.players, of: user, database)
        // A changed identifier would make the match unknown to the next change.
        guard try MatchStatements.number(of: match.id, of: user, database) == number else {
            throw .damaged
        }
        return match
    }

    private static func verify(
        _ copy: RowCopy, _ key: String, _ number: Int64, _ database: Database
    ) throws(StorageError) {
        let isDifferent = try copy.differs(where: "\(key) = ?1", .integer(number), database)
        guard !isDifferent else { throw .damaged }
    }

    /// Returns a finished match from its columns, or nil if it is not stored, or they are damaged
    /// or differ from their copies.
    static func verifiedResult(
        _ number: Int64, _ database: Database
    ) throws(StorageError) -> FinishedMatch? {
        try skipping { () throws(StorageError) in
            try verify(MatchStatements.copy, "number", number, database)
            try verify(LineUpStatements.copy, "match_number", number, database)
            return try MatchStatements.finished(number, database)
        }
    }

    /// Returns a match of a user, or nil if it is not stored or is damaged.
    static func match(
        _ number: Int64, of user: Int64, _ database: Database
    ) throws(StorageError) -> Match? {
        try skipping { () throws(StorageError) in
            try MatchStatements.match(number, of: user, database)
        }
    }

    /// Returns a finished match from its columns, or nil if it is not stored or they are damaged.
    static func result(
        _ number: Int64, _ database: Database
    ) throws(StorageError) -> FinishedMatch? {
        try skipping { () throws(StorageError) in try MatchStatements.finished(number, database) }
    }

    /// Returns the number of damaged matches: the match in progress, and the newest finished
    /// matches.
    ///
    /// - Parameter limit: The largest number of finished matches to read, or nil for all.
    static func count(
        of user: Int64, limit: Int?, _ database: Database
    ) throws(StorageError) -> Int {
        var count = 0
        if let current = try MatchStatements.currentNumber(of: user, database),
            try isDamaged(current, of: user, database)
        {
            count += 1
        }
        for number in try MatchStatements.finishedNumbers(of: user, limit: limit, database) {
            let hasResult = try verifiedResult(number, database) != nil
            let isDamaged = try isDamaged(number, of: user, database)
            if isDamaged || !hasResult { count += 1 }
        }
        return count
    }

    private static func isDamaged(
        _ number: Int64, of user: Int64, _ database: Database
    ) throws(StorageError) -> Bool {
        try skipping { () throws(StorageError) in
            try verifiedMatch(number, of: user, database)
        } == nil
    }

    /// Corrects the columns and line-ups that differ from the events. Damaged events are replaced
    /// by their copies. If these are damaged too, the match has ended and keeps its result, or is
    /// removed if it has none.
    static func repair(of user: Int64, _ database: Database) throws(StorageError) {
        var losses = Losses()
        try repair(of: user, database, &losses)
    }

    /// Repairs the matches of all users.
    static func repair(_ database: Database) throws(StorageError) -> Losses {
        var losses = Losses()
        for user in try users(database) { try repair(of: user, database, &losses) }
        return losses
    }

    private static func repair(
        of user: Int64, _ database: Database, _ losses: inout Losses
    ) throws(StorageError) {
        for (number, match) in try faults(of: user, database) {
            if let match {
                try MatchStatements.refresh(match, as: number, of: user, database)
                continue
            }
            let copy = try skipping { () throws(StorageError) in
                try MatchStatements.match(number, of: user, isCopy: true, database)
            }
            if let copy {
                try EventStatements.replace(copy.log.events, of: number, database)
                try MatchStatements.refresh(copy, as: number, of: user, database)
                continue
            }
            try MatchStatements.endDamaged(number, at: nil, database)
            let result = try result(number, database)
            try MatchStatements.delete(number, database)
            if let result {
                try MatchStatements.insert(Match(result), as: number, of: user, database)
                losses.withoutEvents += 1
            } else {
                losses.removed += 1
            }
        }
    }

    /// Returns one line for each match that is damaged or has to be corrected.
    static func findings(_ database: Database) throws(StorageError) -> [String] {
        var findings: [String] = []
        for user in try users(database) {
            findings += try faults(of: user, database).map { number, match in
                match == nil
                    ? DamageStrings.invalidGather("\(number)")
                    : DamageStrings.differentResult("\(number)")
            }
        }
        return findings
    }

    /// Returns the numbers of the matches that are damaged, and of those whose columns or line-up
    /// differ from the events, with the result of the events.
    private static func faults(
        of user: Int64, _ database: Database
    ) throws(StorageError) -> [(number: Int64, match: Match?)] {
        var faults: [(number: Int64, match: Match?)] = []
        for number in try MatchStatements.numbers(of: user, database) {
            let match = try match(number, of: user, database)
            if let match, try MatchStatements.isUpToDate(match, as: number, database) { continue }
            faults.append((number, match))
        }
        return faults
    }

    private static func users(_ database: Database) throws(StorageError) -> [Int64] {
        try database.all(UserColumn.select("FROM users")) { row throws(StorageError) in
            try row.integer(.number)
        }
    }
}
