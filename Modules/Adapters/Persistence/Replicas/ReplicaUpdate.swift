import Domain
import FoundationEssentials
import Records
import SQLite

/// Stores changes of a server's account in a transaction.
struct ReplicaUpdate {
    let writer: RecordWriter
    /// The state of new changes.
    var state = ExchangeState.done
    private var user: Int64 { writer.user }
    private var database: Database { writer.database }

    /// Returns the name of the setting with the version of a user's replica.
    static func versionName(of user: Int64) -> String { "copy \(user)" }

    /// - Returns: `true` if the replica did not have all changes.
    func apply(_ update: AccountUpdate) throws(StorageError) -> Bool {
        let players = update.records.lazy.filter { $0.kind == Player.kind.name }
            .compactMap { PlayerID(uuid: $0.record) }
        if update.isComplete {
            // A restored server can have lost events and changes that it had.
            try WaitingEvents.addAll(of: user, database)
            try database.run(
                """
                DELETE FROM matches
                WHERE user = ? AND number NOT IN (SELECT match_number FROM waiting_events)
                """, [.integer(user)])
            try writer.changes.replaceStates(.done, with: .waiting)
            try deletePlayers(except: Set(players))
        }
        for player in Set(players) {
            // A server with a new database assigns the identifiers again.
            try database.run(
                "DELETE FROM players WHERE id = ? AND user <> ?",
                [.integer(player.number), .integer(user)])
        }
        let hasNewChanges = try writer.apply(update.records, as: state)
        for id in update.deletedMatches { try delete(id) }
        try store(update.results)
        let hasNewEvents = try store(update.matches)
        if let version = update.version {
            try database.run(
                "INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)",
                [.text(Self.versionName(of: user)), .text(version)])
        }
        return hasNewChanges || hasNewEvents || update.isComplete || !update.results.isEmpty
            || !update.deletedMatches.isEmpty
    }

    /// Deletes the players without changes whose numbers the server has assigned, except for those
    /// that the server still has. The others were deleted, or lost with the server's database.
    private func deletePlayers(except players: Set<PlayerID>) throws(StorageError) {
        let query = IDColumn.select("FROM players WHERE user = ? AND id < ?")
        let numbered = try database.all(
            query, [.integer(user), .integer(PlayerID.randomNumbers.lowerBound)]
        ) { row throws(StorageError) in PlayerID(try row.integer(.id)) }
        for player in numbered where !players.contains(player) {
            let history = try writer.changes.history(of: player.uuid, Player.kind.name)
            if history.changes.isEmpty { try writer.delete(player, leavesTrace: false) }
        }
    }

    private func delete(_ id: Match.ID) throws(StorageError) {
        guard let number = try MatchStatements.number(of: id, of: user, database) else { return }
        try MatchStatements.delete(number, database)
    }

    /// Stores matches without events, unless this device has events for the server. Their line-ups
    /// have the current names of the players.
    private func store(_ results: [AccountUpdate.Result]) throws(StorageError) {
        for result in results.sorted(by: { $0.startedAt < $1.startedAt }) {
            let number = try MatchStatements.number(of: result.id, of: user, database)
            if let number, try WaitingEvents.hasMarks(number, database) { continue }
            try delete(result.id)
            var entries: [LineUpEntry] = []
            for (player, team) in result.teams {
                let history = try writer.changes.history(of: player.uuid, Player.kind.name)
                guard let known: Player = history.record?.record() else { continue }
                entries.append(LineUpEntry(known, team: team))
            }
            // A match without players cannot be shown.
            guard let lineUp = LineUp(entries) else { continue }
            let moment = Moment(wall: result.startedAt, uptime: 0, boot: "")
            let match = Match(
                FinishedMatch(
                    id: result.id, startedAt: moment, endedAt: moment, lineUp: lineUp,
                    score: result.score))
            try MatchStatements.insert(match, of: user, database)
            try removeMarks(match.log.events, of: match.id)
        }
    }

    private func removeMarks(
        _ events: [MatchEvent], of match: Match.ID
    ) throws(StorageError) {
        guard let number = try MatchStatements.number(of: match, of: user, database) else { return }
        try WaitingEvents.remove(events, of: number, database)
    }

    /// Stores events. Matches that are over come first, because only one can be in progress.
    ///
    /// - Returns: `true` if one of them was not stored yet.
    private func store(_ matches: [AccountUpdate.MatchEvents]) throws(StorageError) -> Bool {
        let device = try EventDevice.id(database)
        var changes: [(match: Match, number: Int64?)] = []
        for match in matches {
            let number = try MatchStatements.number(of: match.id, of: user, database)
            let stored = try number.map { number throws(StorageError) in
                try storedEvents(of: number, match)
            }
            let replaced = try number.map { number throws(StorageError) in
                try remove(stored ?? [], replacedBy: match.events, of: number)
            }
            let kept = (stored ?? []).filter { replaced?.contains($0) != true }
            guard var log = MatchLog(kept + match.events, device: device) else { throw .damaged }
            for event in replaced ?? [] { log.insert(log.next(event.kind, at: event.moment)) }
            changes.append((Match(id: match.id, log: log), number))
        }
        try endEarlierMatches(&changes)
        changes.sort { left, right in
            let (isLeftRunning, isRightRunning) = (
                left.match.state.endedAt == nil, right.match.state.endedAt == nil
            )
            guard isLeftRunning == isRightRunning else { return isRightRunning }
            return left.match.startedAt.wall < right.match.startedAt.wall
        }
        var hasNews = false
        for (match, number) in changes {
            guard let number else {
                try MatchStatements.insert(match, of: user, database)
                hasNews = true
                continue
            }
            for event in match.log.events
            where try EventStatements.insert(event, into: number, database) {
                hasNews = true
            }
            try MatchStatements.refresh(match, as: number, of: user, database)
        }
        if state == .done {
            for match in matches { try removeMarks(match.events, of: match.id) }
        }
        // The server can have refused events because of a match that has ended now.
        if hasNews { try WaitingEvents.retry(of: user, database) }
        return hasNews
    }

    /// Returns the stored events of a match. Removes those that a result was stored with, if
    /// another device has the real ones.
    private func storedEvents(
        of number: Int64, _ match: AccountUpdate.MatchEvents
    ) throws(StorageError) -> [MatchEvent] {
        let stored = try EventStatements.events(of: number, database)
        guard stored.allSatisfy({ $0.id.device == match.id }),
            match.events.contains(where: { $0.id.device != match.id && $0.isStart })
        else { return stored }
        for event in stored { try EventStatements.delete(event.id, of: number, database) }
        try WaitingEvents.removeAll(of: number, database)
        return []
    }

    /// Removes events that wait if the server has others with their identities, as after the
    /// restoration of the files of this device. They get new identities.
    private func remove(
        _ stored: [MatchEvent], replacedBy events: [MatchEvent], of number: Int64
    ) throws(StorageError) -> [MatchEvent] {
        let others = stored.filter { event in
            events.contains { $0.id == event.id && $0 != event }
        }
        guard !others.isEmpty else { return [] }
        let replaced = try WaitingEvents.events(among: others, of: number, database)
        for event in replaced { try EventStatements.delete(event.id, of: number, database) }
        return replaced
    }

    /// Ends all matches in progress except the one that has started last. Two devices can have
    /// started matches without knowing that of the other.
    private func endEarlierMatches(
        _ changes: inout [(match: Match, number: Int64?)]
    ) throws(StorageError) {
        guard changes.contains(where: { $0.match.state.endedAt == nil }) else { return }
        if let current = try MatchStatements.currentNumber(of: user, database),
            !changes.contains(where: { $0.number == current }),
            let match = try DamagedMatches.match(current, of: user, database)
        {
            changes.append((match, current))
        }
        let running = changes.indices.filter { changes[$0].match.state.endedAt == nil }.sorted {
            let (left, right) = (changes[$0].match, changes[$1].match)
            return (left.startedAt.wall, left.id) < (right.startedAt.wall, right.id)
        }
        guard let last = running.last else { return }
        let end = changes[last].match.startedAt
        for index in running.dropLast() {
            let match = changes[index].match
            changes[index].match = match.adding(match.log.next(.ended, at: end))
        }
    }
}

extension MatchEvent {
    fileprivate var isStart: Bool { if case .started = kind { true } else { false } }
}
