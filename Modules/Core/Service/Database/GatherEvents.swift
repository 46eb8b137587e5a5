import Domain
import FoundationEssentials
import Records

/// The stored events of a gather, to which a client adds others.
struct GatherEvents {
    /// The largest number of events of a gather.
    static let limit = 2_000

    private let id: UUID
    /// The number of the gather; nil if it is not stored.
    private let number: Int64?
    /// The stored events; nil if there are none.
    private let log: MatchLog?

    /// Reads the events of a gather, without those of a known log.
    init(
        _ id: UUID, of user: Int64, known logs: GatherLogs, _ connection: any SQLConnection
    ) throws(StorageError) {
        let found = try connection.first(
            "SELECT number, version FROM gathers WHERE user_number = $1 AND id = $2",
            [.integer(user), .text(id.uuidString)]
        ) { row throws(StorageError) in
            (number: try row.integer(0) ?? 0, version: try row.integer(1) ?? 0)
        }
        self.id = id
        number = found?.number
        guard let found, let number else {
            log = nil
            return
        }
        let known = logs.log(of: number, upTo: found.version)
        if let known, known.version == found.version {
            log = known.log
            return
        }
        let new = try Self.events(of: number, after: known?.version, user, connection)
        log = MatchLog((known?.log.events ?? []) + new, device: id)
        // A gather without events has no start.
        guard log != nil || new.isEmpty else { throw .damaged }
    }

    /// Returns the events of a gather that were stored after a version, or all.
    private static func events(
        of number: Int64, after version: Int64?, _ user: Int64, _ connection: any SQLConnection
    ) throws(StorageError) -> [MatchEvent] {
        var events: [MatchEvent] = []
        let (condition, parameters): (String, [RecordValue]) =
            if let version {
                (
                    "gather_number = $1 AND user_number = $2 AND version > $3",
                    [.integer(number), .integer(user), .integer(version)]
                )
            } else {
                ("gather_number = $1", [.integer(number)])
            }
        try connection.run("SELECT event FROM gather_events WHERE \(condition)", parameters) {
            row throws(StorageError) in
            events.append(try MatchEvent(json: try row.text(0)))
        }
        return events
    }

    /// Returns the effect of further events.
    func adding(_ added: [MatchEvent]) -> Result<GatherUpdate, InvalidRequest> {
        var new: [MatchEvent] = []
        for event in added {
            let known = (log?.events.last { $0.id == event.id }) ?? new.first { $0.id == event.id }
            guard let known else {
                new.append(event)
                continue
            }
            guard known == event else {
                return .failure(InvalidRequest(response: .otherEvent))
            }
        }
        guard (log?.events.count ?? 0) + new.count <= Self.limit else {
            return .failure(
                InvalidRequest(response: .tooMany("events", limit: Int64(Self.limit))))
        }
        let previous = log?.state
        guard let log = Self.log(log, adding: new, id) else {
            return .failure(InvalidRequest(response: .invalid("A gather begins with its start.")))
        }
        return .success(
            GatherUpdate(id: id, number: number, previous: previous, events: new, log: log))
    }

    private static func log(_ log: MatchLog?, adding new: [MatchEvent], _ id: UUID) -> MatchLog? {
        // The log adds no events of its own, so it needs no device.
        guard var log, new.count <= 1 else {
            return MatchLog((log?.events ?? []) + new, device: id)
        }
        for event in new { log.insert(event) }
        return log
    }
}

/// New events of a gather, and its values with them.
struct GatherUpdate {
    let id: UUID
    /// The number of the gather; nil if it is not stored.
    let number: Int64?
    /// The state without the events; nil if the gather is not stored.
    let previous: MatchState?
    let events: [MatchEvent]
    let log: MatchLog

    var state: MatchState { log.state }
    var isRunning: Bool { state.endedAt == nil }

    /// Returns whether another gather that was not deleted was stored later, unless its events tell
    /// that it has started earlier, as those of an imported gather do.
    func hasLaterGather(
        of user: Int64, _ connection: any SQLConnection
    ) throws(StorageError) -> Bool {
        guard let number else { return false }
        var isFound = false
        try connection.run(
            """
            SELECT event FROM gathers LEFT JOIN gather_events
                ON gather_number = number AND event LIKE '%"kind":"started"%'
            WHERE gathers.user_number = $1 AND number > $2 AND is_deleted = 0
            """, [.integer(user), .integer(number)]
        ) { row throws(StorageError) in
            let start = try row.optionalText(0).map { text throws(StorageError) in
                try MatchEvent(json: text)
            }
            if start.map({ $0.moment.wall >= state.startedAt.wall }) ?? true { isFound = true }
        }
        return isFound
    }

    /// Stores the events and the values.
    ///
    /// - Parameter now: Milliseconds since 1970.
    /// - Returns: The log after the commit; nil if the user has too many gathers.
    func store(
        at now: Int64, of user: Int64, _ connection: any SQLConnection
    ) throws(StorageError) -> GatherLogs.Stored? {
        let changes = AccountChanges(user: user, connection: connection)
        let version: Int64
        if number == nil {
            guard let added = try changes.addGather() else { return nil }
            version = added
        } else {
            version = try changes.nextVersion()
        }
        let number = try storeValues(version, at: now, of: user, connection)
        for event in events {
            try connection.queue(
                """
                INSERT INTO gather_events (gather_number, event_id, user_number, version, event)
                VALUES ($1, $2, $3, $4, $5)
                """,
                [
                    .integer(number), .text(event.id.description), .integer(user),
                    .integer(version), .text(try event.json),
                ])
        }
        try storePlayers(of: number, connection)
        return GatherLogs.Stored(number: number, version: version, log: log)
    }

    private func storeValues(
        _ version: Int64, at now: Int64, of user: Int64, _ connection: any SQLConnection
    ) throws(StorageError) -> Int64 {
        let winner = state.endedAt.map { _ in state.score.winner.rawValue }
        let number = try connection.integer(
            """
            INSERT INTO gathers (
                id, user_number, score, winner_team, version, created_at, has_events, is_running,
                is_deleted
            ) VALUES ($1, $2, $3, $4, $5, $6, 1, $7, $8)
            ON CONFLICT (user_number, id) DO UPDATE SET
                score = excluded.score, winner_team = excluded.winner_team,
                version = excluded.version, has_events = 1, is_running = excluded.is_running,
                is_deleted = excluded.is_deleted
            RETURNING number
            """,
            [
                .text(id.uuidString), .integer(user), .text(state.score.text), RecordValue(winner),
                .integer(version), .integer(now), .integer(isRunning ? 1 : 0),
                .integer(state.isDeleted ? 1 : 0),
            ])
        guard let number else { throw .damaged }
        return number
    }

    /// Stores who plays in which team, for clients that do not read events. Readers leave out the
    /// players that the user does not have.
    private func storePlayers(
        of gather: Int64, _ connection: any SQLConnection
    ) throws(StorageError) {
        var stored: [Int64: String] = [:]
        try connection.run(
            "SELECT player_id, team FROM gather_players WHERE gather_number = $1",
            [.integer(gather)]
        ) { row throws(StorageError) in
            if let player = try row.integer(0) { stored[player] = try row.text(1) }
        }
        for entry in state.participants.map(\.entry) {
            guard let player = entry.playerID?.number else { continue }
            let team = (entry.team == .a ? Winner.teamA : .teamB).rawValue
            guard stored.removeValue(forKey: player) != team else { continue }
            try connection.queue(
                """
                INSERT INTO gather_players (gather_number, player_id, team) VALUES ($1, $2, $3)
                ON CONFLICT (gather_number, player_id) DO UPDATE SET team = excluded.team
                """, [.integer(gather), .integer(player), .text(team)])
        }
        for player in stored.keys.sorted() {
            try connection.queue(
                "DELETE FROM gather_players WHERE gather_number = $1 AND player_id = $2",
                [.integer(gather), .integer(player)])
        }
    }
}

extension MatchEvent {
    /// Creates an event from stored JSON.
    fileprivate init(json: String) throws(StorageError) {
        guard let event = try? JSONDecoder().decode(Self.self, from: Data(json.utf8)) else {
            throw .damaged
        }
        self = event
    }

    /// The event as JSON, as in a request.
    fileprivate var json: String {
        get throws(StorageError) {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            guard let data = try? encoder.encode(self) else { throw .unavailable }
            return String(decoding: data, as: UTF8.self)
        }
    }
}
