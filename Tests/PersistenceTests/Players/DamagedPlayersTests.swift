import Domain
import Records
import TestSupport
import Testing

@testable import Persistence

/// A squad in which a byte of one copy of a name has changed.
private struct DamagedSquad {
    let fixture: Fixture
    let players: any PlayerRepository
    /// Annabel, Berta, Carla.
    let ids: [PlayerID]

    /// Changes a byte in each given name.
    ///
    /// - Parameter copy: The number of the copy of the name, from 0.
    init(_ names: [String], copy: Int, folding: any TextFolding = LowercaseFolding()) async throws {
        let first = try await Fixture()
        let session = try await first.signUp()
        let repository = first.storage.players(of: session)
        var ids: [PlayerID] = []
        for name in ["Annabel", "Berta", "Carla"] {
            ids.append(try await repository.add(playerName(name)).id)
        }
        await first.storage.close()
        var bytes = first.directory.bytes(of: first.directory.database)
        for name in names {
            // The changes have the names in quotation marks.
            let ranges = bytes.ranges(of: Array(name.utf8)).filter {
                bytes[$0.lowerBound - 1] != UInt8(ascii: "\"")
            }
            try #require(ranges.count == 2)
            bytes[ranges[copy].lowerBound] ^= 1
        }
        try first.directory.write(bytes, to: first.directory.database)
        fixture = try await Fixture(in: first.directory, time: first.time, folding: folding)
        players = fixture.storage.players(of: session)
        self.ids = ids
    }

    func findings() async throws -> [String] { try await fixture.storage.findings() }
}

@Suite struct `Damaged players` {
    @Test(arguments: 0..<2)
    func `a player with a changed byte is marked and does not hide others`(_ copy: Int) async throws
    {
        let data = try await DamagedSquad(["Annabel"], copy: copy)
        let squad = try await data.players.squad()
        #expect(squad.players.map(\.id) == data.ids)
        #expect(squad.damaged == [data.ids[0]])
        #expect(try await !data.findings().isEmpty)
    }

    @Test(arguments: 0..<2)
    func `a correction stores the values that were shown`(_ copy: Int) async throws {
        let data = try await DamagedSquad(["Annabel"], copy: copy)
        var shown = try await data.players.squad().players[0]
        shown.age = Age(30)
        #expect(try await data.players.update(PlayerChange(\.age, Age(30)), of: shown.id) == shown)
        let squad = try await data.players.squad()
        #expect(squad.players[0] == shown)
        #expect(squad.damaged.isEmpty)
        #expect(try await data.findings() == [])
    }

    @Test func `a damaged player can be deleted`() async throws {
        let data = try await DamagedSquad(["Annabel"], copy: 0)
        try await data.players.delete(data.ids[0])
        #expect(try await data.players.squad().players.map(\.id) == Array(data.ids[1...]))
        #expect(try await data.findings() == [])
    }

    @Test func `a correction does not clear the marks of other players`() async throws {
        let data = try await DamagedSquad(["Annabel", "Berta", "Carla"], copy: 0)
        _ = try await data.players.update(PlayerChange(\.skill, .amateur), of: data.ids[0])
        #expect(try await data.players.squad().damaged == Set(data.ids[1...]))
        try await data.players.delete(data.ids[1])
        #expect(try await data.players.squad().damaged == [data.ids[2]])
        _ = try await data.players.update(
            PlayerChange(\.name, playerName("Carla")), of: data.ids[2])
        #expect(try await data.players.squad().damaged.isEmpty)
        let marks = "SELECT count(*) FROM settings WHERE name = 'damaged_players'"
        #expect(try data.fixture.number(marks) == 0)
    }

    @Test func `a start with a new version of the folding keeps the marks`() async throws {
        let data = try await DamagedSquad(["Annabel"], copy: 0, folding: OtherFolding())
        #expect(try await data.players.squad().damaged == [data.ids[0]])
    }
}

private struct OtherFolding: TextFolding {
    let version = "other"

    func searchKey(_ text: String) -> String { text.lowercased() }
    func identityKey(_ text: String) -> String { text.lowercased() }
    func prepare(_ password: Password) -> PreparedPassword { LowercaseFolding().prepare(password) }
}
