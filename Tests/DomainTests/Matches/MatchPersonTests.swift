import Domain
import Testing

@Suite struct `People of matches` {
    @Test func `are players by their identifiers, and guests by their names`() {
        let ana = LineUpEntry(playerID: PlayerID(1), name: "Ana", position: nil, team: .a)
        let renamed = MatchDraft.Member(id: 7, playerID: PlayerID(1), name: "Anna", position: nil)
        let guest = MatchDraft.Member(id: 8, playerID: nil, name: "Ana", position: nil)
        #expect(ana.person == renamed.person)
        #expect(ana.person != guest.person)
        #expect(guest.person == MatchPerson(nil, name: "Ana"))
    }
}
