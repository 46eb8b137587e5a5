import Domain
import FoundationEssentials
import SQLite

private enum EventColumn: Int32, ResultColumn {
    case device, sequence, counter, wall, uptime, boot, change

    var sql: String { "\(self)" }
}

/// The statements for the events of a match.
enum EventStatements {
    static let copy = RowCopy(
        table: "match_events", columns: ["match_number"] + EventColumn.allCases.map(\.sql))

    /// Returns the events of a match.
    ///
    /// - Parameter isCopy: Whether to read the copies of the events.
    /// - Throws: `.damaged` if an event of a known kind cannot be decoded.
    static func events(
        of match: Int64, isCopy: Bool = false, _ database: Database
    ) throws(StorageError) -> [MatchEvent] {
        let decoder = JSONDecoder()
        let source =
            isCopy ? "INDEXED BY match_events_copy" : try database.unindexed("match_events")
        let query = EventColumn.select("FROM match_events \(source) WHERE match_number = ?")
        return try database.all(query, [.integer(match)]) { row throws(StorageError) in
            let (id, counter) = (try id(row), try row.integer(.counter))
            let change = Data(try row.text(.change).utf8)
            // After the largest number there would be no unused identity.
            guard id.sequence > 0, counter > 0, max(id.sequence, counter) < Int64(1) << 53,
                let kind = try? decoder.decode(MatchEvent.Kind.self, from: change)
            else { throw .damaged }
            return MatchEvent(
                id: id, counter: counter,
                moment: Moment(
                    wall: try row.integer(.wall), uptime: try row.integer(.uptime),
                    boot: try row.text(.boot)),
                kind: kind)
        }
    }

    /// Returns the identities of the events of a match, without those that are damaged.
    static func ids(
        of match: Int64, _ database: Database
    ) throws(StorageError) -> Set<MatchEvent.ID> {
        let query = EventColumn.select("FROM match_events WHERE match_number = ?")
        let ids = try database.all(query, [.integer(match)]) { row throws(StorageError) in
            try? id(row)
        }
        return Set(ids.compactMap(\.self))
    }

    private static func id(_ row: Row<EventColumn>) throws(StorageError) -> MatchEvent.ID {
        guard let device = UUID(bytes: try row.blob(.device)) else { throw .damaged }
        return MatchEvent.ID(device: device, sequence: try row.integer(.sequence))
    }

    /// Returns the number of events of a match.
    static func count(of match: Int64, _ database: Database) throws(StorageError) -> Int {
        let count = try database.integer(
            "SELECT count(*) FROM match_events WHERE match_number = ?", [.integer(match)])
        return Int(count ?? 0)
    }

    /// Stores an event. In the replica of a server's account, it waits until the server has it.
    ///
    /// - Returns: `false` if the match has an event with this identity.
    static func insert(
        _ event: MatchEvent, into match: Int64, _ database: Database
    ) throws(StorageError) -> Bool {
        let row: ColumnValues<EventColumn> = [
            .device: .blob(event.id.device.bytes), .sequence: .integer(event.id.sequence),
            .counter: .integer(event.counter), .wall: .integer(event.moment.wall),
            .uptime: .integer(event.moment.uptime), .boot: .text(event.moment.boot),
            .change: .text(try text(of: event.kind)),
        ]
        let sql = """
            INSERT INTO match_events (match_number, \(row.columns)) VALUES (?, \(row.parameters))
            ON CONFLICT DO NOTHING
            """
        guard try database.run(sql, [.integer(match)] + row.values) == 1 else { return false }
        try WaitingEvents.add(event.id, of: match, database)
        return true
    }

    /// Deletes an event, if the match has it.
    static func delete(
        _ id: MatchEvent.ID, of match: Int64, _ database: Database
    ) throws(StorageError) {
        try database.run(
            "DELETE FROM match_events WHERE match_number = ? AND device = ? AND sequence = ?",
            [.integer(match), .blob(id.device.bytes), .integer(id.sequence)])
    }

    /// Replaces the events of a match.
    static func replace(
        _ events: [MatchEvent], of match: Int64, _ database: Database
    ) throws(StorageError) {
        try database.run("DELETE FROM match_events WHERE match_number = ?", [.integer(match)])
        for event in events { _ = try insert(event, into: match, database) }
    }

    private static func text(of kind: MatchEvent.Kind) throws(StorageError) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(kind) else { throw .unavailable }
        return String(decoding: data, as: UTF8.self)
    }
}
