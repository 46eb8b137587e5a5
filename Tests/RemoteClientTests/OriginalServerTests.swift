import Domain
import Persistence
import Platform
import Testing

@testable import RemoteClient

@Suite struct `An account of an original server` {
    private let time = ImmediateTime()
    private let server: TestServer
    private let device: TestDevice

    init() async throws {
        server = try await TestServer(isOriginal: true, time: time)
        device = try await TestDevice(server, time)
        for name in ["Ada", "손흥민"] { try await device.add(name) }
    }

    @Test func `keeps players and results`() async throws {
        var match = try await device.startMatch()
        match = try await device.change(.addGoal(Goal(.a)), match)
        _ = try await device.change(.end, match)
        let other = try await TestDevice(server, time)
        #expect(try await other.squad() == ["Ada", "손흥민"])
        let finished = try await other.data.matches.finished(limit: nil)
        #expect(finished.map(\.id) == [match.id])
        #expect(finished.map(\.score) == [Score(a: 1, b: 0)])
        #expect(finished.first?.lineUp.entries.map(\.name) == ["Ada", "손흥민"])
    }

    @Test func `keeps the events on this device`() async throws {
        var match = try await device.startMatch()
        match = try await device.change(.addGoal(Goal(.a)), match)
        match = try await device.change(.undo, match)
        _ = try await device.squad()
        #expect(try await device.data.matches.current()?.log.events == match.log.events)
    }

    @Test func `shows what other clients delete`() async throws {
        var match = try await device.startMatch()
        match = try await device.change(.end, match)
        let other = try await TestDevice(server, time)
        let player = try #require(try await other.data.players.squad().players.first)
        try await other.data.players.delete(player.id)
        let shown = try await other.data.matches.match(match.id)
        _ = try await other.change(.delete, shown)
        #expect(try await device.squad() == ["손흥민"])
        #expect(try await device.data.matches.finished(limit: nil).isEmpty)
    }

    @Test func `ends the match in progress with the start of the next`() async throws {
        let first = try await device.startMatch()
        let second = try await device.startMatch()
        #expect(try await device.data.matches.current()?.id == second.id)
        #expect(try await device.data.matches.finished(limit: nil).map(\.id) == [first.id])
    }

    @Test func `restores no player`() async throws {
        let players = device.data.players
        let player = try #require(try await players.squad().players.first)
        try await players.delete(player.id)
        #expect(try await players.deleted().isEmpty)
        #expect(try await players.versions(of: player.id).isEmpty)
        await #expect(throws: StorageError.unsupported) { try await players.restore(player.id) }
    }

    @Test func `has no sessions and no new password`() async throws {
        let accounts = device.server.accounts
        await #expect(throws: StorageError.unsupported) {
            try await accounts.sessions(of: device.session)
        }
        await #expect(throws: StorageError.unsupported) {
            try await accounts.signOutEverywhere(device.session)
        }
        await #expect(throws: AccountError.storage(.unsupported)) {
            try await accounts.changePassword(
                of: device.session, from: TestDevice.password, to: Password("battery staple"))
        }
    }

    @Test func `is exchanged completely after an update of the server`() async throws {
        _ = try await device.squad()
        server.missingRequests = []
        let data = device.server.data(
            of: device.session, players: device.storage.players(of: device.session),
            matches: device.storage.matches(of: device.session),
            records: device.storage.records(of: device.session),
            archives: device.storage.archives(of: device.session))
        try await data.account.refresh()
        let version = try await device.storage.accountCopy.version(of: device.session)
        #expect(version != OriginalAccount.version)
    }

    @Test func `has nothing that waits`() async throws {
        let record = ArchivedRecord(id: UUID(), kind: "essay", values: ["text": .text("a")])
        _ = try await device.data.archives.add(
            AccountArchive(players: [], matches: [], records: [record]))
        let statuses = await device.data.account.statuses()
        try await device.data.account.refresh()
        #expect(await statuses.first { _ in true } == .upToDate)
    }
}
