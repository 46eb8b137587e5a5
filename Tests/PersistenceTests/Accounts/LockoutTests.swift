import Domain
import TestSupport
import Testing

@testable import Persistence

@Suite struct `Lock after wrong passwords` {
    private func fail(_ fixture: Fixture, _ name: String, times: Int) async {
        for _ in 0..<times {
            await #expect(throws: AccountError.wrongCredentials) {
                try await fixture.signIn(name, password: "wrong horse")
            }
        }
    }

    @Test(arguments: ["anna", "nobody"])
    func `five wrong passwords in a row lock a name with or without an account`(_ name: String)
        async throws
    {
        let fixture = try await Fixture()
        _ = try await fixture.signUp("anna")
        await fail(fixture, name, times: 5)
        await #expect(throws: AccountError.locked(minutes: 15)) {
            try await fixture.signIn(name.uppercased())
        }
    }

    @Test func `other names are not locked`() async throws {
        let fixture = try await Fixture()
        _ = try await fixture.signUp("anna")
        await fail(fixture, "berta", times: 5)
        _ = try await fixture.signIn("anna")
    }

    @Test func `the right password resets the count`() async throws {
        let fixture = try await Fixture()
        _ = try await fixture.signUp("anna")
        for _ in 0..<3 {
            await fail(fixture, "anna", times: 4)
            _ = try await fixture.signIn("anna")
        }
    }

    @Test func `the remaining minutes are rounded up, and the lock ends after 15`() async throws {
        let fixture = try await Fixture()
        _ = try await fixture.signUp("anna")
        await fail(fixture, "anna", times: 5)
        for (seconds, minutes) in [(1, 15), (59, 14), (12 * 60, 2), (119, 1)] {
            fixture.time.advance(by: .seconds(seconds))
            await #expect(throws: AccountError.locked(minutes: minutes)) {
                try await fixture.signIn("anna")
            }
        }
        fixture.time.advance(by: .seconds(1))
        _ = try await fixture.signIn("anna")
    }

    @Test func `a lock that has ended allows five attempts again`() async throws {
        let fixture = try await Fixture()
        await fail(fixture, "anna", times: 5)
        fixture.time.advance(by: .seconds(900))
        await fail(fixture, "anna", times: 5)
        await #expect(throws: AccountError.locked(minutes: 15)) { try await fixture.signIn("anna") }
    }

    @Test func `attempts during the lock do not extend it`() async throws {
        let fixture = try await Fixture()
        _ = try await fixture.signUp("anna")
        await fail(fixture, "anna", times: 5)
        for _ in 0..<14 {
            fixture.time.advance(by: .seconds(60))
            await #expect(throws: AccountError.self) { try await fixture.signIn("anna") }
        }
        fixture.time.advance(by: .seconds(60))
        _ = try await fixture.signIn("anna")
    }

    @Test func `a wall clock that is set back locks for 15 minutes at most`() async throws {
        let fixture = try await Fixture()
        _ = try await fixture.signUp("anna")
        fixture.time.jumpWallClock(by: .seconds(86_400 * 365))
        await fail(fixture, "anna", times: 5)
        fixture.time.jumpWallClock(by: .seconds(-86_400 * 365))
        await #expect(throws: AccountError.locked(minutes: 15)) { try await fixture.signIn("anna") }
        fixture.time.advance(by: .seconds(900))
        _ = try await fixture.signIn("anna")
    }

    @Test func `a lock survives a restart`() async throws {
        let fixture = try await Fixture()
        await fail(fixture, "anna", times: 5)
        await fixture.storage.close()
        let again = try await Fixture(in: fixture.directory, time: fixture.time)
        await #expect(throws: AccountError.locked(minutes: 15)) { try await again.signIn("anna") }
    }

    @Test func `registration of a locked name removes the lock`() async throws {
        let fixture = try await Fixture()
        await fail(fixture, "anna", times: 5)
        _ = try await fixture.signUp("anna")
        _ = try await fixture.signIn("anna")
    }

    @Test func `simultaneous attempts check five passwords at most`() async throws {
        let fixture = try await Fixture()
        let wrong = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<12 {
                group.addTask {
                    do {
                        _ = try await fixture.signIn("anna", password: "wrong horse")
                        return false
                    } catch {
                        return error as? AccountError == .wrongCredentials
                    }
                }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(wrong == 5)
    }

    @Test func `the files contain no tried names, and counts are deleted after a day`() async throws
    {
        let fixture = try await Fixture()
        await fail(fixture, "my-secret-password", times: 1)
        let log = fixture.directory.bytes(of: fixture.directory.database + "-wal")
        #expect(!String(decoding: log, as: Unicode.ASCII.self).contains("my-secret-password"))
        fixture.time.advance(by: .seconds(86_400))
        await fail(fixture, "anna", times: 1)
        #expect(try fixture.number("SELECT count(*) FROM sign_in_failures") == 1)
    }
}
