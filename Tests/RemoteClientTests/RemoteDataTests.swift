import Domain
import FoundationEssentials
import Persistence
import Records
import TestSupport
import Testing
import UnicodeText

@testable import RemoteClient

@Suite struct `An account of a server` {
    private let time: ImmediateTime
    private let server: TestServer
    private let device: TestDevice

    init() async throws {
        (time, server, device) = try await TestDevice.withSquad()
    }

    @Test func `shows the changes of other devices`() async throws {
        let other = try await TestDevice(server, time)
        #expect(try await other.squad() == ["Ada", "손흥민"])
        let player = try await device.add("Łukasz")
        _ = try await device.data.players.update(PlayerChange(\.skill, .amateur), of: player.id)
        try await device.exchange()
        #expect(try await other.squad() == ["Ada", "Łukasz", "손흥민"])
        #expect(try await other.data.players.players([player.id]).first?.skill == .amateur)
        try await device.data.players.delete(player.id)
        try await device.exchange()
        #expect(try await other.squad() == ["Ada", "손흥민"])
    }

    @Test func `keeps both changes of different fields`() async throws {
        let other = try await TestDevice(server, time)
        let player = try #require(try await other.data.players.squad().players.first)
        _ = try await device.data.players.update(PlayerChange(\.skill, .amateur), of: player.id)
        _ = try await other.data.players.update(PlayerChange(\.age, Age(30)), of: player.id)
        let nickname = PlayerChange(\.nickname, ShortText("손"))
        _ = try await other.data.players.update(nickname, of: player.id)
        for device in [device, other, device] { try await device.exchange() }
        let stored = try #require(try await device.data.players.players([player.id]).first)
        #expect(stored.skill == .amateur && stored.age == Age(30))
        #expect(stored.nickname == ShortText("손"))
    }

    @Test func `has a match that another device continues`() async throws {
        var match = try await device.startMatch()
        match = try await device.change(.addGoal(Goal(.a)), match)
        try await device.exchange()
        let other = try await TestDevice(server, time)
        _ = try await other.squad()
        var shown = try #require(try await other.data.matches.current())
        #expect(shown.score == Score(a: 1, b: 0))
        shown = try await other.change(.addGoal(Goal(.b)), shown)
        // This device does not know the goal of the other one yet.
        match = try await device.change(.addGoal(Goal(.a)), match)
        shown = try await other.change(.end, shown)
        for device in [device, other, device] { try await device.exchange() }
        #expect(try await device.data.matches.current() == nil)
        let finished = try await device.data.matches.finished(limit: nil)
        #expect(finished.map(\.score) == [Score(a: 2, b: 1)])
    }

    @Test func `ends the match in progress with the start of the next`() async throws {
        let first = try await device.startMatch()
        let second = try await device.startMatch()
        #expect(try await device.data.matches.current()?.id == second.id)
        #expect(try await device.data.matches.finished(limit: nil).map(\.id) == [first.id])
    }

    @Test func `keeps what the server refuses until it can be stored`() async throws {
        let first = try await device.change(.end, device.startMatch())
        try await device.exchange()
        let other = try await TestDevice(server, time)
        _ = try await other.squad()
        time.advance(by: .seconds(1))
        _ = try await other.change(.end, other.startMatch())
        try await other.exchange()
        // This device does not know the later match yet, and the server does.
        let reopened = try await device.change(.reopen, first)
        let scored = try await device.change(.addGoal(Goal(.a)), reopened)
        try await device.exchange()
        #expect(try await device.counts == (0, 2))
        let refusals = await device.data.account.refusals()
        #expect(refusals.map(\.subject) == [.match(first.id)])
        #expect(refusals.first?.reason.hasPrefix("Another gather has started") == true)
        #expect(try await device.data.matches.current()?.score == Score(a: 1, b: 0))
        _ = try await device.change(.end, scored)
        for device in [device, other] { try await device.exchange() }
        #expect(try await device.counts == (0, 0))
        #expect(await device.data.account.refusals().isEmpty)
        for device in [device, other] {
            let finished = try await device.data.matches.finished(limit: nil)
            #expect(Set(finished.map(\.score)) == [Score(a: 1, b: 0), Score(a: 0, b: 0)])
        }
    }

    @Test func `is scored without a connection, and sent later`() async throws {
        let match = try await device.startMatch()
        try await device.exchange()
        server.connection = .down
        #expect(try await device.squad() == ["Ada", "손흥민"])
        try await device.add("Bo")
        let scored = try await device.change(.addGoal(Goal(.a)), match)
        #expect(try await device.data.matches.current() == scored)
        #expect(try await device.counts == (2, 0))
        let session = try await device.server.accounts.session(for: device.session.token)
        #expect(session == device.session)
        server.connection = .up
        try await device.exchange()
        let other = try await TestDevice(server, time)
        #expect(try await other.squad() == ["Ada", "Bo", "손흥민"])
        #expect(try await other.data.matches.current()?.score == Score(a: 1, b: 0))
    }

    @Test func `is sent in several requests if its events do not fit in one`() async throws {
        _ = try await device.squad()
        server.connection = .down
        var match = try await device.startMatch()
        for _ in 0..<400 { match = try await device.change(.toggleClock, match) }
        server.connection = .up
        let count = server.requests.count
        try await device.exchange()
        let sent = server.requests.dropFirst(count).filter { $0 == "PUT /api/matches" }
        #expect(sent.count > 1)
        #expect(try await device.counts == (0, 0))
        let other = try await TestDevice(server, time)
        _ = try await other.squad()
        #expect(try await other.data.matches.current()?.log.events == match.log.events)
    }

    @Test func `gets a goal once although its response was lost`() async throws {
        let match = try await device.startMatch()
        try await device.exchange()
        server.connection = .losesResponses
        let scored = try await device.change(.addGoal(Goal(.a)), match)
        await #expect(throws: AccountError.server(.unreachable)) { try await device.exchange() }
        #expect(try await device.data.matches.current() == scored)
        server.connection = .up
        try await device.exchange()
        #expect(try await device.counts == (0, 0))
        let other = try await TestDevice(server, time)
        _ = try await other.squad()
        #expect(try await other.data.matches.current()?.score == Score(a: 1, b: 0))
    }

    @Test func `sends a new password once, because its repetition would be wrong`() async {
        server.connection = .losesResponses
        await #expect(throws: AccountError.server(.unreachable)) {
            try await device.server.accounts.changePassword(
                of: device.session, from: TestDevice.password, to: Password("battery staple"))
        }
        #expect(server.requests.filter { $0.contains("/api/users/password") }.count == 1)
    }

    @Test func `does not show a gather that is deleted while its pages are read`() async throws {
        let match = try await device.startMatch()
        try await device.exchange()
        for number in 0..<500 { try await device.add("P\(number)") }
        try await device.exchange()
        // The first page has the gather, and the second one its deletion.
        server.onNextChanges = { [server, device] in
            let path = "/api/gathers/\(match.id)"
            _ = try? await server.send(
                ServerRequest(
                    method: "DELETE", path: path,
                    authorization: "Bearer \(device.session.token.text)"))
        }
        let other = try await TestDevice(server, time)
        #expect(try await other.squad().count == 502)
        #expect(try await other.data.matches.current() == nil)
    }

    @Test func `names a deleted player in a gather of another client`() async throws {
        struct Gather: Decodable {
            let id: UUID
        }
        func send(
            _ method: String, _ path: String, _ body: String? = nil
        ) async throws -> ServerResponse {
            try await server.send(
                ServerRequest(
                    method: method, path: path,
                    authorization: "Bearer \(device.session.token.text)",
                    body: body.map { Array($0.utf8) }))
        }
        _ = try await send("POST", "/api/gathers", #"{"score":"1-0","winnerTeam":"Team A"}"#)
        let gathers: [Gather] = try await send("GET", "/api/gathers").decoded()
        let gather = try #require(gathers.first).id
        for player in try await device.data.players.squad().players {
            _ = try await send(
                "POST", "/api/gathers/\(gather)/players/\(player.id.number)",
                #"{"team":"Team A"}"#)
        }
        let ada = try #require(try await device.data.players.squad().players.first)
        try await device.data.players.delete(ada.id)
        try await device.exchange()
        let other = try await TestDevice(server, time)
        #expect(try await other.squad() == ["손흥민"])
        let finished = try await other.data.matches.finished(limit: nil)
        #expect(finished.first?.lineUp.entries.map(\.name).sorted() == ["Ada", "손흥민"])
        try await other.data.players.restore(ada.id)
        for device in [other, device] { try await device.exchange() }
        #expect(try await device.squad() == ["Ada", "손흥민"])
        #expect(try await device.data.matches.finished(of: ada.id, limit: 2).count == 1)
    }

    @Test func `repeats only requests that may be repeated`() async throws {
        server.connection = .losesResponses
        try await device.add("Bo")
        await #expect(throws: AccountError.server(.unreachable)) {
            try await device.data.account.exchange()
        }
        server.connection = .up
        server.losesNext = "POST /api/users"
        let count = server.requests.filter { $0 == "POST /api/users" }.count
        await #expect(throws: AccountError.server(.unreachable)) {
            try await device.server.accounts.register(
                name: try #require(UserName("bo")), password: TestDevice.password)
        }
        #expect(server.requests.filter { $0 == "POST /api/users" }.count == count + 1)
        server.losesNext = nil
        try await device.exchange()
        #expect(try await device.counts == (0, 0))
        let other = try await TestDevice(server, time)
        #expect(try await other.squad() == ["Ada", "Bo", "손흥민"])
    }

    @Test func `is not opened without its data`() async throws {
        server.missingRequests = ["GET /api/changes"]
        await #expect(throws: AccountError.server(.unsupported)) {
            try await TestDevice(server, time)
        }
        #expect(try await device.server.accounts.sessions(of: device.session).count == 1)
        server.missingRequests = []
        let other = try await TestDevice(server, time)
        #expect(try await other.data.players.squad().count == 2)
    }

    @Test func `is offline while another program answers`() async throws {
        let device = try await TestDevice(server, time, isExchanged: false)
        server.missingRequests = ["GET", "PUT"]
        server.missingBody = "<html>Sign in to the hotel</html>"
        try await device.add("Bo")
        await #expect(throws: AccountError.server(.failed)) {
            try await device.data.account.exchange()
        }
        let status = await device.data.account.statuses().first { _ in true }
        #expect(status == .offline(waiting: 1))
        server.missingRequests = []
        try await device.exchange()
        #expect(try await device.counts == (0, 0))
    }

    @Test func `is not registered on a server without requests for changes`() async throws {
        server.missingRequests = ["GET /api/changes"]
        await #expect(throws: AccountError.server(.unsupported)) {
            try await device.server.accounts.register(
                name: try #require(UserName("bo")), password: TestDevice.password)
        }
        #expect(server.requests.filter { $0 == "POST /api/users" }.count == 1)
    }

    @Test func `stays on this device while the server has no requests for changes`() async throws {
        let device = try await TestDevice(server, time, isExchanged: false)
        let match = try await device.startMatch()
        try await device.exchange()
        server.missingRequests = ["GET /api/changes", "PUT /api/matches"]
        _ = try await device.change(.addGoal(Goal(.a)), match)
        await #expect(throws: AccountError.server(.unsupported)) {
            try await device.data.account.exchange()
        }
        #expect(await device.data.account.statuses().first { _ in true } == .unsupported)
        #expect(try await device.counts.waiting == 1)
        server.missingRequests = []
        try await device.exchange()
        #expect(try await device.counts == (0, 0))
    }

    @Test func `ends everywhere with its token`() async throws {
        let other = try await TestDevice(server, time)
        #expect(try await other.server.accounts.sessions(of: other.session).count == 2)
        try await other.server.accounts.signOutEverywhere(other.session)
        await #expect(throws: AccountError.storage(.sessionExpired)) {
            try await device.data.account.exchange()
        }
        let statuses = await device.data.account.statuses()
        #expect(await statuses.first { _ in true } == .sessionExpired)
        #expect(try await other.server.accounts.session(for: other.session.token) == nil)
    }

    @Test func `keeps the session if the sign-out does not reach the server`() async throws {
        let accounts = device.server.accounts
        server.connection = .down
        await #expect(throws: AccountError.server(.unreachable)) {
            try await accounts.signOut(device.session)
        }
        #expect(try await accounts.session(for: device.session.token) == device.session)
        server.connection = .up
        try await accounts.signOut(device.session)
        #expect(try await accounts.session(for: device.session.token) == nil)
    }

    @Test func `changes its password`() async throws {
        let accounts = device.server.accounts
        let new = Password("battery staple")
        await #expect(throws: AccountError.wrongCredentials) {
            try await accounts.changePassword(
                of: device.session, from: Password("wrong horse"), to: new)
        }
        try await accounts.changePassword(
            of: device.session, from: TestDevice.password, to: new)
        await #expect(throws: AccountError.wrongCredentials) {
            try await accounts.signIn(name: device.session.user.name, password: TestDevice.password)
        }
        #expect(
            try await accounts.signIn(name: device.session.user.name, password: new).user
                == device.session.user)
    }

    @Test func `is copied anew from a server with an older state`() async throws {
        _ = try await device.startMatch()
        let older = try await TestServer(time: time)
        let other = try await TestDevice(older, time)
        try await other.add("Nia")
        try await other.exchange()
        // The replica of the first server belongs to another user with the same name.
        let moved = RemoteServer(
            transport: older, waitingTransport: older, replicas: device.storage.accountReplicas,
            accounts: device.storage.accounts,
            folding: UTF8ProcFolding(), time: time)
        let session = try await moved.accounts.signIn(
            name: device.session.user.name, password: TestDevice.password)
        let data = TestData(moved, device.storage, session)
        #expect(try await data.players.squad().players.map(\.name.text) == ["Nia"])
        #expect(try await data.matches.current() == nil)
    }
}
