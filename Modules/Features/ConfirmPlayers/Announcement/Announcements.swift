import Domain

/// The stored teams that were sent to the players.
struct Announcements: Sendable {
    private let records: any RecordRepository<AnnouncedPlayer>

    init(_ records: any RecordRepository<AnnouncedPlayer>) {
        self.records = records
    }

    /// Returns the players of the last announcement; none if it no longer counts.
    func current(at now: Moment) async throws(StorageError) -> [AnnouncedPlayer] {
        try await records.all().records.filter { $0.time.isCurrent(at: now) }
    }

    /// Stores the teams of a draft in place of all earlier ones.
    ///
    /// - Returns: The stored players.
    func replace(
        by draft: MatchDraft, at now: Moment
    ) async throws(StorageError) -> [AnnouncedPlayer] {
        let players = Team.allCases.flatMap { team in
            draft[team.group].compactMap { AnnouncedPlayer($0, in: team, at: now) }
        }
        try await records.save(players, deleting: records.all().records.map(\.id))
        return players
    }

    /// Deletes the announcement, because its match has started.
    func remove() async throws(StorageError) {
        let stored = try await records.all().records
        if !stored.isEmpty { try await records.save([], deleting: stored.map(\.id)) }
    }
}
