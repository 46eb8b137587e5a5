import Domain
import Testing

@Suite struct `Squad lookup` {
    private let squad = Squad(
        ["Cho", "Ana", "Bo"].enumerated().compactMap { index, name in
            PlayerName(name).map {
                (Player(id: PlayerID(Int64(index) + 1), name: $0), name.lowercased())
            }
        })

    @Test func `a player has an index by name`() {
        #expect(squad.index(of: PlayerID(1)) == 2)
        #expect(squad.index(of: PlayerID(2)) == 0)
        #expect(squad.index(of: PlayerID(3)) == 1)
    }

    @Test func `an unknown player has no index`() {
        #expect(squad.index(of: PlayerID(4)) == nil)
        #expect(Squad().index(of: PlayerID(1)) == nil)
    }

    @Test func `players with the same name are ordered by identifier`() throws {
        let name = try #require(PlayerName("Bo"))
        let twins = Squad(
            [7, 5, 6].map { (Player(id: PlayerID($0), name: name), "bo") })
        #expect(twins.players.map(\.id.number) == [5, 6, 7])
        #expect(twins.index(of: PlayerID(7)) == 2)
    }

    @Test func `an appended player has an index`() {
        var squad = squad
        let zoe = Player(id: PlayerID(9), name: squad.players[0].name)
        squad.append(zoe) { $0.append(contentsOf: "zoe".utf8) }
        #expect(squad.index(of: zoe.id) == 3)
    }
}
