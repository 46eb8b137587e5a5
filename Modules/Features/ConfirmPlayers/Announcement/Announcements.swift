import Domain

/// The stored teams that were sent to the players.
struct Announcements: Sendable {
    private let records: any RecordRepository<AnnouncedPlayer>

    init(_ records: any RecordRepository<AnnouncedPlayer>) {
        self.records = records
    }

    /// Returns the newest announcement for the members of a draft that still counts; nil if there
    /// is none. Those for other people stay stored.
    func current(
        for draft: MatchDraft, at now: Moment
    ) async throws(StorageError) -> TeamAnnouncement? {
        let players = try await records.all().records.filter { $0.time.isCurrent(at: now) }
        let announcements = Dictionary(grouping: players, by: \.time)
        for time in announcements.keys.sorted(by: >) {
            let found = TeamAnnouncement(announcements[time] ?? [], for: draft)
            if let found { return found }
        }
        return nil
    }

    /// Stores the teams of a draft, and deletes an earlier announcement and those that no longer
    /// count.
    ///
    /// - Returns: The stored announcement.
    func replace(
        _ earlier: TeamAnnouncement?, by draft: MatchDraft, at now: Moment
    ) async throws(StorageError) -> TeamAnnouncement? {
        let players = Team.allCases.flatMap { team in
            draft[team.group].compactMap { AnnouncedPlayer($0, in: team, at: now) }
        }
        let expired = try await records.all().records.filter { !$0.time.isCurrent(at: now) }
        let deleted = (earlier?.players ?? []) + expired
        try await records.save(players, deleting: Array(Set(deleted.map(\.id))))
        return TeamAnnouncement(players, for: draft)
    }

    /// Deletes an announcement.
    func remove(_ announcement: TeamAnnouncement) async throws(StorageError) {
        try await records.save([], deleting: announcement.players.map(\.id))
    }
}
