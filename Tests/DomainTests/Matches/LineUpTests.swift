import Domain
import Testing

@Suite struct `Line-ups` {
    private func entry(_ number: Int64?, _ team: Team, _ name: String = "x") -> LineUpEntry {
        LineUpEntry(
            playerID: number.map { PlayerID($0) }, name: name, position: nil, team: team)
    }

    @Test func `a line-up keeps the order of its entries`() {
        let entries = [entry(3, .b), entry(1, .a), entry(2, .b)]
        let lineUp = LineUp(entries)
        #expect(lineUp?.entries == entries)
        #expect(lineUp?.players(of: .a) == [entries[1]])
        #expect(lineUp?.players(of: .b) == [entries[0], entries[2]])
    }

    @Test func `a line-up needs a player, and a start needs one in each team`() {
        #expect(LineUp([]) == nil)
        #expect(LineUp([entry(1, .a), entry(2, .a)])?.hasBothTeams == false)
        #expect(LineUp([entry(1, .b), entry(2, .a)])?.hasBothTeams == true)
    }

    @Test func `a line-up has no player twice`() {
        #expect(LineUp([entry(1, .a), entry(1, .b)]) == nil)
        #expect(LineUp([entry(1, .a), entry(2, .b), entry(1, .a)]) == nil)
    }

    @Test func `a line-up can have several deleted players`() {
        #expect(LineUp([entry(nil, .a), entry(nil, .b), entry(nil, .b)]) != nil)
    }

    @Test func `an entry has the present values of the player`() throws {
        let name = try #require(PlayerName("Łukasz"))
        let player = Player(id: PlayerID(4), name: name, preferredPosition: .winger)
        let entry = LineUpEntry(player, team: .b)
        #expect(entry.playerID == player.id)
        #expect(entry.name == "Łukasz")
        #expect(entry.position == .winger)
        #expect(entry.team == .b)
    }
}
