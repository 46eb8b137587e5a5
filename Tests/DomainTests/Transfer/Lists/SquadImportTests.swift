import Records
import TestSupport
import Testing

@testable import Domain

@Suite struct `Proposed imports of squad lists` {
    /// A folding whose search keys also ignore the accent of É.
    private struct Folding: TextFolding {
        let version = "test"
        func searchKey(_ text: String) -> String {
            text.lowercased().split(separator: "é", omittingEmptySubsequences: false)
                .joined(separator: "e")
        }
        func identityKey(_ text: String) -> String { text.lowercased() }
        func prepare(_ password: Password) -> PreparedPassword {
            LowercaseFolding().prepare(password)
        }
    }

    private let today = LocalTime(secondsSince1970: 1_795_600_000)

    private func list(_ rows: String...) -> SquadList {
        SquadList(
            format: .contacts(encoding: "UTF-8"),
            rows: rows.enumerated().map { index, row in
                SquadList.Row(
                    line: index + 1,
                    values: row.split(separator: ",", omittingEmptySubsequences: false)
                        .map(String.init))
            })
    }

    private func propose(
        _ list: SquadList, knowing names: [String] = [], remembered: SquadMeanings? = nil
    ) throws -> SquadImport {
        let squad = try names.enumerated().map { index, name in
            Player(id: PlayerID(Int64(index)), name: try #require(PlayerName(name)))
        }
        return propose(list, into: squad, remembered: remembered)
    }

    private func propose(
        _ list: SquadList, into squad: [Player], remembered: SquadMeanings? = nil
    ) -> SquadImport {
        SquadImport(
            list, into: squad, folding: Folding(), today: today, remembered: remembered)
    }

    private func standings(_ squad: SquadImport) -> [String] {
        squad.entries.map { entry in
            "\(entry.values[0]) \(entry.standing) \(entry.isIncluded ? "+" : "-")"
        }
    }

    @Test func `each stored player is known once, regardless of case`() throws {
        let squad = try propose(list("name", "ANA", "Ana", "Bo", "ana"), knowing: ["Ana", "ana"])
        #expect(standings(squad) == ["ANA known -", "Ana known -", "Bo new +", "ana doubtful +"])
        #expect(squad.entries[3].remarks == [.repeatedName(line: 2)])
        #expect(squad.addedPlayers.map(\.name.text) == ["Bo", "ana"])
        #expect(squad.archive.players.count == 4)
    }

    @Test func `a similar name is left out unless the user includes it`() throws {
        var squad = try propose(
            list("name", "Lefevre René", "Renè"), knowing: ["Rene Lefevre"])
        #expect(standings(squad) == ["Lefevre René doubtful -", "Renè new +"])
        #expect(squad.entries[0].remarks == [.similarName("Rene Lefevre")])
        squad.setIncluded(true, row: 0)
        squad.setIncluded(false, row: 1)
        #expect(squad.addedPlayers.map(\.name.text) == ["Lefevre René"])
    }

    @Test func `an invalid row cannot be included`() throws {
        var squad = try propose(list("name,age", ",31", "Ana,31"))
        squad.setIncluded(true, row: 0)
        #expect(squad.addedPlayers.map(\.name.text) == ["Ana"])
        #expect(squad.entries[0].remarks == [.missingName])
    }

    @Test func `a changed column takes its meaning from another one`() throws {
        var squad = try propose(list("name,shirt,age", "Ana Silva,Ana,31", "Bo A.,Bo,27"))
        #expect(squad.columns.map(\.meaning) == [.name, .ignored, .age])
        #expect(!squad.hasChosenMeanings)
        squad.setColumn(1, to: .name)
        #expect(squad.columns.map(\.meaning) == [.ignored, .name, .age])
        #expect(squad.addedPlayers.map(\.name.text) == ["Ana", "Bo"])
        squad.setColumn(2, to: .ignored)
        #expect(squad.addedPlayers.map(\.age) == [nil, nil])
        #expect(squad.hasChosenMeanings)
    }

    @Test func `a changed word changes all rows that have it`() throws {
        var squad = try propose(
            list("name,position,skill", "A,Libero,7", "B,Coach/LIBERO,9", "C,Coach,10"))
        #expect(squad.positions.map(\.count) == [1, 2, 1])
        squad.setPosition(of: "libero", to: .midfielder)
        squad.setPosition(of: "Coach", to: nil)
        squad.setSkill(of: "9", to: .amateur)
        squad.setSkill(of: "10", to: nil)
        #expect(squad.entries.map(\.standing) == [.new, .new, .new])
        #expect(squad.addedPlayers.map(\.preferredPosition) == [.midfielder, .midfielder, nil])
        #expect(squad.addedPlayers.map(\.skill) == [.amateur, .amateur, nil])
    }

    @Test func `values that are not stored are remarks`() throws {
        let team = String(repeating: "x", count: 101)
        let squad = try propose(
            list(
                "name,age,birth,position,skill,team", "A,200,,,,", "B,31,soon,,,", "C,,,CB/ST/x,,",
                "D,,,,wizard,\(team)", "E,1998,,-,n/a,?"))
        #expect(
            squad.entries.map(\.remarks) == [
                [.invalid(\.age, "200")], [.invalidBirth("soon")],
                [.furtherPosition("ST"), .invalid(\.preferredPosition, "x")],
                [.invalid(\.skill, "wizard"), .invalid(\.favouriteTeam, team)], [],
            ])
        #expect(squad.addedPlayers.map { $0.age?.years } == [nil, 31, nil, nil, 28])
    }

    @Test func `remembered meanings are used for a list with as many columns`() throws {
        let first = list("name,nick", "Ana Silva,Ana")
        var squad = try propose(first)
        squad.setColumn(1, to: .name)
        let next = list("Name,Nick", "Bo A.,Bo")
        #expect(try propose(next).shape == squad.shape)
        let again = try propose(next, remembered: squad.meanings)
        #expect(again.addedPlayers.map(\.name.text) == ["Bo"])
        #expect(!again.hasChosenMeanings)
        let wider = try propose(list("name,shirt,age", "Bo A.,Bo,27"), remembered: squad.meanings)
        #expect(wider.addedPlayers.map(\.name.text) == ["Bo A."])
    }

    @Test func `lines above the headings are listed`() throws {
        let squad = try propose(list("FC Example", "Name,Age", "Ana,31"))
        #expect(squad.introduction.map(\.values) == [["FC Example"]])
        #expect(squad.addedPlayers.map(\.name.text) == ["Ana"])
    }

    @Test func `a row with a replacement character is doubtful, and can be left out`() throws {
        var squad = try propose(list("name,team", "An\u{FFFD},x", "Bo,y\u{FFFD}", "Cy,z"))
        #expect(standings(squad) == ["An\u{FFFD} doubtful +", "Bo doubtful +", "Cy new +"])
        #expect(squad.entries[1].remarks == [.unreadableCharacters])
        squad.setIncluded(false, row: 0)
        #expect(squad.addedPlayers.map(\.name.text) == ["Bo", "Cy"])
    }

    // MARK: Headings

    @Test(arguments: [
        ["Namn,År", "Ana,31", "Bo,27"], ["Namn,Alder", "Ana,31", "Bo,x", "Cy,27"],
        ["Namn,Roll", "Ana,GK", "Bo,ST"],
    ])
    func `a first row that differs from the others is doubtful`(_ rows: [String]) throws {
        let list = SquadList(
            format: .contacts(encoding: "UTF-8"),
            rows: rows.enumerated().map { index, row in
                SquadList.Row(
                    line: index + 1, values: row.split(separator: ",").map(String.init))
            })
        var squad = try propose(list)
        #expect(squad.entries[0].remarks.contains(.possibleHeading))
        #expect(squad.entries[0].isIncluded && squad.entries[0].standing == .doubtful)
        #expect(squad.entries[1].standing == .new)
        squad.setHeading(0)
        #expect(squad.entries.map(\.standing).first == .new)
        #expect(squad.columns[0].heading == "Namn")
        squad.setHeading(nil)
        // The user has said that the first row is a player.
        #expect(!squad.entries[0].remarks.contains(.possibleHeading))
    }

    @Test(arguments: [
        ["Ana,31", "Bo,27"], ["Ana", "Bo"], ["Ana,x", "Bo,y"], ["Ana,-", "Bo,27"],
    ])
    func `a first row that is like the others is no heading`(_ rows: [String]) throws {
        let list = SquadList(
            format: .contacts(encoding: "UTF-8"),
            rows: rows.enumerated().map { index, row in
                SquadList.Row(
                    line: index + 1, values: row.split(separator: ",").map(String.init))
            })
        #expect(try propose(list).entries.allSatisfy { $0.standing == .new })
    }

    @Test func `the row with the headings can be chosen`() throws {
        var squad = try propose(list("Klubb", "Namn,Alder", "Ana,31", "Bo,27"))
        #expect(squad.possibleHeadings == 0..<4)
        #expect(squad.heading == nil && !squad.hasChosenMeanings)
        squad.setIncluded(false, row: 3)
        squad.setHeading(1)
        #expect(squad.heading == 1 && squad.hasChosenMeanings)
        #expect(squad.columns.map(\.heading) == ["Namn", "Alder"])
        #expect(squad.introduction.map(\.line) == [1])
        // The row that was left out is still left out.
        #expect(squad.addedPlayers.map(\.name.text) == ["Ana"])
        #expect(squad.addedPlayers.map { $0.age?.years } == [31])
    }

    // MARK: Missing values

    @Test func `values beyond the stored ones are named, and fill empty fields on request`() throws
    {
        let ana = Player(
            id: PlayerID(7), name: try #require(PlayerName("Ana")), age: Age(30), skill: .amateur)
        var squad = propose(
            list(
                "name,age,position,team,skill,nickname", "Ana,31,GK,Real,amateur,Nana", "Bo,,,,,"),
            into: [ana])
        let entry = squad.entries[0]
        #expect(entry.standing == .known)
        #expect(
            entry.missing == [
                PlayerChange(\.preferredPosition, .goalkeeper),
                PlayerChange(\.favouriteTeam, ShortText("Real")),
                PlayerChange(\.nickname, ShortText("Nana")),
            ])
        #expect(entry.different == [PlayerChange(\.age, Age(31))])
        #expect(squad.incompleteCount == 1)
        squad.setIncluded(false, row: 1)
        #expect(squad.isEmpty)
        squad.fillsIn = true
        #expect(!squad.isEmpty)
    }

    @Test func `a change that removes a value leaves the others`() throws {
        let full = Player(
            id: PlayerID(1), name: try #require(PlayerName("Ana")), age: Age(30), skill: .amateur,
            preferredPosition: .striker, favouriteTeam: ShortText("Real"))
        let empty = Player(id: full.id, name: full.name)
        let changes = empty.values(missingOf: full)
        #expect(changes.count == 4)
        #expect(changes.reduce(empty) { $1.applied(to: $0) } == full)
        #expect(changes.reduce(full) { $1.removal.applied(to: $0) } == empty)
        #expect(PlayerChange(\.name, full.name).removal == PlayerChange(\.name, full.name))
    }

    @Test(arguments: [
        (["Ana,31,pro,ST,Real", "Bo,,,,"], [SquadColumn.name, .age, .skill, .position, .team]),
        (["1,Ana,31", "2,Bo,27", "3,Cy,4"], [.ignored, .name, .age]),
        (["Ana,7", "Bo,5"], [.name, .age]),
        (["1,Ana,x,7", "2,Bo,y,5"], [.ignored, .name, .ignored, .skill]),
        (["GK,Ana,1998-03-05", "ST,Bo,1999-01-01"], [.position, .name, .birth]),
        (["Namn,Stad,År", "Ana,X,1998", "Bo,Y,1999", "Cy,Z,2001"], [.name, .ignored, .birth]),
    ])
    func `columns without known headings are recognized by their values`(
        _ rows: [String], _ columns: [SquadColumn]
    ) throws {
        let list = SquadList(
            format: .contacts(encoding: "UTF-8"),
            rows: rows.enumerated().map { index, row in
                SquadList.Row(
                    line: index,
                    values: row.split(separator: ",", omittingEmptySubsequences: false)
                        .map(String.init))
            })
        #expect(try propose(list).columns.map(\.meaning) == columns)
    }

    @Test(arguments: [
        ("Name,Vorname", [SquadColumn.lastName, .firstName]),
        ("Nombre,Apellidos", [.firstName, .lastName]),
        ("Name,First name,Last name", [.name, .ignored, .ignored]),
        ("Vorname,Alter", [.firstName, .age]),
    ])
    func `a name beside a part of it is the other part`(
        _ headings: String, _ columns: [SquadColumn]
    ) throws {
        #expect(try propose(list(headings, "A,B,C")).columns.map(\.meaning) == columns)
    }

    @Test func `a list without rows proposes nothing`() throws {
        for squad in [try propose(list()), try propose(list("name,age"))] {
            #expect(squad.entries.isEmpty && squad.addedPlayers.isEmpty)
        }
    }
}
