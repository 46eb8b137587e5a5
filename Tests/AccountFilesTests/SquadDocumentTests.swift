import Domain
import TestSupport
import Testing

@testable import AccountFiles

@Suite struct `Squads as comma-separated values` {
    private static let names = [
        "=SUM(A1)", "+1 guest", "-", "@home", "'=quoted", "''@twice", "'t Hooft",
        "Ana, \"the\" first",
        "O'Shea; John", " 손흥민 ", "=cmd|' /C calc'!A0", "Zoë",
    ]

    private func write(_ players: [Player], _ fixture: Fixture) async throws -> String {
        let path = fixture.path("squad.csv")
        let archive = AccountArchive(players: players, matches: [])
        #expect(try await fixture.files.write(archive, to: path) == archive)
        return String(decoding: fixture.directory.bytes(of: path), as: UTF8.self)
    }

    @Test func `a written squad is read with the same values`() async throws {
        let fixture = try Fixture()
        let named = Self.names.enumerated().compactMap { index, name in
            PlayerName(name).map { Player(id: PlayerID(Int64(index)), name: $0) }
        }
        #expect(named.count == Self.names.count)
        let players = SampleData.squad + named
        _ = try await write(players, fixture)
        let squad = try await proposedSquad(fixture.path("squad.csv"))
        #expect(squad.addedPlayers.map(\.line) == players.map(\.line))
    }

    @Test func `the rows of another table are read with the same values`() async throws {
        let fixture = try Fixture()
        let path = fixture.path("fee.csv")
        // White space at the ends is not part of a value.
        let names = Self.names.compactMap { PlayerName($0)?.text }
        let rows = [["fee", "reason"]] + names.map { ["1", $0] }
        try await fixture.files.write(rows, to: path)
        guard case .squad(let list) = try await fixture.files.read(path) else {
            Issue.record("no table")
            return
        }
        #expect(list.rows.map(\.values) == rows)
        await #expect(throws: AccountFileError.exists) {
            try await fixture.files.write(rows, to: path)
        }
    }

    @Test(arguments: names)
    func `no value begins like a formula`(_ name: String) async throws {
        let player = Player(
            id: PlayerID(1), name: try #require(PlayerName(name)),
            favouriteTeam: ShortText("=1+1"), nickname: ShortText("@bo"))
        let text = try await write([player], Fixture())
        #expect(text.hasPrefix("\u{FEFF}name,age,skill,position,team,nickname\r\n"))
        for value in text.dropFirst().split(whereSeparator: {
            ",\r\n\"".contains($0) || $0.isNewline
        }) {
            #expect(!"=+-@\t\r".contains(value.first ?? " "), "\(value)")
        }
    }
}
