import Domain
import FairTeams

/// The stored rules about two players.
struct PairRules: Sendable {
    private let records: any RecordRepository<PairRule>

    init(_ records: any RecordRepository<PairRule>) {
        self.records = records
    }

    /// Returns the rules about members of a draft.
    func relations(
        of members: [MatchDraft.Member]
    ) async throws(StorageError) -> [CandidatePair: PairRule.Relation] {
        PairRule.relations(try await records.all().records, of: members)
    }

    /// Stores the only rule about two players.
    ///
    /// - Parameter relation: The wish; nil for none.
    func set(
        _ relation: PairRule.Relation?, for first: PlayerID, _ second: PlayerID
    ) async throws(StorageError) {
        let players = Set([first, second])
        let known = try await records.all().records.filter {
            Set([$0.first, $0.second]) == players
        }
        let rule = relation.map { PairRule(first, second, $0) }
        try await records.save(rule.map { [$0] } ?? [], deleting: known.map(\.id))
    }
}
