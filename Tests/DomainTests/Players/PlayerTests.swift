import Domain
import FoundationEssentials
import Records
import Testing

@Suite struct `Player changes` {
    @Test func `a change sets its field and keeps the others`() throws {
        let anna = Player(id: PlayerID(7), name: try #require(PlayerName("Anna")))
        let bea = try #require(PlayerName("Bea"))
        #expect(PlayerChange(\.name, bea).applied(to: anna) == Player(id: anna.id, name: bea))
        let changes: [PlayerChange] = [
            PlayerChange(\.age, Age(30)), PlayerChange(\.skill, .amateur),
            PlayerChange(\.preferredPosition, .winger),
            PlayerChange(\.favouriteTeam, ShortText("Team")),
        ]
        #expect(
            changes.reduce(anna) { $1.applied(to: $0) }
                == Player(
                    id: anna.id, name: anna.name, age: Age(30), skill: .amateur,
                    preferredPosition: .winger, favouriteTeam: ShortText("Team")))
    }
}

@Suite struct Ages {
    @Test(arguments: [1, 2, 18, 119, 120])
    func `an age is 1 to 120 years`(_ years: Int) {
        #expect(Age(years)?.years == years)
    }

    @Test(arguments: [0, -1, 121, .min, .max])
    func `an age outside the range is nil`(_ years: Int) {
        #expect(Age(years) == nil)
    }
}

@Suite struct `Positions and skills` {
    @Test func `positions are ordered from the back to the front`() {
        #expect(
            Position.allCases.map(\.rawValue) == [
                "goalkeeper", "defender", "midfielder", "winger", "striker",
            ])
    }

    @Test func `skills are ordered from the lowest to the highest`() {
        #expect(Skill.allCases.map(\.rawValue) == ["beginner", "amateur", "professional"])
    }
}

@Suite struct `Player shuffle` {
    @Test func `a shuffle reorders players with its closure`() throws {
        let names = try ["Ana", "Bo"].map { try #require(PlayerName($0)) }
        let players = names.enumerated().map {
            Player(id: PlayerID(Int64($0.offset)), name: $0.element)
        }
        let shuffle = PlayerShuffle { $0.reversed() }
        #expect(shuffle(players).map(\.name) == names.reversed())
    }
}

@Suite struct `Identifiers of players` {
    @Test(arguments: [1, 255, 256, Int64(1) << 52, Int64(1) << 53 - 1, Int64(1) << 62 - 1])
    func `have the form of a UUID`(_ number: Int64) {
        let id = PlayerID(number)
        #expect(PlayerID(uuid: id.uuid) == id)
        #expect(id.uuid.uuidString.hasPrefix("706C6179-6572-8000-"))
    }

    @Test func `are not those of other records`() throws {
        for text in [
            "00000000-0000-0000-0000-000000000001", "706C6179-6572-8000-0000-000000000001",
            "706C6179-6572-8000-8000-000000000000", "706C6179-6572-8001-8000-000000000001",
        ] {
            #expect(PlayerID(uuid: try #require(UUID(uuidString: text))) == nil)
        }
    }
}
