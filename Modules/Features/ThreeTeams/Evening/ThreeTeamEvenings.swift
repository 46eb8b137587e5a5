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
        guard let evening = try await records.evening(of: match),
            let sides = evening.teams(of: match.id)
        else {
            if next?.match == match.id { next = nil }
            return nil
        }
        let players = try await records.players.players(evening.members.compactMap(\.player))
        let loaded = NextMatch(evening, after: sides, squad: players)
        next = (match.id, loaded.draft(duration: match.clock.duration))
        return loaded
    }

    /// Loads which of the three teams a draft is made of, and who has left; nothing for a draft of
    /// other teams.
    func loadTeams(of draft: MatchDraft, at now: Moment) async throws(StorageError) -> [String] {
        let evenings = try await records.evenings(of: draft.members, at: now)
        guard let evening = evenings.current, let match = evening.match(of: draft) else {
            return []
        }
        let absent = evening.absent(in: draft)
        let names = draft[.bench].filter { absent.contains($0.id) }.map(\.name)
        let left = names.isEmpty ? nil : ThreeTeamsStrings.left(names.joined(separator: ", "))
        return [ThreeTeamsStrings.lineUp(of: match), left].compactMap(\.self)
    }

    /// Returns the match that `load` has found for a match; nil if it has found none.
    func draft(after match: Match) -> MatchDraft? {
        next.flatMap { $0.match == match.id ? $0.draft : nil }
    }
}
