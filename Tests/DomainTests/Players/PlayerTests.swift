import Domain
import Testing

@Suite struct `Players` {
    @Test func `a new player has a name and nothing else`() throws {
        let player = Player(id: PlayerID(7), name: try #require(PlayerName("Anna")))
        #expect(player.age == nil)
        #expect(player.skill == nil)
        #expect(player.preferredPosition == nil)
        #expect(player.favouriteTeam == nil)
        #expect(player.id.number == 7)
    }
}

@Suite struct Ages {
    @Test(arguments: [1, 2, 18, 119, 120])
    func `1 to 120 are ages`(_ years: Int) {
        #expect(Age(years)?.years == years)
        #expect(Age(text: "\(years)")?.years == years)
    }

    @Test(arguments: [0, -1, 121, .min, .max])
    func `other numbers are not`(_ years: Int) {
        #expect(Age(years) == nil)
        #expect(Age(text: "\(years)") == nil)
    }

    @Test(arguments: [(" 18 ", 18), ("007", 7), ("\t120", 120)])
    func `blanks and leading zeros do not matter`(_ text: String, _ years: Int) {
        #expect(Age(text: text)?.years == years)
    }

    @Test(arguments: [
        "", " ", "+5", "-5", "1.5", "1e1", "0x10", "twelve", "1 8", "١٨", "１８",
        "99999999999999999999",
    ])
    func `anything else is no age`(_ text: String) {
        #expect(Age(text: text) == nil)
    }

    @Test func `the older is the greater`() throws {
        #expect(try #require(Age(17)) < #require(Age(18)))
    }
}

@Suite struct `Positions and skills` {
    @Test func `positions go from the back to the front`() {
        #expect(Position.allCases.shuffled().sorted() == Position.allCases)
        #expect(
            Position.allCases.map(\.rawValue) == [
                "goalkeeper", "defender", "midfielder", "winger", "striker",
            ])
        #expect(Position.allCases.map(\.acronym) == ["GK", "DEF", "MID", "W", "ST"])
    }

    @Test func `skills go from the least to the most`() {
        #expect(Skill.allCases.shuffled().sorted() == Skill.allCases)
        #expect(Skill.allCases.map(\.rawValue) == ["beginner", "amateur", "professional"])
    }
}
