/// The identity of a person in drafts and line-ups: a player, or a guest, who is known by name
/// only.
package enum MatchPerson: Hashable, Sendable {
    case player(PlayerID)
    case guest(name: String)

    /// Creates the identity of a player or, without one, of a guest.
    package init(_ player: PlayerID?, name: String) {
        self = player.map(Self.player) ?? .guest(name: name)
    }
}

extension MatchDraft.Member {
    /// The identity of the member.
    package var person: MatchPerson { MatchPerson(playerID, name: name) }
}

extension LineUpEntry {
    /// The identity of the player or guest. A deleted player cannot be told from a guest.
    package var person: MatchPerson { MatchPerson(playerID, name: name) }
}
