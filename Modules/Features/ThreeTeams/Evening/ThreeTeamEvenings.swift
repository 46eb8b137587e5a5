import Domain
import FairTeams
import FootballUI

/// The next matches that were loaded for the pages of finished matches.
@MainActor final class ThreeTeamEvenings {
    let records: ThreeTeamsRecords
    private var drafts: [Match.ID: MatchDraft] = [:]

    nonisolated init(_ records: ThreeTeamsRecords) {
        self.records = records
    }

    /// Loads what follows a match; nil if the match is not part of an evening of three teams.
    func load(after match: Match) async throws(StorageError) -> NextMatch? {
        drafts[match.id] = nil
        guard let evening = try await records.evening(of: match) else { return nil }
        let players = try await records.players.players(evening.members.compactMap(\.player))
        let next = NextMatch(evening, squad: players)
        drafts[match.id] = next.draft(duration: match.clock.duration)
        return next
    }

    /// Returns the match that `load` has found after a match; nil if it has found none.
    func draft(after match: Match) -> MatchDraft? { drafts[match.id] }
}
