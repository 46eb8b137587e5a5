package import Domain
import FoundationEssentials
package import Records

/// A rule about two players that holds until the organiser removes it.
package struct PairRule: Record {
    /// A wish for the teams of two players.
    package enum Relation: String, CaseIterable, FieldValue {
        case together, apart
    }

    /// The identifier, which never changes.
    package var id: RecordID<Self>
    /// One of the players.
    package var first: PlayerID
    /// The other player.
    package var second: PlayerID
    /// The wish.
    package var relation: Relation

    /// Creates a rule with a new identifier.
    package init(_ first: PlayerID, _ second: PlayerID, _ relation: Relation) {
        self.init(id: RecordID(), first: first, second: second, relation: relation)
    }

    private init(id: RecordID<Self>, first: PlayerID, second: PlayerID, relation: Relation) {
        self.id = id
        self.first = first
        self.second = second
        self.relation = relation
    }

    /// Returns the wishes for pairs of members of a draft. Of several rules about the same players,
    /// such as those of two devices, the same one counts on each device.
    package static func relations(
        _ rules: [PairRule], of members: [MatchDraft.Member]
    ) -> [CandidatePair: Relation] {
        let players = members.compactMap { member in member.playerID.map { ($0, member.id) } }
        let numbers = Dictionary(players) { first, _ in first }
        let pairs = rules.sorted { $0.id.uuid.uuidString < $1.id.uuid.uuidString }
            .compactMap { rule -> (CandidatePair, Relation)? in
                guard let first = numbers[rule.first], let second = numbers[rule.second],
                    first != second
                else { return nil }
                return (CandidatePair(first, second), rule.relation)
            }
        return Dictionary(pairs) { _, last in last }
    }

    /// The fields. Stored data contains the names, so they never change.
    package static let kind = Kind(
        "pairRule", PairRule.init(id:first:second:relation:),
        Field("first", \.first) { _ in PlayerID(0) },
        Field("second", \.second) { _ in PlayerID(0) },
        Field("relation", \.relation) { _ in .apart })
}
