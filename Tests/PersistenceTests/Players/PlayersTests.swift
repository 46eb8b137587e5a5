import Domain
import Records
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

@Suite struct `Players in the database` {
    private static let names = [
        "손흥민", "Łukasz", "李明", "👨‍👩‍👧‍👦", "🇰🇷", "नमस्ते", "محمد", "O'Brien; DROP TABLE players",
        "Andre\u{301}", "x", String(repeating: "👨‍👩‍👧‍👦", count: 100),
    ]

    private let fixture: Fixture

    init() async throws {
        fixture = try await Fixture()
    }

    @Test(arguments: names)
    func `a name in any script is stored unchanged`(_ text: String) async throws {
        let repository = try await fixture.players()
        let added = try await repository.add(playerName(text))
        let squad = try await repository.squad()
        #expect(squad.players == [added])
        #expect(Array(squad.players[0].name.text.utf8) == Array(text.utf8))
        #expect(try await repository.contains(playerName(text), excluding: nil))
    }

    @Test func `all fields are stored and can be cleared`() async throws {
        let repository = try await fixture.players()
        var player = try await repository.add(playerName("Anna"))
        for (skill, position) in zip(Skill.allCases + Skill.allCases, Position.allCases) {
            let changes: [PlayerChange] = [
                PlayerChange(\.name, try playerName("Anna \(position.rawValue)")),
                PlayerChange(\.age, Age(120)), PlayerChange(\.skill, skill),
                PlayerChange(\.preferredPosition, position),
                PlayerChange(\.favouriteTeam, ShortText("FC København")),
                PlayerChange(\.nickname, ShortText("손")),
            ]
            for change in changes {
                player = change.applied(to: player)
                #expect(try await repository.update(change, of: player.id) == player)
                #expect(try await repository.squad().players == [player])
            }
        }
        for change in PlayerField.allCases.dropFirst().compactMap({ PlayerChange($0, .null) }) {
            player = change.applied(to: player)
            #expect(try await repository.update(change, of: player.id) == player)
        }
        #expect(player == Player(id: player.id, name: player.name))
        #expect(try await repository.squad().players == [player])
    }

    @Test func `a change keeps other fields that another program has written`()
        async throws
    {
        let repository = try await fixture.players()
        let anna = try await repository.add(playerName("Anna"))
        try fixture.raw().script("UPDATE players SET name = 'Bea', age = 30")
        let stored = try await repository.update(PlayerChange(\.skill, .amateur), of: anna.id)
        #expect(
            stored
                == Player(id: anna.id, name: try playerName("Bea"), age: Age(30), skill: .amateur))
        #expect(try await repository.squad().players == [stored])
    }

    @Test func `a new name has new keys`() async throws {
        let repository = try await fixture.players()
        let anna = try await repository.add(playerName("Anna"))
        _ = try await repository.add(playerName("Berta"))
        _ = try await repository.update(PlayerChange(\.name, playerName("Carla")), of: anna.id)
        let squad = try await repository.squad()
        #expect(squad.players.map(\.name.text) == ["Berta", "Carla"])
        #expect(try await repository.ids(of: SquadQuery(searchKey: "carl")) == [anna.id])
        #expect(try await repository.contains(playerName("CARLA"), excluding: nil))
        #expect(try await !repository.contains(playerName("Anna"), excluding: nil))
    }

    @Test func `contains ignores case and one player`() async throws {
        let repository = try await fixture.players()
        let anna = try await repository.add(playerName("Anna"))
        #expect(try await !repository.contains(playerName("ANNA"), excluding: anna.id))
        let other = try await repository.add(playerName("anna"))
        #expect(try await repository.contains(playerName("ANNA"), excluding: anna.id))
        try await repository.delete(anna.id)
        #expect(try await repository.contains(playerName("Anna"), excluding: anna.id))
        #expect(try await !repository.contains(playerName("Anna"), excluding: other.id))
    }

    @Test func `two players can have the same name`() async throws {
        let repository = try await fixture.players()
        let first = try await repository.add(playerName("Anna"))
        let second = try await repository.add(playerName("anna"))
        #expect(first.id != second.id)
        #expect(try await repository.squad().players == [first, second])
    }

    @Test func `a deleted player can be deleted again but not updated`() async throws {
        let repository = try await fixture.players()
        let anna = try await repository.add(playerName("Anna"))
        try await repository.delete(anna.id)
        try await repository.delete(anna.id)
        #expect(try await repository.squad().players.isEmpty)
        await #expect(throws: StorageError.notFound) {
            try await repository.update(PlayerChange(\.age, Age(30)), of: anna.id)
        }
    }

    @Test func `an identifier of a deleted player is not used again after a restart`() async throws
    {
        let first = try await Fixture()
        let session = try await first.signUp()
        let repository = first.storage.players(of: session)
        let anna = try await repository.add(playerName("Anna"))
        try await repository.delete(anna.id)
        await first.storage.close()
        let second = try await Fixture(in: first.directory)
        let berta = try await second.storage.players(of: session).add(playerName("Berta"))
        #expect(berta.id.number > anna.id.number)
    }

    @Test func `a user has no access to players of others`() async throws {
        let annas = try await fixture.players(of: "anna")
        let bertas = try await fixture.players(of: "berta")
        let player = try await annas.add(playerName("Łukasz"))
        #expect(try await bertas.squad().players.isEmpty)
        #expect(try await !bertas.contains(player.name, excluding: nil))
        try await bertas.delete(player.id)
        let stolen = try playerName("Stolen")
        await #expect(throws: StorageError.notFound) {
            try await bertas.update(PlayerChange(\.name, stolen), of: player.id)
        }
        #expect(try await annas.squad().players == [player])
    }

    @Test(arguments: [
        "name = ' '", "name = char(0x202e)", "name = replace(hex(zeroblob(60)), '0', 'x')",
        "name = CAST(x'ff41' AS TEXT)", "favourite_team = '  '",
        "favourite_team = replace(hex(zeroblob(60)), '0', 'x')", "age = 121", "skill = 'god'",
        "position = 'coach'", "name = ''",
    ])
    func `a stored player that breaks the rules is damaged until it is corrected`(
        _ change: String
    ) async throws {
        let repository = try await fixture.players()
        let anna = try await repository.add(playerName("Anna"))
        try fixture.raw().script(
            "PRAGMA ignore_check_constraints = ON; UPDATE players SET \(change)")
        let squad = try await repository.squad()
        #expect(squad.players.map(\.id) == [anna.id])
        #expect(squad.damaged == [anna.id])
        let corrected = try await repository.update(
            PlayerChange(\.name, playerName("Berta")), of: anna.id)
        #expect(corrected == Player(id: anna.id, name: try playerName("Berta")))
        #expect(try await repository.squad().players == [corrected])
        #expect(try await repository.squad().damaged.isEmpty)
        #expect(try await fixture.storage.findings() == [])
    }

    @Test(arguments: [
        "name = ''", "age = 0", "age = 121", "skill = 'god'", "position = 'coach'",
        "favourite_team = ''", "name = NULL", "age = 'old'", "user = 99",
    ])
    func `the database rejects values that break the rules`(_ change: String) async throws {
        _ = try await fixture.players().add(playerName("Anna"))
        let raw = try fixture.raw()
        #expect(throws: StorageError.self) {
            try raw.script("PRAGMA foreign_keys = ON; UPDATE players SET \(change)")
        }
    }
}
