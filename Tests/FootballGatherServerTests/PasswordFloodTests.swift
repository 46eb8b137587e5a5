import Service
import TestSupport
import Testing

@Suite struct `A flood of passwords` {
    private let secrets = GatedSecrets()
    private let fixture: ServiceFixture
    private let flood = Flood()

    init() async throws {
        fixture = try await ServiceFixture(secrets: secrets)
        // The requests of the fixture count no more.
        fixture.time.advance(by: .seconds(20 * 60))
    }

    /// Makes the hasher wait with a password, so that all later ones are in the queue.
    private func holdHasher() async {
        secrets.close()
        flood.send { [fixture] in await fixture.signIn("x", "wrong horse", from: "192.0.2.2") }
        while secrets.passwords.isEmpty { await Task.yield() }
    }

    /// Sends sign-ins with unknown names from 100 addresses, and waits until the queue is full and
    /// has refused the others.
    private func fillQueue(times: Int = 1) async {
        for number in 0..<100 * times {
            flood.send { [fixture] in
                await fixture.signIn(
                    "x\(number)", "wrong horse", from: "198.51.100.\(number % 100)")
            }
        }
        await flood.expect([503: 100 * times - 24])
    }

    private func signInFromNewAddress() {
        flood.send { [fixture] in
            await fixture.signIn("ana", "correct horse", from: "203.0.113.1")
        }
    }

    private func register(_ name: String, from address: String) async -> HTTPResponse {
        await fixture.send(
            "POST /api/users", #"{"username":"\#(name)","password":"battery staple"}"#,
            from: address)
    }

    @Test func `delays the first sign-in from another address by the queue at most`() async {
        await holdHasher()
        await fillQueue(times: 3)
        signInFromNewAddress()
        // One of the others leaves the queue for it.
        await flood.expect([503: 1])
        secrets.open()
        await flood.expect([401: 24, 200: 1])
    }

    @Test func `does not delay a new address after the first requests`() async {
        await holdHasher()
        await fillQueue()
        secrets.open()
        await flood.expect([401: 25])
        await holdHasher()
        await fillQueue()
        signInFromNewAddress()
        await flood.expect([503: 1])
        secrets.open()
        await flood.expect([401: 24, 200: 1])
        #expect(secrets.passwords.firstIndex(of: "correct horse") == 1)
    }

    @Test func `takes turns with owners at addresses of earlier sign-ins`() async {
        let owners = (0..<30).map { (name: "owner \($0)", address: "203.0.113.\($0)") }
        for owner in owners {
            #expect(await register(owner.name, from: owner.address).status == 201)
            #expect(
                await fixture.signIn(owner.name, "correct horse", from: owner.address).status
                    == 200)
        }
        await holdHasher()
        await fillQueue()
        for owner in owners {
            flood.send { [fixture] in
                await fixture.signIn(owner.name, "correct horse", from: owner.address)
            }
        }
        await flood.expect([503: 6])
        secrets.open()
        await flood.expect([401: 25, 200: 24])
        #expect(
            secrets.passwords.prefix(5).map { $0 == "correct horse" } == [
                false, true, false, true, false,
            ])
    }

    @Test func `of registrations does not delay sign-ins`() async {
        await holdHasher()
        for number in 0..<30 {
            flood.send { await register("r\(number)", from: "203.0.113.\(number)") }
        }
        await flood.expect([503: 22])
        await fillQueue()
        secrets.open()
        await flood.expect([401: 25, 201: 8])
        #expect(
            secrets.passwords.prefix(5).map { $0 == "battery staple" } == [
                false, true, false, true, false,
            ])
    }

    @Test func `does not count the attempts that it keeps out`() async {
        await holdHasher()
        await fillQueue()
        signInFromNewAddress()
        await flood.expect([503: 1])
        for _ in 0..<12 {
            let refused = await fixture.signIn("ana", "correct horse", from: "203.0.113.1")
            #expect(refused.status == 503)
        }
        secrets.open()
        await flood.expect([401: 24, 200: 1])
    }
}

/// Requests whose responses arrive in any order.
private struct Flood {
    private let statuses: AsyncStream<Int>
    private let arrived: AsyncStream<Int>.Continuation

    init() {
        (statuses, arrived) = AsyncStream.makeStream()
    }

    func send(_ request: @escaping @Sendable () async -> HTTPResponse) {
        Task { [arrived] in arrived.yield(await request().status) }
    }

    /// Waits for responses with these numbers of each status.
    func expect(_ counts: [Int: Int], at location: SourceLocation = #_sourceLocation) async {
        var found: [Int: Int] = [:]
        for await status in statuses.prefix(counts.values.reduce(0, +)) {
            found[status, default: 0] += 1
        }
        #expect(found == counts, sourceLocation: location)
    }
}
