import Domain
import FoundationEssentials
import Records
import ServiceAPI

extension RemoteAccount {
    /// Stores what has changed on the server.
    func receive() async throws(AccountError) {
        let version = try await AccountError.converting(await replicas.version(of: session))
        if let version, let update = try await changes(since: version) {
            return try await store(update)
        }
        guard var update = try await changes(since: "\(ChangeVersion.start)") else {
            throw .server(.failed)
        }
        update.isComplete = true
        try await store(update)
    }

    /// Stores changes, and tells the observers if the replica did not have all of them.
    func store(_ update: AccountUpdate) async throws(AccountError) {
        let isNew = try await AccountError.converting(await replicas.apply(update, to: session))
        guard isNew else { return }
        newsObservers.removeAll { observer in
            if case .terminated = observer.yield() { true } else { false }
        }
        hasUnseenNews = newsObservers.isEmpty
    }

    /// Returns all changes since a version, or nil if the server does not know it any more.
    private func changes(since text: String) async throws(AccountError) -> AccountUpdate? {
        guard var version = ChangeVersion(text) else { return nil }
        var update = AccountUpdate()
        while true {
            let response = try await send("GET", .changes(since: version))
            guard response.status != 410 else { return nil }
            let page: ChangesResponse = try response.decoded()
            // The players of an earlier version of the service have no changes.
            guard page.players == nil else { throw .server(.unsupported) }
            update.add(page)
            guard let next = ChangeVersion(page.version) else { throw .server(.failed) }
            guard page.more, next != version else { return update }
            version = next
        }
    }
}

extension AccountUpdate {
    fileprivate mutating func add(_ page: ChangesResponse) {
        version = page.version
        // In a page, deletions come first, so they concern what earlier pages have added.
        let deleted = Set(page.deletedGathers)
        matches.removeAll { deleted.contains($0.id) }
        results.removeAll { deleted.contains($0.id) }
        matches += page.matches.map { MatchEvents(id: $0.id, events: $0.events) }
        results += page.gathers.compactMap { gather in
            Result(gather)
        }
        deletedMatches += page.deletedGathers
        records += page.records
        mergeMatches()
    }

    /// Joins the events of a match that are in several pages.
    private mutating func mergeMatches() {
        var events: [Match.ID: [MatchEvent]] = [:]
        var order: [Match.ID] = []
        for match in matches {
            if events[match.id] == nil { order.append(match.id) }
            events[match.id, default: []] += match.events
        }
        guard order.count < matches.count else { return }
        matches = order.map { MatchEvents(id: $0, events: events[$0] ?? []) }
    }
}

extension AccountUpdate.Result {
    /// Creates a value, or returns nil for a gather that has no score yet.
    fileprivate init?(_ gather: GatherResponse) {
        let goals = gather.score?.split(separator: "-").map { Int($0) } ?? []
        guard goals.count == 2, let a = goals[0], let b = goals[1], let score = Score(a: a, b: b)
        else { return nil }
        self.init(
            id: gather.id, startedAt: gather.createdAt ?? 0, score: score,
            teams: (gather.players ?? []).map {
                (PlayerID($0.id), $0.team == Winner.teamB.rawValue ? Team.b : .a)
            })
    }
}
