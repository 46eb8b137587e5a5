import Domain
import Platform
import ServiceAPI

/// The matches of a server's user. Changes are stored in the copy and sent in the background, except for those
/// of a server with only the requests of the original service, which come first.
struct RemoteMatches: MatchRepository {
    let account: RemoteAccount
    /// The matches in the copy.
    let base: any MatchRepository

    func start(
        _ start: MatchStart, startsClock: Bool, at now: Moment
    ) async throws(StorageError) -> Match {
        if try await account.isOriginalServer() {
            return try await startOnOriginal(start, startsClock: startsClock, at: now)
        }
        let match = try await base.start(start, startsClock: startsClock, at: now)
        account.didChange()
        return match
    }

    private func startOnOriginal(
        _ start: MatchStart, startsClock: Bool, at now: Moment
    ) async throws(StorageError) -> Match {
        try await account.refresh()
        var update = AccountUpdate()
        if let running = try await base.current() {
            let end = running.log.next(.ended, at: now)
            try await account.original.store(end, of: running.adding(end))
            update.matches.append(AccountUpdate.MatchEvents(id: running.id, events: [end]))
        }
        let id = try await account.original.start(start.lineUp)
        var match = Match(
            id: id, log: MatchLog(start, at: now, device: try await account.copy.device()))
        if startsClock { match = match.adding(match.log.next(.clockStarted, at: now)) }
        update.matches.append(AccountUpdate.MatchEvents(id: id, events: match.log.events))
        try await account.copy.apply(update, to: account.session)
        return try await base.match(id)
    }

    func current() async throws(StorageError) -> Match? {
        try await account.refreshIfNeeded()
        return try await base.current()
    }

    func match(_ id: Match.ID) async throws(StorageError) -> Match {
        try await account.refreshIfNeeded()
        return try await base.match(id)
    }

    func append(_ event: MatchEvent, to match: Match) async throws(StorageError) -> Match {
        if try await account.isOriginalServer() {
            return try await appendOnOriginal(event, to: match)
        }
        let match = try await base.append(event, to: match)
        account.didChange()
        return match
    }

    private func appendOnOriginal(
        _ event: MatchEvent, to match: Match
    ) async throws(StorageError) -> Match {
        let stored = try await base.match(match.id)
        guard !stored.log.events.contains(event) else { return stored }
        var event = event
        if stored.log.events.count != match.log.events.count {
            event = stored.log.next(event.kind, at: event.moment)
        }
        let next = stored.adding(event)
        if next.state.endedAt == nil, let current = try await base.current(),
            current.id != match.id
        {
            throw .matchInProgress
        }
        if stored.state.endedAt != nil, next.state.endedAt == nil,
            try await !base.isNewest(stored)
        {
            throw .laterMatch
        }
        try await account.original.store(event, of: next)
        var update = AccountUpdate()
        update.matches = [AccountUpdate.MatchEvents(id: match.id, events: [event])]
        try await account.copy.apply(update, to: account.session)
        return try await base.match(match.id)
    }

    func finished(limit: Int?) async throws(StorageError) -> [FinishedMatch] {
        try await base.finished(limit: limit)
    }

    func page(
        _ range: Range<Int>, of query: MatchQuery, containing match: Match.ID?
    ) async throws(StorageError) -> MatchPage {
        try await account.refreshIfNeeded()
        return try await base.page(range, of: query, containing: match)
    }

    func finished(
        of player: PlayerID, limit: Int
    ) async throws(StorageError) -> [PlayerMatch] {
        try await base.finished(of: player, limit: limit)
    }

    func damagedCount(limit: Int?) async throws(StorageError) -> Int {
        try await base.damagedCount(limit: limit)
    }

    func removeDamaged() async throws(StorageError) {
        try await base.removeDamaged()
    }
}
