/// What the program has shown as done.
struct Truth: Equatable {
    struct Match: Equatable {
        var scoreA = 0
        var scoreB = 0
        var clock = "stopped"
    }

    var names: [String] = []
    var match: Match?
    var finished = 0

    /// What SQLite finds. A name that was not confirmed may be there at the end.
    init(in database: SQLiteShell) async throws {
        names = try await database.lines("SELECT name FROM players ORDER BY id")
        let open = try await database.lines(
            "SELECT score_a, score_b, clock_state FROM matches WHERE winner IS NULL")
        match = open.first.flatMap { row in
            let parts = row.split(separator: "|").map(String.init)
            return Match(scoreA: Int(parts[0]) ?? -1, scoreB: Int(parts[1]) ?? -1, clock: parts[2])
        }
        finished =
            Int(
                try await database.value(
                    "SELECT count(*) FROM matches WHERE winner IS NOT NULL")) ?? -1
    }

    init() {}
}
