import Domain
import TestSupport
import Testing

@testable import Persistence

@Suite struct `The lock after wrong passwords` {
    private func fail(_ fixture: Fixture, _ name: String, times: Int) async {
        for _ in 0..<times {
            await #expect(throws: AccountError.wrongCredentials) {
                try await fixture.signIn(name, password: "wrong horse")
            }
        }
    }

    @Test(arguments: ["anna", "nobody"])
    func `five wrong passwords in a row lock a name, known or not`(_ name: String) async throws {
        let fixture = try await Fixture()
        _ = try await fixture.signUp("anna")
        await fail(fixture, name, times: 5)
        // The right password does not help, and case does not either.
        await #expect(throws: AccountError.locked(minutes: 15)) {
            try await fixture.signIn(name.uppercased())
        }
    }

    @Test func `other names stay open`() async throws {
        let fixture = try await Fixture()
        _ = try await fixture.signUp("anna")
        await fail(fixture, "berta", times: 5)
        _ = try await fixture.signIn("anna")
    }

    @Test func `four wrong passwords and a right one start anew`() async throws {
        let fixture = try await Fixture()
        _ = try await fixture.signUp("anna")
        for _ in 0..<3 {
            await fail(fixture, "anna", times: 4)
            _ = try await fixture.signIn("anna")
        }
    }

    @Test func `the minutes left are counted down and never less than one`() async throws {
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

    @Test func `after the lock there are five attempts again`() async throws {
        let fixture = try await Fixture()
        await fail(fixture, "anna", times: 5)
        fixture.time.advance(by: .seconds(900))
        await fail(fixture, "anna", times: 5)
        await #expect(throws: AccountError.locked(minutes: 15)) { try await fixture.signIn("anna") }
    }

    @Test func `attempts that are refused do not make the lock longer`() async throws {
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

    @Test func `a wall clock that goes back locks for 15 minutes at most`() async throws {
        let fixture = try await Fixture()
        _ = try await fixture.signUp("anna")
        fixture.time.jumpWallClock(by: .seconds(86_400 * 365))
        await fail(fixture, "anna", times: 5)
        fixture.time.jumpWallClock(by: .seconds(-86_400 * 365))
        await #expect(throws: AccountError.locked(minutes: 15)) { try await fixture.signIn("anna") }
        fixture.time.advance(by: .seconds(900))
        _ = try await fixture.signIn("anna")
    }

    @Test func `a lock survives the end of the program`() async throws {
        let fixture = try await Fixture()
        await fail(fixture, "anna", times: 5)
        await fixture.storage.close()
        let again = try await Fixture(in: fixture.directory, time: fixture.time)
        await #expect(throws: AccountError.locked(minutes: 15)) { try await again.signIn("anna") }
    }

    @Test func `who registers a name that was guessed at is not locked out`() async throws {
        let fixture = try await Fixture()
        await fail(fixture, "anna", times: 5)
        _ = try await fixture.signUp("anna")
        _ = try await fixture.signIn("anna")
    }

    @Test func `attempts at once get no more than five passwords checked`() async throws {
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

    @Test func `names that were tried are not in the files, and are forgotten`() async throws {
        let fixture = try await Fixture()
        await fail(fixture, "my-secret-password", times: 1)
        let log = fixture.directory.bytes(of: fixture.directory.database + "-wal")
        #expect(!String(decoding: log, as: Unicode.ASCII.self).contains("my-secret-password"))
        fixture.time.advance(by: .seconds(86_400))
        await fail(fixture, "anna", times: 1)
        #expect(try fixture.number("SELECT count(*) FROM sign_in_failures") == 1)
    }
}
