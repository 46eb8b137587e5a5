import Domain
import Persistence
import Records
import ServiceAPI
import TestSupport
import Testing

@testable import RemoteClient

@Suite struct `An account on two devices` {
    private let time: ImmediateTime
    private let server: TestServer
    private let device: TestDevice

    init() async throws {
        (time, server, device) = try await TestDevice.withSquad()
    }

    @Test func `has the players of two devices that were offline`() async throws {
        let other = try await TestDevice(server, time)
        for device in [device, other] { _ = try await device.squad() }
        let ada = try #require(try await device.data.players.squad().players.first)
        server.connection = .down
        let bo = try await device.add("Bo")
        let match = try await device.startMatch()
        _ = try await device.data.players.update(PlayerChange(\.age, Age(30)), of: ada.id)
        try await other.data.players.delete(ada.id)
        try await other.add("Bo")
        server.connection = .up
        for device in [device, other, device] { try await device.exchange() }
        for device in [device, other] {
            #expect(try await device.squad() == ["Bo", "Bo", "손흥민"])
            #expect(try await device.counts == (0, 0))
            #expect(try await device.data.players.players([bo.id]) == [bo])
            let shown = try await device.data.matches.match(match.id)
            #expect(shown.lineUp.entries.first?.name == "Ada")
            #expect(shown.lineUp.entries.first?.playerID == nil)
        }
    }

    @Test func `has no values of a player whom one device has erased`() async throws {
        let other = try await TestDevice(server, time)
        _ = try await other.squad()
        let ada = try #require(try await device.data.players.squad().players.first)
        server.connection = .down
        try await device.data.players.delete(ada.id)
        try await device.data.players.erase(ada.id)
        // The last edit is later than the erasure.
        for number in 1...6 {
            let nickname = PlayerChange(\.nickname, ShortText("Zebra \(number)"))
            _ = try await other.data.players.update(nickname, of: ada.id)
        }
        server.connection = .up
        for device in [device, other, device] { try await device.exchange() }
        let third = try await TestDevice(server, time)
        for device in [device, other, third] {
            #expect(try await device.squad() == ["손흥민"])
            #expect(try await device.data.players.deleted().isEmpty)
            #expect(try await device.data.players.versions(of: ada.id).isEmpty)
            #expect(try await device.counts == (0, 0))
        }
        let response = try await device.data.account.send("GET", .changes(since: .start))
        let text = String(decoding: response.body, as: UTF8.self)
        #expect(text.contains("손흥민") && !text.contains("Ada") && !text.contains("Zebra"))
    }

    @Test func `has a player whom the other device restores, with the edits of both`()
        async throws
    {
        let other = try await TestDevice(server, time)
        _ = try await other.squad()
        let ada = try #require(try await device.data.players.squad().players.first)
        server.connection = .down
        try await device.data.players.delete(ada.id)
        let older = try await other.data.players.update(PlayerChange(\.age, Age(30)), of: ada.id)
        server.connection = .up
        for device in [device, other, device] { try await device.exchange() }
        #expect(try await other.data.players.deleted() == [older])
        try await other.data.players.restore(ada.id)
        for device in [other, device] { try await device.exchange() }
        #expect(try await device.data.players.players([ada.id]) == [older])
        let versions = try await device.data.players.versions(of: ada.id)
        #expect(versions.map(\.isDeleted).suffix(1) == [false])
        #expect(versions.last?.isOwn == false && versions.contains(where: \.isOwn))
    }

    @Test func `has a match with a player whose addition arrives later`() async throws {
        let other = try await TestDevice(server, time)
        _ = try await other.squad()
        server.missingRequests = ["PUT /api/changes"]
        try await device.add("Aaron")
        let match = try await device.change(.end, device.startMatch())
        try await device.exchange()
        #expect(try await other.squad() == ["Ada", "손흥민"])
        #expect(try await other.data.matches.match(match.id).lineUp.entries[0].playerID == nil)
        server.missingRequests = []
        try await device.storage.accountReplicas.retryRefused(of: device.session)
        try await device.exchange()
        _ = try await other.squad()
        let shown = try await other.data.matches.match(match.id).lineUp.entries[0]
        let aaron = try #require(try await other.data.players.squad().players.first)
        #expect(shown.playerID == aaron.id)
        #expect(try await other.data.matches.finished(of: aaron.id, limit: 5).count == 1)
    }

    @Test func `has a match with players whose additions need several requests`() async throws {
        server.connection = .down
        let players = try (1...250).map { number in
            Player(id: PlayerID(Int64(number)), name: try #require(PlayerName("Z\(number)")))
        }
        _ = try await device.data.archives.add(AccountArchive(players: players, matches: []))
        let squad = try await device.data.players.squad().players
        let match = try await device.data.matches.start(
            MatchStart(lineUp: try #require(LineUp(squad.map { LineUpEntry($0, team: .a) }))),
            startsClock: true, at: time.now())
        server.connection = .up
        try await device.exchange()
        let response = try await device.data.account.send("GET", .playersOfGather(match.id))
        let shown: [PlayerResponse] = try response.decoded()
        #expect(Set(shown.map(\.id)) == Set(squad.map(\.id.number)))
    }

    @Test func `continues the match that started last, of two that devices have started alone`()
        async throws
    {
        let other = try await TestDevice(server, time)
        for device in [device, other] { _ = try await device.squad() }
        server.connection = .down
        let first = try await device.change(.addGoal(Goal(.a)), device.startMatch())
        time.advance(by: .seconds(1))
        let second = try await other.change(.addGoal(Goal(.b)), other.startMatch())
        server.connection = .up
        for device in [device, other, device] { try await device.exchange() }
        for device in [device, other] {
            #expect(try await device.data.matches.current()?.id == second.id)
            let finished = try await device.data.matches.finished(limit: nil)
            #expect(finished.map(\.id) == [first.id])
            #expect(finished.map(\.score) == [Score(a: 1, b: 0)])
            #expect(try await device.counts == (0, 0))
        }
    }

    @Test(arguments: 0..<10)
    func `is the same on all devices after random changes`(_: Int) async throws {
        let devices = [device, try await TestDevice(server, time)]
        for _ in 0..<60 {
            let device = devices[Int.random(in: 0...1)]
            server.connection = [.up, .up, .up, .up, .down, .losesResponses].randomElement() ?? .up
            time.advance(by: .seconds(Int64.random(in: 0...20)))
            // A change that cannot be stored throws, and then nothing is expected of it.
            try? await randomChange(on: device)
        }
        server.connection = .up
        for device in devices + devices { try await device.exchange() }
        var states: [[String]] = []
        for device in devices {
            #expect(try await device.counts == (0, 0))
            var state = try await device.squad()
            if let match = try await device.data.matches.current() {
                state.append("\(match.id) \(match.score) \(match.log.events.count)")
            }
            state += try await device.data.matches.finished(limit: nil)
                .sorted { $0.id < $1.id }.map { "\($0.id) \($0.score)" }
            states.append(state)
        }
        #expect(states[0] == states[1])
    }

    private func randomChange(on device: TestDevice) async throws {
        let players = try await device.data.players.squad().players
        switch Int.random(in: 0..<10) {
        case 0: try await device.add("P\(Int.random(in: 0..<100))")
        case 1:
            if let player = players.dropFirst(2).randomElement() {
                try await device.data.players.delete(player.id)
            }
        case 2:
            if let player = players.randomElement() {
                let age = Age(Int.random(in: 1...90))
                _ = try await device.data.players.update(PlayerChange(\.age, age), of: player.id)
            }
        case 3: _ = try await device.startMatch()
        default:
            guard let match = try await device.data.matches.current() else { return }
            let changes: [MatchChange] = [
                .addGoal(Goal(.a)), .addGoal(Goal(.b)), .undo, .redo, .toggleClock, .end,
            ]
            guard let event = changes.randomElement()?.event(in: match, at: time.now()) else {
                return
            }
            _ = try await device.data.matches.append(event, to: match)
        }
    }
}
