import Domain
import Testing

@Suite struct `Squad search and order` {
    private func player(
        _ number: Int64, _ name: String, _ position: Position? = nil, _ skill: Skill? = nil
    ) throws -> Player {
        Player(
            id: PlayerID(number), name: try #require(PlayerName(name)), skill: skill,
            preferredPosition: position)
    }

    private func squad(_ players: Player...) -> Squad {
        Squad(players.map { ($0, $0.name.text.lowercased()) })
    }

    private func names(_ squad: Squad, _ indices: [Int]) -> [String] {
        indices.map { squad.players[$0].name.text }
    }

    @Test func `an empty squad has no players`() {
        let empty = Squad()
        #expect(empty.players.isEmpty)
        for order in SquadOrder.allCases {
            #expect(empty.indices(by: order).isEmpty)
            #expect(empty.indices(by: order, matching: "a").isEmpty)
        }
        #expect(empty == Squad([]))
    }

    @Test func `players are ordered by key and then by identifier`() throws {
        let squad = squad(
            try player(3, "carla"), try player(9, "Anna"), try player(2, "anna"),
            try player(1, "Berta"))
        #expect(squad.players.map(\.id.number) == [2, 9, 1, 3])
        #expect(squad.indices(by: .name) == [0, 1, 2, 3])
    }

    @Test func `keys are compared byte by byte`() throws {
        let squad = squad(try player(1, "🇰🇷"), try player(2, "손"), try player(3, "z"))
        #expect(squad.players.map(\.id.number) == [3, 2, 1])
    }

    @Test func `the order by position begins with goalkeepers and ends without position`() throws {
        let squad = squad(
            try player(1, "a"), try player(2, "b", .striker), try player(3, "c", .goalkeeper),
            try player(4, "d", .striker), try player(5, "e", .midfielder), try player(6, "f"))
        #expect(names(squad, squad.indices(by: .position)) == ["c", "e", "b", "d", "a", "f"])
    }

    @Test func `the order by skill begins with professionals and ends without skill`() throws {
        let squad = squad(
            try player(1, "a"), try player(2, "b", nil, .beginner),
            try player(3, "c", nil, .professional), try player(4, "d", nil, .amateur),
            try player(5, "e", nil, .professional))
        #expect(names(squad, squad.indices(by: .skill)) == ["c", "e", "d", "b", "a"])
    }

    @Test(arguments: [
        ("", ["anna", "bernd", "hanna", "손흥민"]), ("ann", ["anna", "hanna"]),
        ("anna", ["anna", "hanna"]), ("nd", ["bernd"]), ("bernd", ["bernd"]), ("bernds", []),
        ("흥", ["손흥민"]), ("ab", []), ("annab", []), ("x", []), ("a", ["anna", "hanna"]),
    ])
    func `a search finds parts of one name`(
        _ query: String, _ found: [String]
    ) throws {
        let squad = squad(
            try player(1, "hanna"), try player(2, "bernd"), try player(3, "anna"),
            try player(4, "손흥민"))
        for order in SquadOrder.allCases {
            #expect(names(squad, squad.indices(by: order, matching: query)) == found)
        }
    }

    @Test func `a search keeps the sort order`() throws {
        let squad = squad(
            try player(1, "anna"), try player(2, "annika", .goalkeeper), try player(3, "bernd"))
        #expect(
            names(squad, squad.indices(by: .position, matching: "ann")) == ["annika", "anna"])
    }

    @Test func `a squad that is filled in order equals a sorted one`() throws {
        let players = [try player(1, "anna"), try player(2, "anna"), try player(3, "손")]
        var filled = Squad()
        filled.reserve(3)
        for player in players {
            filled.append(player) { $0.append(contentsOf: player.name.text.utf8) }
        }
        #expect(filled == Squad(players.reversed().map { ($0, $0.name.text) }))
        #expect(filled.indices(by: .name, matching: "손") == [2])
    }

    @Test func `10,000 players can be sorted and searched`() throws {
        let players = try (0..<10_000).map {
            try player(Int64($0), "player \($0 * 7_919 % 10_000)")
        }
        let squad = Squad(players.map { ($0, $0.name.text) })
        #expect(squad.indices(by: .name).count == 10_000)
        #expect(
            names(squad, squad.indices(by: .name, matching: "player 9999")) == ["player 9999"])
        #expect(squad.indices(by: .skill, matching: "77").count == 280)
    }
}
