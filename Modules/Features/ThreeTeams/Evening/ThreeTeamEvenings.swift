import Domain
import FairTeams
import FootballUI

/// The next match that was loaded last for the page of a finished match.
@MainActor final class ThreeTeamEvenings {
    let records: ThreeTeamsRecords
    private var next: (match: Match.ID, draft: MatchDraft)?

    nonisolated init(_ records: ThreeTeamsRecords) {
        self.records = records
    }

    /// Loads what follows the last match of the evening of a match; nil if the match is not part of
    /// an evening of three teams.
    func load(after match: Match) async throws(StorageError) -> NextMatch? {
        guard let evening = try await records.evening(of: match) else {
            if next?.match == match.id { next = nil }
            return nil
        }
        let players = try await records.players.players(evening.members.compactMap(\.player))
        let loaded = NextMatch(evening, squad: players)
        next = (match.id, loaded.draft(duration: match.clock.duration))
        return loaded
    }

    /// Returns the match that `load` has found for a match; nil if it has found none.
    func draft(after match: Match) -> MatchDraft? {
        next.flatMap { $0.match == match.id ? $0.draft : nil }
    }
}
