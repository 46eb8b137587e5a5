import Domain
import Foundation
import Service
import TestSupport
import Testing
import UnicodeText

@Suite(.eachDatabase) struct `Users of the service` {
    private let fixture: ServiceFixture

    init() async throws {
        fixture = try await ServiceFixture()
    }

    private func create(_ body: String, contentType: String = "application/json") async -> Int {
        await fixture.send("POST /api/users", body, contentType: contentType).status
    }

    @Test(arguments: [
        (#"{"username":"cy","password":"correct horse"}"#, 201),
        (#"{"username":"ANA","password":"correct horse"}"#, 409),
        (#"{"username":"cy","password":1}"#, 400), (#"{"username":"cy"}"#, 400), ("", 400),
        (#"{"username":" ","password":"correct horse"}"#, 422),
        (#"{"username":"a:b","password":"correct horse"}"#, 422),
        (#"{"username":"cy","password":""}"#, 422), (#"{"username":"cy","password":"short"}"#, 422),
        (#"{"username":"c\u0000y","password":"correct horse"}"#, 201),
        (#"{"username":"cy","password":"correct\u0000horse"}"#, 422),
    ])
    func `register with a free name and a long password`(body: String, status: Int) async {
        #expect(await create(body) == status)
    }

    @Test func `register with JSON of at most 16 KiB`() async {
        let name = String(repeating: "a", count: 16_384)
        #expect(await create(#"{"username":"\#(name)","password":"correct horse"}"#) == 413)
        #expect(
            await create(#"{"username":"cy","password":"correct horse"}"#, contentType: "text/json")
                == 415)
    }

    @Test func `are read by identifier without a token, and listed only to themselves`()
        async throws
    {
        let list = await fixture.send("GET /api/users", as: fixture.ana)
        let users = try JSONSerialization.jsonObject(with: Data(list.body)) as? [[String: String]]
        #expect(users?.map { $0["username"] } == ["ana"])
        let id = try #require(users?.first?["id"])
        #expect(id == id.uppercased())
        #expect(
            await fixture.send("GET /api/users/\(id.lowercased())").text
                == #"{"id":"\#(id)","username":"ana"}"#)
        #expect(await fixture.send("GET /api/users/\(UUID())").status == 404)
        #expect(await fixture.send("GET /api/users/ana").status == 400)
        #expect(await fixture.send("GET /api/users").status == 401)
    }

    @Test func `sign in with the password, of which every byte counts`() async throws {
        let password = String(repeating: "ä", count: 100)
        let body = #"{"username":"손흥민","password":"\#(password)"}"#
        #expect(await create(body) == 201)
        let token = try await fixture.token(of: "손흥민", password: password)
        #expect(token.count == 64)
        #expect(await fixture.send("GET /api/users", as: token).text.contains("손흥민"))
        #expect(await fixture.signIn("손흥민", String(password.dropLast()) + "b").status == 401)
    }

    @Test func `get the same answer to a wrong password and an unknown name`() async {
        let wrong = await fixture.signIn("ana", "wrong horse")
        let unknown = await fixture.signIn("nobody", "wrong horse")
        #expect(wrong.status == 401)
        #expect((unknown.status, unknown.text) == (wrong.status, wrong.text))
        for authorization in [nil, "Basic", "Basic YW5h", "Bearer \(fixture.ana)"] {
            let other = await fixture.send("POST /api/users/login", authorization: authorization)
            #expect((other.status, other.text) == (wrong.status, wrong.text))
        }
    }

    @Test func `have tokens that are not stored, that expire and that can be revoked`() async throws
    {
        let files = fixture.directory.files.filter { $0 != "lock" }
        #expect(files.isEmpty == (TestDatabase.current == .postgreSQL))
        for file in files {
            let content = Data(fixture.directory.bytes(of: "\(fixture.directory.path)/\(file)"))
            #expect(content.range(of: Data(fixture.ana.utf8)) == nil)
        }
        #expect(await fixture.send("DELETE /api/users/login", as: fixture.bo).status == 204)
        #expect(await fixture.send("GET /api/users", as: fixture.bo).status == 401)
        fixture.time.advance(by: .seconds(30 * 86_400 - 1))
        #expect(await fixture.send("GET /api/users", as: fixture.ana).status == 200)
        fixture.time.advance(by: .seconds(1))
        #expect(await fixture.send("GET /api/users", as: fixture.ana).status == 401)
    }

    @Test func `leave nothing behind when they are deleted`() async throws {
        let path = "POST \(fixture.gather)/players/1"
        #expect(await fixture.send(path, #"{"team":"Team A"}"#, as: fixture.ana).status == 200)
        #expect(await fixture.send("DELETE /api/users", as: fixture.ana).status == 204)
        #expect(await fixture.signIn("ana", "correct horse").status == 401)
        let ana = try await fixture.register("ana")
        for list in ["players", "gathers"] {
            #expect(await fixture.send("GET /api/\(list)", as: ana).text == "[]")
        }
    }

    @Test func `do not inherit the addresses of a deleted user with the same name`() async throws {
        #expect(await fixture.send("DELETE /api/users", as: fixture.ana).status == 204)
        #expect(await create(#"{"username":"ana","password":"correct horse"}"#) == 201)
        for number in 0..<50 {
            _ = await fixture.signIn("ana", "wrong horse", from: "198.51.100.\(number)")
        }
        #expect(await fixture.signIn("ana", "correct horse").status == 429)
    }

    // MARK: - Guesses

    @Test func `register at most 20 times from an address before they wait`() async {
        func status(_ name: String, from address: String = "198.51.100.1") async -> Int {
            let body = #"{"username":"\#(name)","password":"correct horse"}"#
            return await fixture.send("POST /api/users", body, from: address).status
        }
        for _ in 0..<20 { #expect(await status("ana") == 409) }
        #expect(await status("ana") == 429)
        #expect(await status("cy") == 429)
        #expect(await status("cy", from: "198.51.100.2") == 201)
        fixture.time.advance(by: .seconds(5))
        #expect(await status("dan") == 201)
    }

    @Test func `do not wait after sign-ins that were not checked`() async throws {
        let directory = TemporaryDirectory()
        let busy = WebService(
            database: try await TestDatabase.current.open(directory),
            secrets: BusySecrets(), folding: UTF8ProcFolding(), time: fixture.time)
        for _ in 0..<11 {
            let request = HTTPRequest(
                method: "POST", path: "/api/users/login", authorization: "Basic YW5hOmE=",
                address: "192.0.2.1")
            guard case .later(let work) = busy.answer(request) else {
                Issue.record("The sign-in did not wait for the check.")
                return
            }
            #expect(await work().status == 503)
        }
    }

    /// PostgreSQL stores no U+0000.
    @Test(arguments: ["a\0b", "\0"])
    func `sign in with a name that contains U+0000 as any other unknown user`(name: String) async {
        #expect(await fixture.signIn(name, "correct horse").status == 401)
        #expect(await fixture.signIn("ana", "correct\0horse").status == 401)
    }

    @Test func `wait after many wrong passwords, and no longer than five seconds`() async {
        for _ in 0..<10 { #expect(await fixture.signIn("ana", "wrong horse").status == 401) }
        let limited = await fixture.signIn("ana", "correct horse")
        #expect(limited.status == 429)
        #expect(limited.fields.contains { $0 == ("Retry-After", "1") })
        for _ in 0..<40 {
            fixture.time.advance(by: .seconds(5))
            #expect(await fixture.signIn("ana", "wrong horse").status == 401)
        }
        fixture.time.advance(by: .seconds(5))
        #expect(await fixture.signIn("ana", "correct horse").status == 200)
        #expect(await fixture.signIn("ana", "correct horse").status == 200)
    }

    @Test func `are not kept out by guesses from other addresses`() async {
        for number in 0..<60 {
            _ = await fixture.signIn("ana", "wrong horse", from: "198.51.100.\(number)")
        }
        #expect(await fixture.signIn("ana", "wrong horse", from: "198.51.100.99").status == 429)
        #expect(await fixture.signIn("ana", "correct horse").status == 200)
        // The owner's sign-in gives no further guess to others.
        #expect(await fixture.signIn("ana", "wrong horse", from: "198.51.100.99").status == 429)
    }

    @Test func `share the limit of an address, whether or not they exist`() async {
        for number in 0..<100 {
            #expect(await fixture.signIn("x\(number)", "wrong horse").status == 401)
        }
        #expect(await fixture.signIn("y", "wrong horse").status == 429)
        #expect(await fixture.signIn("bo", "correct horse").status == 429)
        fixture.time.advance(by: .seconds(600))
        #expect(await fixture.signIn("y", "wrong horse").status == 401)
    }
}
