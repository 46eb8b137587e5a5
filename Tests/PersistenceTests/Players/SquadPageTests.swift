import Domain
import Records
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

/// The guarantees of `PlayerRepository` about parts of a squad, for the database and for its
/// double.
@Suite struct `Parts of a squad` {
    enum Kind: CaseIterable { case database, double }

    private let fixture: Fixture

    init() async throws {
        fixture = try await Fixture()
    }

    private func repository(_ kind: Kind) async throws -> any PlayerRepository {
        switch kind {
        case .database: try await fixture.players()
        case .double: InMemoryPlayers()
        }
    }

    private func repository(
        _ kind: Kind, _ names: [String]
    ) async throws -> any PlayerRepository {
        let repository = try await repository(kind)
        for name in names { _ = try await repository.add(playerName(name)) }
        return repository
    }

    private func names(_ page: SquadPage) -> [String] { page.players.map(\.name.text) }

    private static let all = 0..<Int.max

    @Test(arguments: Kind.allCases)
    func `a page has the players at its positions, and the number of all`(_ kind: Kind)
        async throws
    {
        let repository = try await repository(kind, ["Dora", "Ana", "Cho", "Bo", "Eve"])
        let page = try await repository.page(1..<3, of: SquadQuery(), containing: nil)
        #expect(names(page) == ["Bo", "Cho"])
        #expect(page.range == 1..<3)
        #expect(page.count == 5)
        #expect(!page.isRepositoryEmpty)
    }

    @Test(arguments: Kind.allCases)
    func `a range beyond the end is moved to the last players`(_ kind: Kind) async throws {
        let repository = try await repository(kind, ["Ana", "Bo", "Cho", "Dora"])
        let page = try await repository.page(7..<10, of: SquadQuery(), containing: nil)
        #expect(names(page) == ["Bo", "Cho", "Dora"])
        #expect(page.start == 1)
        let whole = try await repository.page(2..<100, of: SquadQuery(), containing: nil)
        #expect(whole.range == 0..<4)
    }

    @Test(arguments: Kind.allCases)
    func `a player outside the range is in the middle of the page`(_ kind: Kind) async throws {
        let repository = try await repository(kind, (10..<30).map { "Player \($0)" })
        let id = try await repository.page(15..<16, of: SquadQuery(), containing: nil).players[0].id
        for order in SquadOrder.allCases {
            let query = SquadQuery(order: order)
            let page = try await repository.page(0..<5, of: query, containing: id)
            #expect(page.range == 13..<18)
            #expect(page.position(of: id) == 15)
            let same = try await repository.page(14..<19, of: query, containing: id)
            #expect(same.range == 14..<19)
            let unknown = try await repository.page(2..<4, of: query, containing: PlayerID(99))
            #expect(unknown.range == 2..<4)
        }
    }

    @Test(arguments: Kind.allCases)
    func `a player that the search does not find has no influence`(_ kind: Kind) async throws {
        let repository = try await repository(kind, ["Ana", "Bo", "Boa", "Bob"])
        let ana = try await repository.squad().players[0]
        let page = try await repository.page(
            0..<2, of: SquadQuery(searchKey: "bo"), containing: ana.id)
        #expect(names(page) == ["Bo", "Boa"])
        #expect(page.count == 3)
    }

    @Test(arguments: Kind.allCases)
    func `an empty squad and an empty result differ`(_ kind: Kind) async throws {
        let repository = try await repository(kind)
        let query = SquadQuery(searchKey: "x")
        let empty = try await repository.page(0..<9, of: query, containing: nil)
        #expect(empty.isRepositoryEmpty)
        #expect(empty.range == 0..<0)
        _ = try await repository.add(playerName("Ana"))
        let none = try await repository.page(0..<9, of: query, containing: nil)
        #expect(!none.isRepositoryEmpty)
        #expect(none.count == 0)
    }

    @Test(arguments: Kind.allCases)
    func `names are compared byte by byte, and equal ones by identifier`(_ kind: Kind)
        async throws
    {
        let repository = try await repository(kind, ["🇰🇷", "손", "bo", "z", "Bo", "ana"])
        let page = try await repository.page(Self.all, of: SquadQuery(), containing: nil)
        #expect(names(page) == ["ana", "bo", "Bo", "z", "손", "🇰🇷"])
    }

    @Test(arguments: Kind.allCases)
    func `positions are sorted from the back to the front, and skills from the highest`(
        _ kind: Kind
    ) async throws {
        let repository = try await repository(kind)
        let changes =
            Position.allCases.map { PlayerChange(\.preferredPosition, $0) }
            + Skill.allCases.map { PlayerChange(\.skill, $0) }
        for (index, change) in changes.reversed().enumerated() {
            let player = try await repository.add(playerName("\(index)"))
            _ = try await repository.update(change, of: player.id)
        }
        let byPosition = try await repository.page(
            Self.all, of: SquadQuery(order: .position), containing: nil)
        #expect(byPosition.players.map(\.preferredPosition) == Position.allCases + [nil, nil, nil])
        #expect(names(byPosition) == ["7", "6", "5", "4", "3", "0", "1", "2"])
        let bySkill = try await repository.page(
            Self.all, of: SquadQuery(order: .skill), containing: nil)
        #expect(
            bySkill.players.map(\.skill)
                == Skill.allCases.reversed() + [nil, nil, nil, nil, nil])
    }

    @Test(arguments: Kind.allCases)
    func `a search finds initial consonants`(_ kind: Kind) async throws {
        // 하나 in the parts of which a search key consists.
        let repository = try await repository(
            kind, ["Ana", "\u{1112}\u{1161}\u{1102}\u{1161}"])
        for (key, count) in [("\u{1112}\u{1102}", 1), ("\u{1102}\u{1112}", 0)] {
            #expect(try await repository.ids(of: SquadQuery(searchKey: key)).count == count)
        }
    }

    @Test(arguments: Kind.allCases)
    func `a search finds parts of names literally`(_ kind: Kind) async throws {
        let names = ["hanna", "bernd", "anna", "손흥민", "50%", "a_b", "?*"]
        let repository = try await repository(kind, names)
        for (key, found) in [
            ("ann", ["anna", "hanna"]), ("nd", ["bernd"]), ("bernds", []), ("흥", ["손흥민"]),
            ("%", ["50%"]), ("_", ["a_b"]), ("?", ["?*"]), ("*", ["?*"]), ("'", []),
        ] {
            for order in SquadOrder.allCases {
                let page = try await repository.page(
                    Self.all, of: SquadQuery(order: order, searchKey: key), containing: nil)
                #expect(self.names(page) == found)
                #expect(page.count == found.count)
            }
        }
    }

    @Test(arguments: Kind.allCases)
    func `the identifiers of a query are in its order`(_ kind: Kind) async throws {
        let repository = try await repository(kind, ["Cho", "Ana", "Anabel"])
        let squad = try await repository.squad().players
        #expect(try await repository.ids(of: SquadQuery()) == squad.map(\.id))
        #expect(
            try await repository.ids(of: SquadQuery(order: .skill, searchKey: "ana"))
                == squad.prefix(2).map(\.id))
    }

    @Test(arguments: Kind.allCases)
    func `players are read by identifier, sorted by name, without unknown ones`(_ kind: Kind)
        async throws
    {
        let repository = try await repository(kind, ["Cho", "Ana", "Bo"])
        let ids = try await repository.ids(of: SquadQuery())
        let players = try await repository.players([ids[2], PlayerID(99), ids[0], ids[2]])
        #expect(players.map(\.name.text) == ["Ana", "Cho"])
        #expect(try await repository.players([]).isEmpty)
    }

    @Test(arguments: Kind.allCases)
    func `Korean names are first, also within a group, if the order of scripts says so`(
        _ kind: Kind
    ) async throws {
        // 하나 and 가 in the parts of which a name key consists, and an emoji beyond the letters.
        let (hana, ga) = ("\u{1112}\u{1161}\u{1102}\u{1161}", "\u{1100}\u{1161}")
        let repository = try await repository(kind, ["李明", "ana", hana, "😀", ga + " b", ga])
        let korean = [ga, ga + " b", hana]
        let query = SquadQuery(scripts: .hangulFirst)
        let page = try await repository.page(0..<4, of: query, containing: nil)
        #expect(names(page) == korean + ["ana"])
        let rest = try await repository.page(4..<6, of: query, containing: nil)
        #expect(names(rest) == ["李明", "😀"])
        let all = try await repository.ids(of: query)
        #expect(all == (page.players + rest.players).map(\.id))
        for id in all {
            let page = try await repository.page(0..<1, of: query, containing: id)
            #expect(page.players.map(\.id) == [id])
        }
        #expect(
            try await repository.players(all.reversed(), scripts: .hangulFirst).map(\.id) == all)

        _ = try await repository.update(PlayerChange(\.skill, .professional), of: all[3])
        let bySkill = SquadQuery(order: .skill, scripts: .hangulFirst)
        let ranked = try await repository.page(Self.all, of: bySkill, containing: nil)
        #expect(names(ranked) == ["ana"] + korean + ["李明", "😀"])
    }

    /// A long run makes many changes, an ordinary one some.
    @Test func `the database and the double agree after random changes`() async throws {
        let changes = TestBudget.environment.count(60, long: 2_000)
        let seed = TestBudget.environment.seeds(1, long: 1)[0]
        var random = SeededGenerator(seed: seed)
        let repositories: [any PlayerRepository] = [
            try await fixture.players(), InMemoryPlayers(),
        ]
        var known: [PlayerID] = []
        for step in 0..<changes {
            let letters = (0...Int.random(in: 0..<3, using: &random)).map { _ in
                ["a", "b", "A", "B", "손", "é", "\u{1109}\u{1169}"].randomElement(using: &random)
                    ?? ""
            }
            let name = try playerName(letters.joined())
            let change: PlayerChange =
                [
                    PlayerChange(\.name, name),
                    PlayerChange(\.skill, Skill.allCases.randomElement(using: &random)),
                    PlayerChange(\.skill, nil),
                    PlayerChange(
                        \.preferredPosition, Position.allCases.randomElement(using: &random)),
                ].randomElement(using: &random) ?? PlayerChange(\.name, name)
            let id = known.randomElement(using: &random)
            let kind = Int.random(in: 0..<6, using: &random)
            for (index, repository) in repositories.enumerated() {
                if let id, kind == 0 {
                    try await repository.delete(id)
                    known.removeAll { $0 == id }
                } else if let id, kind < 3 {
                    _ = try? await repository.update(change, of: id)
                } else {
                    let added = try await repository.add(name)
                    if index == 0 { known.append(added.id) }
                }
            }
            let query = SquadQuery(
                order: SquadOrder.allCases.randomElement(using: &random) ?? .name,
                scripts: ScriptOrder.allCases.randomElement(using: &random) ?? .codePoints,
                searchKey: ["", "", "a", "b", "손", "ab"].randomElement(using: &random) ?? "")
            let start = Int.random(in: 0...known.count, using: &random)
            let range = start..<start + Int.random(in: 1...9, using: &random)
            let player = Bool.random(using: &random) ? known.randomElement(using: &random) : nil
            let page = try await repositories[0].page(range, of: query, containing: player)
            let expected = try await repositories[1].page(range, of: query, containing: player)
            #expect(page == expected, "step \(step), seed \(seed)")
            #expect(
                try await repositories[0].ids(of: query) == repositories[1].ids(of: query))
        }
        #expect(try await fixture.storage.findings() == [])
    }

    @Test func `a wrong size of the squad is found, and does not change a page`() async throws {
        let repository = try await fixture.players()
        for name in ["Ana", "Bo", "Cho"] { _ = try await repository.add(playerName(name)) }
        try fixture.raw().script("UPDATE squad_sizes SET size = 7")
        let page = try await repository.page(0..<7, of: SquadQuery(), containing: nil)
        #expect(names(page) == ["Ana", "Bo", "Cho"])
        #expect(page.count == 3)
        #expect(
            try await fixture.storage.findings() == ["The size of the squad of user 1 is wrong."])
    }
}
