import Domain
import FoundationEssentials
import ServiceAPI

extension RemoteAccount {
    /// The largest number of bytes of the events or changes in a request.
    private static let requestLimit = 48 * 1_024

    /// Sends what the server does not have.
    ///
    /// - Parameter refuses: Whether to mark what the server does not accept. Otherwise, it waits.
    func sendWaiting(refuses: Bool) async throws(AccountError) {
        while true {
            let waiting = try await AccountError.converting(await replicas.waiting(of: session))
            guard !waiting.matches.isEmpty || !waiting.records.isEmpty else { return }
            guard try await send(waiting) != nil else {
                _ = try await AccountError.converting(await replicas.apply(waiting, to: session))
                remember(nil, for: waiting)
                continue
            }
            // One by one, to find what the server does not accept.
            for part in waiting.parts {
                let refusal = try await sendCompletely(part)
                if refusal == nil {
                    _ = try await AccountError.converting(await replicas.apply(part, to: session))
                } else if refuses {
                    try await AccountError.converting(await replicas.refuse(part, of: session))
                }
                if refusal == nil || refuses { remember(refusal, for: part) }
            }
            guard refuses else { return }
        }
    }

    /// Sends one part, with all events of a match if the server has it without events.
    ///
    /// - Returns: The reason why the server does not accept it; nil if it does.
    private func sendCompletely(_ part: AccountUpdate) async throws(AccountError) -> String? {
        guard let refusal = try await send(part) else { return nil }
        guard let id = part.matches.first?.id,
            let match = try await AccountError.converting(
                await replicas.events(of: id, in: session))
        else { return refusal }
        var all = AccountUpdate()
        all.matches = [match]
        return try await send(all)
    }

    /// Sends events and changes of records in requests of a limited size.
    ///
    /// - Returns: The reason why the server does not accept one of them; nil if it has all.
    private func send(_ update: AccountUpdate) async throws(AccountError) -> String? {
        // The events of matches refer to players.
        for changes in update.records.groups(ofSize: Self.requestLimit, \.byteCount) {
            let body = RecordChangesBody(changes: changes)
            let response = try await send("PUT", .addRecordChanges, body)
            if let refusal = try refusal(in: response) { return refusal }
        }
        for matches in update.matches.requests(ofSize: Self.requestLimit) {
            let body = MatchesBody(
                matches: matches.map { MatchesBody.Match(id: $0.id, events: $0.events) })
            let response = try await send("PUT", .addEvents, body)
            if let refusal = try refusal(in: response) { return refusal }
        }
        return nil
    }

    private func refusal(in response: ServerResponse) throws(AccountError) -> String? {
        if [400, 404, 409, 413, 422].contains(response.status), let reason = response.reason {
            return reason
        }
        guard response.status == 204 else { throw response.error }
        return nil
    }
}

extension AccountUpdate {
    /// Each match and each change of a record alone.
    fileprivate var parts: [AccountUpdate] {
        matches.map { match in
            var part = AccountUpdate()
            part.matches = [match]
            return part
        }
            + records.map { change in
                var part = AccountUpdate()
                part.records = [change]
                return part
            }
    }
}

extension [AccountUpdate.MatchEvents] {
    /// Returns the matches in groups whose events have a size in bytes. The events of a large match
    /// are in several groups, the start and the end in the first one, because only one match can be
    /// in progress.
    fileprivate func requests(ofSize size: Int) -> [Self] {
        let parts = flatMap { match in
            let isFirst = { (event: MatchEvent) in
                if case .started = event.kind { true } else { event.kind == .ended }
            }
            let ordered = match.events.filter(isFirst) + match.events.filter { !isFirst($0) }
            return ordered.groups(ofSize: size, \.byteCount).map {
                AccountUpdate.MatchEvents(id: match.id, events: $0)
            }
        }
        return parts.groups(ofSize: size) { $0.events.reduce(0) { $0 + $1.byteCount } }
    }
}

extension Array {
    /// Returns the elements in groups with a size in bytes. An element that is larger is a group.
    fileprivate func groups(ofSize size: Int, _ byteCount: (Element) -> Int) -> [Self] {
        var groups: [Self] = []
        var room = 0
        for element in self {
            let bytes = byteCount(element)
            if bytes <= room {
                groups[groups.count - 1].append(element)
            } else {
                groups.append([element])
                room = size
            }
            room -= bytes
        }
        return groups
    }
}

extension Encodable {
    /// The number of bytes as JSON in an array.
    fileprivate var byteCount: Int { ((try? JSONEncoder().encode(self))?.count ?? 0) + 1 }
}
