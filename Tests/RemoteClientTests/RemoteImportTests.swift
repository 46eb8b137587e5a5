import Domain
import FoundationEssentials
import Persistence
import Records
import TestSupport
import Testing
import UnicodeText

@testable import RemoteClient

@Suite struct `Imports into an account of a server` {
    private let time: ImmediateTime
    private let server: TestServer
    private let device: TestDevice

    init() async throws {
        (time, server, device) = try await TestDevice.withSquad()
    }

    @Test func `imports an archive, also a second time`() async throws {
        var match = try await device.startMatch()
        match = try await device.change(.addGoal(Goal(.a)), match)
        _ = try await device.change(.end, match)
        let (archive, _) = try await device.data.archives.archive()
        let target = try await TestServer(time: time)
        let other = try await TestDevice(target, time)
        for expected in [(2, 1), (0, 0)] {
            let summary = try await other.data.archives.add(archive).summary
            #expect(summary.newPlayers == expected.0 && summary.newMatches == expected.1)
        }
        #expect(try await other.squad() == ["Ada", "손흥민"])
        try await other.exchange()
        let third = try await TestDevice(target, time)
        _ = try await third.squad()
        for device in [other, third] {
            #expect(
                try await device.data.matches.finished(limit: nil).map(\.score)
                    == [Score(a: 1, b: 0)])
        }
    }

    @Test func `undoes the import of a squad`() async throws {
        let squad = AccountArchive(players: Array(SampleData.squad.prefix(3)), matches: [])
        let before = try await device.squad()
        let records = try await device.data.archives.add(squad)
        #expect(records.players.count == records.summary.newPlayers)
        #expect(try await device.squad().count == before.count + records.players.count)
        #expect(try await device.data.archives.remove(records).isEmpty)
        #expect(try await device.squad() == before)
    }

    @Test func `undoes the import of gathers on all devices`() async throws {
        let match = try await device.change(.end, device.startMatch())
        let (archive, _) = try await device.data.archives.archive()
        let target = try await TestServer(time: time)
        let other = try await TestDevice(target, time)
        let records = try await other.data.archives.add(archive)
        try await other.exchange()
        let third = try await TestDevice(target, time)
        #expect(try await third.data.matches.finished(limit: nil).map(\.id) == [match.id])
        #expect(try await other.data.archives.remove(records).isEmpty)
        for device in [other, third] {
            try await device.exchange()
            #expect(try await device.data.matches.finished(limit: nil).isEmpty)
            #expect(try await device.data.players.squad().players.isEmpty)
        }
    }

    @Test func `imports and exports the records of features`() async throws {
        let player = PlayerID(7)
        let record = ArchivedRecord(
            id: UUID(), kind: "note", values: ["player": .player(player), "text": .text("Late")])
        let squad = AccountArchive(
            players: [Player(id: player, name: try #require(PlayerName("Zed")))], matches: [],
            records: [record])
        let records = try await device.data.archives.add(squad)
        #expect(records.summary.newRecords == 1)
        let exported = try await device.data.archives.archive().archive
        let zed = try #require(exported.players.first { $0.name.text == "Zed" })
        #expect(exported.records == [record.identified(as: record.id) { _ in zed.id }])
        try await device.exchange()
        let other = try await TestDevice(server, time)
        #expect(try await other.data.archives.archive().archive.records == exported.records)
        #expect(try await device.data.archives.remove(records).isEmpty)
        #expect(try await device.data.archives.archive().archive.records == [])
    }

    @Test func `the undo of an import keeps what was changed or used since`() async throws {
        let known = try await device.data.players.add(try #require(PlayerName("Zed")))
        let squad = AccountArchive(
            players: Array(SampleData.squad.prefix(3))
                + [Player(id: PlayerID(99), name: known.name, age: Age(31), skill: .amateur)],
            matches: [])
        let before = try await device.data.players.squad().players
        let records = try await device.data.archives.add(squad, fillingIn: true)
        #expect(records.values[known.id]?.count == 2)
        #expect(try await device.data.players.players([known.id]).map(\.age) == [Age(31)])
        let changed = try #require(records.players.first)
        _ = try await device.data.players.update(PlayerChange(\.age, Age(77)), of: changed.id)
        _ = try await device.data.players.update(PlayerChange(\.skill, .professional), of: known.id)
        let kept = try await device.data.archives.remove(records)
        #expect(kept.players == 1 && kept.values == 1)
        let after = try await device.data.players.squad().players
        #expect(after.count == before.count + 1)
        #expect(after.first { $0.id == known.id }?.age == nil)
    }
}
