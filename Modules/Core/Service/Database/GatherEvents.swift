import Domain
import Platform

/// The stored events of a gather, to which a client adds others.
struct GatherEvents {
    /// The largest number of events of a gather.
    static let limit = 2_000

    private let id: UUID
    /// The number of the gather; nil if it is not stored.
    private let number: Int64?
    private let isForeign: Bool
    private let events: [MatchEvent.ID: MatchEvent]

    /// Reads the events of a gather.
    init(_ id: UUID, of user: Int64, _ connection: any SQLConnection) throws(StorageError) {
        let found = try connection.first(
            "SELECT number, user_number FROM gathers WHERE id = $1", [.text(id.uuidString)]
        ) { row throws(StorageError) in (try row.integer(0), try row.integer(1)) }
        self.id = id
        number = found?.0
        isForeign = found.map { $0.1 != user } ?? false
        guard let number, !isForeign else {
            events = [:]
            return
        }
        var stored: [MatchEvent.ID: MatchEvent] = [:]
        let decoder = JSONDecoder()
        try connection.run(
            "SELECT event FROM gather_events WHERE gather_number = $1", [.integer(number)]
        ) { row throws(StorageError) in
            let text = Data(try row.text(0).utf8)
            guard let event = try? decoder.decode(MatchEvent.self, from: text) else {
                throw .damaged
            }
            stored[event.id] = event
        }
        events = stored
    }

    /// Returns the effect of further events.
    func adding(_ added: [MatchEvent]) -> Result<GatherUpdate, InvalidRequest> {
        guard !isForeign else { return .failure(InvalidRequest(response: .notFound)) }
        var all = events
        var new: [MatchEvent] = []
        for event in added {
            if let known = all.updateValue(event, forKey: event.id) {
                guard known == event else {
                    return .failure(InvalidRequest(response: .otherEvent))
                }
            } else {
                new.append(event)
            }
        }
        guard all.count <= Self.limit else {
            return .failure(
                InvalidRequest(response: .tooMany("events", limit: Int64(Self.limit))))
        }
        // The log adds no events, so it needs no device of its own.
        guard let log = MatchLog(all.values, device: id) else {
            return .failure(InvalidRequest(response: .invalid("A gather begins with its start.")))
        }
        return .success(GatherUpdate(id: id, number: number, events: new, state: log.state))
    }
}

/// New events of a gather, and its values with them.
struct GatherUpdate {
    let id: UUID
    /// The number of the gather; nil if it is not stored.
    let number: Int64?
    let events: [MatchEvent]
    let state: MatchState

    var isRunning: Bool { state.endedAt == nil }

    /// Stores the events and the values.
    ///
    /// - Parameter now: Milliseconds since 1970.
    /// - Returns: `false` if the user has too many gathers.
    func store(
        at now: Int64, of user: Int64, _ connection: any SQLConnection
    ) throws(StorageError) -> Bool {
        let changes = AccountChanges(user: user, connection: connection)
        let version: Int64
        if number == nil {
            guard let added = try changes.addGather() else { return false }
            version = added
        } else {
            version = try changes.nextVersion()
        }
        let number = try storeValues(version, at: now, of: user, connection)
        for event in events {
            try connection.run(
                """
                INSERT INTO gather_events (gather_number, event_id, user_number, version, event)
                VALUES ($1, $2, $3, $4, $5)
                """,
                [
                    .integer(number), .text(event.id.description), .integer(user),
                    .integer(version), .text(try event.json),
                ])
        }
        try storePlayers(of: number, user, connection)
        return true
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
            ON CONFLICT (id) DO UPDATE SET
                score = excluded.score, winner_team = excluded.winner_team,
                version = excluded.version, has_events = 1, is_running = excluded.is_running,
                is_deleted = excluded.is_deleted
            RETURNING number
            """,
            [
                .text(id.uuidString), .integer(user), .text(state.score.text), .optional(winner),
                .integer(version), .integer(now), .integer(isRunning ? 1 : 0),
                .integer(state.isDeleted ? 1 : 0),
            ])
        guard let number else { throw .damaged }
        return number
    }

    /// Stores who plays in which team, for clients that do not read events.
    private func storePlayers(
        of gather: Int64, _ user: Int64, _ connection: any SQLConnection
    ) throws(StorageError) {
        var stored: [Int64: String] = [:]
        try connection.run(
            "SELECT player_id, team FROM gather_players WHERE gather_number = $1",
            [.integer(gather)]
        ) { row throws(StorageError) in
            if let player = try row.integer(0) { stored[player] = try row.text(1) }
        }
        for participant in state.participants {
            guard let player = participant.entry.playerID?.number else { continue }
            let team = (participant.entry.team == .a ? Winner.teamA : .teamB).rawValue
            guard stored.removeValue(forKey: player) != team else { continue }
            try connection.run(
                """
                INSERT INTO gather_players (team, gather_number, player_id)
                SELECT $1, CAST($2 AS BIGINT), id FROM players WHERE id = $3 AND user_number = $4
                ON CONFLICT (gather_number, player_id) DO UPDATE SET team = excluded.team
                """, [.text(team), .integer(gather), .integer(player), .integer(user)])
        }
        for player in stored.keys {
            try connection.run(
                "DELETE FROM gather_players WHERE gather_number = $1 AND player_id = $2",
                [.integer(gather), .integer(player)])
        }
    }
}

extension MatchEvent {
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
