import Domain
import FootballUI
import Records

/// The stored records of the feature and the squad.
struct AttendanceRecords: Sendable {
    /// The number of matches that are searched for those of a day, which has fewer.
    private static let matchLimit = 50

    let evenings: any RecordRepository<Evening>
    let answers: any RecordRepository<AttendanceAnswer>
    let ranks: any RecordRepository<AttendanceRank>
    let players: any PlayerRepository
    let matches: any MatchRepository

    /// Loads an evening, the one before, and the squad.
    ///
    /// - Parameter chosen: The evening; nil for the current one, which is loaded too if the evening
    ///   is no longer stored.
    func content(
        of chosen: Evening.ID? = nil, at now: Moment
    ) async throws(StorageError) -> AttendanceContent {
        let evenings = try await self.evenings.all().records.inOrder
        let evening = evenings.first { $0.id == chosen } ?? evenings.current(at: now)
        return try await content(of: evening, in: evenings)
    }

    private func content(
        of evening: Evening?, in evenings: [Evening]
    ) async throws(StorageError) -> AttendanceContent {
        let before = evenings.prefix { $0.id != evening?.id }.last
        var earlier: AttendanceContent.Earlier?
        if let before {
            earlier = .init(evening: before, answers: try await answers(to: before.id))
        }
        let answers =
            if let evening { try await self.answers(to: evening.id) } else { [AttendanceAnswer]() }
        // A rank that was set on two devices counts once.
        let ranks = Dictionary(try await ranks.all().records.map { ($0.player, $0) }) { $1 }
        return AttendanceContent(
            evenings: evenings, evening: evening, answers: answers, ranks: ranks,
            squad: try await squad(),
            earlier: earlier, usualStart: try await usualStart())
    }

    /// Returns the start of the first match of the last day of matches.
    private func usualStart() async throws(StorageError) -> Moment? {
        let starts = try await matches.finished(limit: Self.matchLimit).map(\.startedAt)
        guard let last = starts.max(by: { $0.wall < $1.wall }) else { return nil }
        return starts.filter { last.isNear($0) }.min { $0.wall < $1.wall }
    }

    private func squad() async throws(StorageError) -> [Player] {
        try await players.page(0..<Int.max, of: SquadQuery(scripts: .current), containing: nil)
            .players
    }

    /// Returns the answers to an evening.
    func answers(
        to evening: Evening.ID
    ) async throws(StorageError) -> [AttendanceAnswer] {
        let query = RecordQuery<AttendanceAnswer>(by: \.order).where(\.evening, is: evening)
        return try await answers.page(0..<Int.max, of: query).items
    }

    /// Returns the answers to the evening of a match; nil if there is no such evening. It starts at
    /// most 12 hours before or after the match. One without a date is the last one, for matches of
    /// the last 12 hours. Of several, the one to which most players have agreed counts.
    func attendance(
        of match: Match, at now: Moment
    ) async throws(StorageError) -> MatchAttendance? {
        let evenings = try await self.evenings.all().records.inOrder
        let lineUps = try await lineUps(near: match)
        var best: (attendance: MatchAttendance, playerCount: Int)?
        for (index, evening) in evenings.enumerated() {
            let isCandidate =
                evening.start.map { $0.moment.isNear(match.startedAt) }
                ?? (index == evenings.count - 1 && now.isNear(match.startedAt))
            guard isCandidate else { continue }
            let content = try await content(of: evening, in: evenings)
            let attendance = MatchAttendance(content.list, lineUps)
            let playerCount = attendance.people.count { $0.part == .played }
            if playerCount > best?.playerCount ?? 0 { best = (attendance, playerCount) }
        }
        return best?.attendance
    }

    /// Returns the people of a match and of all others of the same evening, which start at most six
    /// hours before or after it.
    private func lineUps(near match: Match) async throws(StorageError) -> [LineUpEntry] {
        let others = try await matches.finished(limit: Self.matchLimit).filter {
            $0.id != match.id && $0.startedAt.isNear(match.startedAt, hours: 6)
        }
        return match.lineUp.entries + others.flatMap(\.lineUp.entries)
    }

    /// Stores a change.
    ///
    /// - Parameter isNewEvening: Whether the evening is not stored yet. It is stored first, because
    ///   answers refer to it.
    func store(_ change: AnswerChange, isNewEvening: Bool) async throws(StorageError) {
        if isNewEvening { try await evenings.save(change.evening) }
        do throws(StorageError) {
            try await answers.save(change.saved, deleting: change.deleted)
        } catch {
            if isNewEvening { try? await evenings.delete(change.evening.id) }
            throw error
        }
    }

    /// Returns how many evenings a player has agreed to come to, and the number of evenings.
    func participation(
        of player: PlayerID
    ) async throws(StorageError) -> (count: Int, evenings: Int, rank: Rank) {
        let query = RecordQuery<AttendanceAnswer>(by: \.order).where(\.player, is: player)
            .where(\.answer, is: .yes)
        let count = try await answers.page(0..<1, of: query).count
        let rank = try await ranks.all().records.last { $0.player == player }?.rank
        return (count, try await evenings.all().records.count, rank ?? .regular)
    }
}

extension Moment {
    /// Returns whether another moment is at most some hours before or after this one.
    fileprivate func isNear(_ other: Moment, hours: Int64 = 12) -> Bool {
        abs(wall - other.wall) <= hours * 60 * 60 * 1_000
    }
}
