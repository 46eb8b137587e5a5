import Domain
import FoundationEssentials
import Persistence
import Synchronization
import TestSupport
import Testing
import UnicodeText

@testable import RemoteClient

/// Replicas that run a closure after a read that finds nothing to send.
private final class ObservedReplicas: AccountReplicas {
    let base: any AccountReplicas
    private let hook = Mutex<(reads: Int, run: @Sendable () async -> Void)?>(nil)

    init(_ base: any AccountReplicas) { self.base = base }

    /// Runs a closure after the last one of a number of reads.
    func run(after reads: Int, _ run: @escaping @Sendable () async -> Void) {
        hook.withLock { $0 = (reads, run) }
    }

    func observe(with stream: AsyncStream<Void>.Continuation) { base.observe(with: stream) }
    func open(_ session: Session) async throws(StorageError) { try await base.open(session) }
    func close(_ session: Session) async throws(StorageError) { try await base.close(session) }
    func version(of session: Session) async throws(StorageError) -> String? {
        try await base.version(of: session)
    }
    func apply(_ update: AccountUpdate, to session: Session) async throws(StorageError) -> Bool {
        try await base.apply(update, to: session)
    }
    func waiting(of session: Session) async throws(StorageError) -> AccountUpdate {
        let update = try await base.waiting(of: session)
        hook.withLock { $0?.reads -= 1 }
        if let hook = hook.withLock({ $0 }), hook.reads == 0 { await hook.run() }
        return update
    }
    func events(
        of match: Match.ID, in session: Session
    ) async throws(StorageError) -> AccountUpdate.MatchEvents? {
        try await base.events(of: match, in: session)
    }
    func refuse(_ update: AccountUpdate, of session: Session) async throws(StorageError) {
        try await base.refuse(update, of: session)
    }
    func retryRefused(of session: Session) async throws(StorageError) {
        try await base.retryRefused(of: session)
    }
    func exchangeCounts(
        of session: Session
    ) async throws(StorageError) -> (waiting: Int, refused: Int) {
        try await base.exchangeCounts(of: session)
    }
}

@Suite struct `The exchange with a server` {
    private let time: ImmediateTime
    private let server: TestServer
    private let device: TestDevice

    init() async throws {
        (time, server, device) = try await TestDevice.withSquad()
    }

    @Test func `sends what is stored after its last read`() async throws {
        let match = try await device.startMatch()
        try await device.exchange()
        let replicas = ObservedReplicas(device.storage.accountReplicas)
        let remote = RemoteServer(
            transport: server, waitingTransport: server, replicas: replicas,
            accounts: device.storage.accounts,
            folding: UTF8ProcFolding(), time: time)
        let data = TestData(remote, device.storage, device.session)
        let statuses = await data.account.statuses()
        let event = try #require(MatchChange.addGoal(Goal(.a)).event(in: match, at: time.now()))
        replicas.run(after: 2) {
            _ = try? await data.matches.append(event, to: match)
            // The exchange of this event joins the one that is running.
            for _ in 0..<1_000 { await Task.yield() }
        }
        try await data.account.exchange()
        for await _ in statuses { if try await device.counts == (0, 0) { break } }
    }

    @Test func `waits once for a lost connection`() async throws {
        var match = try await device.startMatch()
        try await device.exchange()
        server.connection = .down
        let statuses = await device.data.account.statuses()
        for count in 1...5 {
            match = try await device.change(.addGoal(Goal(.a)), match)
            for await status in statuses where status == .offline(waiting: count) { break }
        }
        // The last pause begins, and the one before it ends, after the status.
        while time.pauseCount != 1 { await Task.yield() }
    }

    @Test func `continues although the server cannot read a change`() async throws {
        let match = try await device.startMatch()
        try await device.exchange()
        let values = (0..<101).map { ("f\($0)", ArchivedRecord.Value?.some(.integer(1))) }
        let change = RecordChange(
            counter: 0, device: UUID(), wall: 0, kind: "essay", record: UUID(),
            values: Dictionary(uniqueKeysWithValues: values))
        _ = try await device.change(.addGoal(Goal(.a)), match)
        let record = ArchivedRecord(
            id: change.record, kind: "essay", values: change.values.compactMapValues { $0 })
        _ = try await device.data.archives.add(
            AccountArchive(players: [], matches: [], records: [record]))
        try await device.exchange()
        #expect(try await device.counts == (0, 1))
    }

    @Test func `begins as soon as the server has changes of another device`() async throws {
        let other = try await TestDevice(server, time)
        let match = try await device.startMatch()
        try await device.exchange()
        try await other.exchange()
        // Ends those of earlier exchanges.
        _ = await other.data.account.news()
        let news = await other.data.account.news()
        _ = try await device.change(.addGoal(Goal(.a)), match)
        try await device.exchange()
        await server.tell(news)
        let stored = try await other.storage.matches(of: other.session).current()
        #expect(stored?.score == Score(a: 1, b: 0))
    }

    @Test func `tells no news of its own changes`() async throws {
        try await device.exchange()
        _ = await device.data.account.news()
        let news = await device.data.account.news()
        try await device.add("Bo")
        try await device.exchange()
        let other = try await TestDevice(server, time)
        try await other.add("Cem")
        try await other.exchange()
        // The first news are those of the other device.
        await server.tell(news)
        let squad = try await device.storage.players(of: device.session).squad()
        #expect(squad.players.map(\.name.text) == ["Ada", "Bo", "Cem", "손흥민"])
    }

    @Test func `waits for the update of a server of an earlier version`() async throws {
        let device = try await TestDevice(server, time, isExchanged: false)
        try await device.exchange()
        let match = try await device.startMatch()
        try await device.exchange()
        server.isEarlier = true
        let next = RemoteServer(
            transport: server, waitingTransport: server, replicas: device.storage.accountReplicas,
            accounts: device.storage.accounts, folding: UTF8ProcFolding(), time: time)
        let data = TestData(next, device.storage, device.session)
        let event = try #require(MatchChange.addGoal(Goal(.a)).event(in: match, at: time.now()))
        _ = try await data.matches.append(event, to: match)
        _ = try await data.players.add(try #require(PlayerName("Bo")))
        await #expect(throws: AccountError.server(.unsupported)) {
            try await data.account.exchange()
        }
        #expect(try await device.counts == (2, 0))
        #expect(try await data.players.squad().count == 3)
        server.isEarlier = false
        try await data.account.exchange()
        #expect(try await device.counts == (0, 0))
    }
}
