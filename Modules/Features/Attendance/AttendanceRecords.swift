import Domain
import FootballUI
import Records

/// The stored records of the feature and the squad.
struct AttendanceRecords: Sendable {
    let evenings: any RecordRepository<Evening>
    let answers: any RecordRepository<AttendanceAnswer>
    let ranks: any RecordRepository<AttendanceRank>
    let players: any PlayerRepository
    let matches: any MatchRepository

    /// Loads the last evening, the one before, and the squad.
    func content() async throws(StorageError) -> AttendanceContent {
        let evenings = try await self.evenings.all().records.inOrder
        var earlier: AttendanceContent.Earlier?
        if let evening = evenings.dropLast().last {
            earlier = .init(evening: evening, answers: try await answers(to: evening.id))
        }
        let evening = evenings.last
        let answers =
            if let evening { try await self.answers(to: evening.id) } else { [AttendanceAnswer]() }
        // A rank that was set on two devices counts once.
        let ranks = Dictionary(try await ranks.all().records.map { ($0.player, $0) }) { $1 }
        return AttendanceContent(
            evening: evening, answers: answers, ranks: ranks, squad: try await squad(),
            earlier: earlier, lastMatch: try await matches.finished(limit: 1).first?.startedAt)
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
    /// most 12 hours before or after the match. One without a date is that of a match in which at
    /// least half of the players have agreed to come.
    func attendance(of match: Match) async throws(StorageError) -> MatchAttendance? {
        let evenings = try await self.evenings.all().records
        let near = evenings.filter { $0.start.map { $0.isNear(match.startedAt) } ?? false }
        for evening in near.isEmpty ? evenings.suffix(1).filter({ $0.start == nil }) : near {
            let ranks = Dictionary(
                try await ranks.all().records.map { ($0.player, $0.rank) }
            ) { $1 }
            let list = AttendanceList(
                try await answers(to: evening.id), ranks: ranks, places: evening.places.count)
            let people = list[.coming] + list[.waiting]
            let entries = match.lineUp.entries
            let found = entries.filter { entry in people.contains { $0.isEntry(entry) } }
            if evening.start != nil || found.count * 2 >= entries.count {
                return MatchAttendance(list, match.lineUp)
            }
        }
        return nil
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

extension [Evening] {
    /// The evenings by their start, the last one last. An evening without a date that was added
    /// last is the next one.
    fileprivate var inOrder: [Evening] {
        let isPlanned = last?.start == nil
        let planned = isPlanned ? suffix(1) : []
        let others = isPlanned ? dropLast() : self[...]
        return others.enumerated().sorted {
            ($0.element.start?.wall ?? 0, $0.offset) < ($1.element.start?.wall ?? 0, $1.offset)
        }.map(\.element) + planned
    }
}
