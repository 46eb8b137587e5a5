import Domain
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

@Suite struct `Delay after wrong passwords` {
    private let fixture: Fixture
    private var time: ManualClock { fixture.time }

    init() async throws {
        fixture = try await Fixture()
        _ = try await fixture.signUp("anna")
    }

    /// Returns the milliseconds that a sleep before the check has taken.
    private func delay(
        of name: String = "anna", password: String = "wrong horse", in fixture: Fixture? = nil
    ) async -> Int64 {
        let fixture = fixture ?? self.fixture
        let start = fixture.time.now().uptime
        do {
            _ = try await fixture.signIn(name, password: password)
            #expect(password == "correct horse")
        } catch {
            #expect(error as? AccountError == .wrongCredentials)
            #expect(password != "correct horse" || name != "anna")
        }
        return fixture.time.now().uptime - start
    }

    private func fail(_ count: Int, as name: String = "anna") async {
        for _ in 0..<count { _ = await delay(of: name) }
    }

    @Test(arguments: ["anna", "nobody"])
    func `it doubles up to 5 seconds, with and without an account`(name: String) async {
        var delays: [Int64] = []
        for _ in 0..<9 { delays.append(await delay(of: name)) }
        #expect(delays == [0, 200, 400, 800, 1_600, 3_200, 5_000, 5_000, 5_000])
    }

    @Test func `the right password is never refused, and ends it`() async {
        await fail(50)
        #expect(await delay(password: "correct horse") == 5_000)
        #expect(await delay() == 0)
    }

    @Test func `the time since the last attempt counts`() async {
        await fail(4)
        time.advance(by: .milliseconds(1_500))
        #expect(await delay() == 100)
    }

    @Test func `other names are not delayed`() async {
        await fail(9, as: "berta")
        #expect(await delay(password: "correct horse") == 0)
    }

    @Test func `ten minutes take back one wrong password`() async throws {
        await fail(20)
        time.advance(by: .seconds(1_200))
        await fail(1)
        #expect(await delay() == 3_200)
        time.advance(by: .seconds(3_600))
        await fail(1)
        #expect(try fixture.number("SELECT failures FROM sign_in_failures") == 1)
    }

    @Test(arguments: [-86_400 * 365, 86_400 * 365])
    func `a change of the wall clock does not change it`(seconds: Int) async {
        await fail(9)
        time.jumpWallClock(by: .seconds(seconds))
        await fail(1)
        #expect(await delay(password: "correct horse") <= 5_000)
        await fail(3)
        time.jumpWallClock(by: .seconds(seconds))
        #expect(await delay() == 800)
    }

    @Test func `a restart of the program or of the machine keeps it`() async throws {
        await fail(9)
        await fixture.storage.close()
        let again = try await Fixture(in: fixture.directory, time: time)
        #expect(await delay(in: again) == 5_000)
        time.reboot(after: .seconds(1))
        #expect(await delay(in: again) == 4_000)
    }

    @Test func `the end of the program during a check keeps the attempt`() async throws {
        let delay = SignInDelay(identityKey: "anna")
        let now = time.now()
        let database = try fixture.raw()
        for _ in 0..<9 { _ = try delay.begin(at: now, database) }
        #expect(await self.delay() == 5_000)
    }

    @Test func `registration of a name ends it`() async throws {
        await fail(9, as: "berta")
        _ = try await fixture.signUp("berta")
        #expect(await delay(of: "berta") == 0)
    }

    @Test func `simultaneous attempts wait for each other`() async {
        let start = time.now().uptime
        let fixture = fixture
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<9 {
                group.addTask { _ = try? await fixture.signIn("anna", password: "wrong horse") }
            }
        }
        #expect(time.now().uptime - start == 200 + 400 + 800 + 1_600 + 3_200 + 3 * 5_000)
    }

    @Test func `a cancelled attempt checks nothing`() async throws {
        await fail(9)
        let fixture = fixture
        let attempt = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await fixture.signIn("anna")
        }
        await #expect(throws: AccountError.wrongCredentials) { try await attempt.value }
    }

    @Test func `cancelled delays end the attempts of a name without a check`() async throws {
        await fail(9)
        await fixture.storage.close()
        let (delays, begin) = AsyncStream.makeStream(of: Void.self)
        let again = try await Fixture(in: fixture.directory, time: time) { _ in
            begin.yield()
            // Lasts until it is cancelled.
            for await _ in AsyncStream<Void>.makeStream().stream {}
        }
        let attempts = (1...2).map { _ in Task { try await again.signIn("anna") } }
        for await _ in delays { break }
        await again.storage.cancelDelays()
        for attempt in attempts {
            await #expect(throws: AccountError.wrongCredentials) { try await attempt.value }
        }
    }

    @Test func `a damaged row delays at most as long as wrong passwords`() async throws {
        await fail(1)
        try fixture.raw().script(
            """
            UPDATE sign_in_failures SET failures = 9223372036854775807,
                last_wall = 9223372036854775807, last_uptime = 9223372036854775807
            """)
        #expect(await delay(password: "correct horse") == 5_000)
    }

    @Test func `the files contain no tried names, and recovered names are deleted`() async throws {
        await fail(1, as: "my-secret-password")
        let log = fixture.directory.bytes(of: fixture.directory.database + "-wal")
        #expect(!String(decoding: log, as: Unicode.ASCII.self).contains("my-secret-password"))
        time.advance(by: .seconds(3_600))
        await fail(1)
        #expect(try fixture.number("SELECT count(*) FROM sign_in_failures") == 1)
    }
}
