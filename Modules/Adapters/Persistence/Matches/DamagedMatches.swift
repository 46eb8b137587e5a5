import Domain

private enum UserColumn: Int32, ResultColumn {
    case number

    var sql: String { "number" }
}

/// The matches whose stored values break the rules.
enum DamagedMatches {
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

    /// Returns the numbers of the damaged matches of a user: the match in progress, and those among
    /// the newest finished matches.
    ///
    /// - Parameter limit: The largest number of finished matches to read, or nil for all.
    static func numbers(
        of user: Int64, limit: Int?, _ database: Database
    ) throws(StorageError) -> [Int64] {
        var damaged: [Int64] = []
        let current = try database.integer(
            "SELECT number FROM matches WHERE user = ? AND winner IS NULL", [.integer(user)])
        if let current {
            let match = try skipping { () throws(StorageError) in
                try MatchStatements.current(of: user, database)
            }
            if match == nil { damaged.append(current) }
        }
        for number in try MatchStatements.finishedNumbers(of: user, limit: limit, database) {
            let match = try skipping { () throws(StorageError) in
                try MatchStatements.finished(number, database)
            }
            if match == nil { damaged.append(number) }
        }
        return damaged
    }

    /// Returns the numbers of the damaged matches of all users.
    static func numbers(_ database: Database) throws(StorageError) -> [Int64] {
        let users = try database.all(UserColumn.select("FROM users")) { row throws(StorageError) in
            try row.integer(.number)
        }
        var damaged: [Int64] = []
        for user in users { damaged += try numbers(of: user, limit: nil, database) }
        return damaged
    }

    static func remove(_ numbers: [Int64], _ database: Database) throws(StorageError) {
        for number in numbers {
            try database.run("DELETE FROM matches WHERE number = ?", [.integer(number)])
        }
    }
}
