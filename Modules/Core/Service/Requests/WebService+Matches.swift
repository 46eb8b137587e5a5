import Domain
import FoundationEssentials
import Records
import ServiceAPI

/// The result of a request with events.
private struct AddedEvents {
    let response: HTTPResponse
    /// The logs of the changed gathers.
    var logs: [GatherLogs.Stored] = []
}

/// The request for gathers with events.
extension WebService {
    private static let gathersPerRequest = 20

    func addEvents(_ request: HTTPRequest) -> HTTPAnswer {
        let now = time.now().wall
        return write(request, MatchesBody.self, limit: Self.matchesLimit, validate: Self.matches) {
            [logs] connection, user, matches throws(StorageError) -> AddedEvents in
            var updates: [GatherUpdate] = []
            for match in matches {
                let gather = try GatherEvents(match.id, of: user, known: logs, connection)
                switch gather.adding(match.events) {
                case .failure(let error): return AddedEvents(response: error.response)
                case .success(let update): updates.append(update)
                }
            }
            let running = try Self.runningGathers(of: user, connection)
                .subtracting(matches.map(\.id))
                .union(updates.filter(\.isRunning).map(\.id))
            do throws(StorageError) {
                for update in updates {
                    try update.state.checkProgress(
                        after: update.previous, isAlone: running.count <= 1
                    ) { () throws(StorageError) in
                        try !update.hasLaterGather(of: user, connection)
                    }
                }
            } catch  where [.matchInProgress, .laterMatch].contains(error) {
                // An error would undo the writes that share the transaction.
                return AddedEvents(response: HTTPResponse(error))
            }
            var stored: [GatherLogs.Stored] = []
            for update in updates where !update.events.isEmpty {
                guard let log = try update.store(at: now, of: user, connection) else {
                    return AddedEvents(
                        response: .tooMany("gathers", limit: AccountChanges.gatherLimit))
                }
                stored.append(log)
            }
            return AddedEvents(response: .done, logs: stored)
        } committed: { [logs] added in
            for log in added.logs { logs.add(log) }
            return added.response
        }
    }

    private static func runningGathers(
        of user: Int64, _ connection: any SQLConnection
    ) throws(StorageError) -> Set<UUID> {
        var ids: Set<UUID> = []
        try connection.run(
            "SELECT id FROM gathers WHERE user_number = $1 AND is_running = 1", [.integer(user)]
        ) { row throws(StorageError) in
            guard let id = UUID(uuidString: try row.text(0)) else { throw .damaged }
            ids.insert(id)
        }
        return ids
    }

    /// Returns the gathers of a body whose events follow the rules.
    private static func matches(
        _ body: MatchesBody
    ) throws(InvalidRequest) -> [MatchesBody.Match] {
        guard Set(body.matches.map(\.id)).count == body.matches.count else {
            throw InvalidRequest(response: .invalid("A gather occurs twice."))
        }
        // The stored events of all of them are read while other writes wait.
        guard (1...gathersPerRequest).contains(body.matches.count),
            body.matches.allSatisfy({ !$0.events.isEmpty })
        else {
            throw InvalidRequest(
                response: .invalid("A request has 1 to \(gathersPerRequest) gathers with events."))
        }
        for event in body.matches.flatMap(\.events) {
            if let reason = event.violation {
                throw InvalidRequest(response: .invalid(reason))
            }
        }
        return body.matches
    }
}

extension MatchEvent {
    /// The rule that an event from a client breaks, or nil.
    fileprivate var violation: String? {
        let numbers = 1...MatchEvent.maximumImportedNumber
        guard numbers.contains(counter), numbers.contains(id.sequence) else {
            return "A counter or a sequence is from 1 to \(MatchEvent.maximumImportedNumber)."
        }
        guard moment.isPossible else {
            return "A time is from 1970 to 9999, and an uptime at least 0."
        }
        guard moment.boot.utf8.count <= 100, moment.boot.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
        else { return "The identifier of a boot has up to 100 printable ASCII characters." }
        let names: [String] =
            switch kind {
            case .started(let start): start.lineUp.entries.map(\.name)
            case .joined(let entry): [entry.name]
            default: []
            }
        // A name with characters that are unsafe to store has another text.
        guard names.allSatisfy({ PlayerName($0)?.text == $0 }) else {
            return "A name has 1 to \(PlayerName.maximumLength) characters."
        }
        return nil
    }
}
