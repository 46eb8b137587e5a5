import Domain
import Platform
import ServiceAPI

/// The matches of a server's user. Pages come from the copy, and events go to the server first.
struct RemoteMatches: MatchRepository {
    let account: RemoteAccount
    /// The matches in the copy.
    let base: any MatchRepository

    func start(
        _ start: MatchStart, startsClock: Bool, at now: Moment
    ) async throws(StorageError) -> Match {
        try await account.refresh()
        let device = try await account.copy.device()
        let running = try await base.current()
        let isOriginal = try await account.isOriginalServer()
        @Sendable func new(_ id: Match.ID) -> Match {
            let match = Match(id: id, log: MatchLog(start, at: now, device: device))
            return startsClock ? match.adding(match.log.next(.clockStarted, at: now)) : match
        }
        var update = AccountUpdate()
        let match: Match
        if isOriginal {
            if let running {
                let end = running.log.next(.ended, at: now)
                try await account.original.store(end, of: running.adding(end))
            }
            match = new(try await account.original.start(start.lineUp))
        } else {
            match = await account.match(of: start) { new(UUID()) }
        }
        if let running, running.id != match.id {
            update.matches.append(
                AccountUpdate.MatchEvents(
                    id: running.id, events: [running.log.next(.ended, at: now)]))
        }
        update.matches.append(AccountUpdate.MatchEvents(id: match.id, events: match.log.events))
        if !isOriginal { try await account.send(update.matches).check() }
        await account.didStart()
        try await account.copy.apply(update, to: account.session)
        return try await base.match(match.id)
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
        do throws(StorageError) {
            return try await store(event, in: match)
        } catch {
            guard error == .rejected else { throw error }
            // Another device has added events.
            try await account.refresh()
            return try await store(event, in: match)
        }
    }

    private func store(_ event: MatchEvent, in match: Match) async throws(StorageError) -> Match {
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
        if try await account.isOriginalServer() {
            try await account.original.store(event, of: next)
        } else {
            try await send(event, of: next)
        }
        var update = AccountUpdate()
        update.matches = [AccountUpdate.MatchEvents(id: match.id, events: [event])]
        try await account.copy.apply(update, to: account.session)
        return try await base.match(match.id)
    }

    private func send(_ event: MatchEvent, of match: Match) async throws(StorageError) {
        let added = AccountUpdate.MatchEvents(id: match.id, events: [event])
        var response = try await account.send([added])
        if response.status == 422 {
            // The server has the gather without events, and those before come from the copy.
            let all = AccountUpdate.MatchEvents(id: match.id, events: match.log.events)
            response = try await account.send([all])
        }
        try response.check()
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

extension RemoteAccount {
    /// Sends events of matches, all in one transaction of the server.
    func send(
        _ matches: [AccountUpdate.MatchEvents]
    ) async throws(StorageError) -> ServerResponse {
        try await send(
            "PUT", .addEvents,
            MatchesBody(
                matches: matches.map { MatchesBody.Match(id: $0.id, events: $0.events) }))
    }
}
