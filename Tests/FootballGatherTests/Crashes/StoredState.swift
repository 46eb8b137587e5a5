/// The content of the database that the crash test compares.
struct StoredState: Equatable {
    struct Match: Equatable {
        var scoreA = 0
        var scoreB = 0
        var clock = "stopped"
    }

    var names: [String] = []
    /// The match in progress.
    var match: Match?
    /// The number of matches that have ended.
    var finished = 0
    /// The number of the match, the sequence number, the kind and the team of each event.
    private(set) var events: [String] = []

    init() {}

    /// Adds an event to the match in progress.
    mutating func add(_ event: String) {
        let match = finished + 1
        let sequence = events.count { $0.hasPrefix("\(match) ") } + 1
        events.append("\(match) \(sequence) \(event)")
    }

    init(in database: SQLiteShell) async throws {
        names = try await database.lines("SELECT name FROM players ORDER BY id")
        let open = try await database.lines(
            "SELECT score_a, score_b, clock_state FROM matches WHERE winner IS NULL")
        match = open.first.flatMap { row in
            let columns = row.split(separator: "|").map(String.init)
            return Match(
                scoreA: Int(columns[0]) ?? -1, scoreB: Int(columns[1]) ?? -1, clock: columns[2])
        }
        let count = try await database.value(
            "SELECT count(*) FROM matches WHERE winner IS NOT NULL")
        finished = Int(count) ?? -1
        events = try await database.lines(
            """
            SELECT match_number || ' ' || sequence || ' ' || json_extract(change, '$.kind')
                || coalesce(' ' || json_extract(change, '$.goal.team'), '')
            FROM match_events ORDER BY match_number, counter
            """)
    }
}
