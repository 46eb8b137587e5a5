import Cryptography
import Domain
import Persistence
import Service
import ServicePersistence
import Synchronization
import TestSupport
import Testing
import UnicodeText

@testable import RemoteClient

/// A clock whose sleeps end at once. Those of 30 seconds and more end when they are cancelled.
final class ImmediateTime: TimeSource {
    private let milliseconds: Mutex<Int64>
    private let boot: String
    private let pauses = Mutex(0)

    /// The number of sleeps of 30 seconds that have not ended.
    var pauseCount: Int { pauses.withLock { $0 } }

    init(startingAt milliseconds: Int64 = 1_000_000, boot: String = "boot") {
        self.milliseconds = Mutex(milliseconds)
        self.boot = boot
    }

    func now() -> Moment {
        let now = milliseconds.withLock { $0 }
        return Moment(wall: now, uptime: now, boot: boot)
    }

    func sleep(for duration: Duration) async {
        guard duration >= .seconds(30) else { return advance(by: duration) }
        let (forever, _) = AsyncStream.makeStream(of: Void.self)
        if duration == .seconds(30) { pauses.withLock { $0 += 1 } }
        for await _ in forever {}
        if duration == .seconds(30) { pauses.withLock { $0 -= 1 } }
    }

    func advance(by duration: Duration) {
        milliseconds.withLock { $0 += Int64(duration / .milliseconds(1)) }
    }
}

/// The web service with a connection that can fail.
final class TestServer: Transport {
    enum Connection: Sendable {
        case up, down
        /// The server executes requests, and the responses are lost.
        case losesResponses
    }

    /// The beginnings of the requests that the server does not have.
    private let missing = Mutex<[String]>([])
    private let body = Mutex(#"{"error":true}"#)
    private let directory = TemporaryDirectory()
    private let time: any TimeSource
    /// The service and its database; nil while it restarts.
    private let running: Mutex<(service: WebService, database: any SQLDatabase)?>
    private let state = Mutex((connection: Connection.up, requests: [String]()))
    private let lost = Mutex<String?>(nil)
    private let earlier = Mutex(false)
    private let waits = Mutex<[AsyncStream<Void>.Continuation]>([])
    private let hook = Mutex<(@Sendable () async -> Void)?>(nil)

    /// The beginnings of the requests that the server does not have.
    var missingRequests: [String] {
        get { missing.withLock { $0 } }
        set { missing.withLock { $0 = newValue } }
    }

    /// The body of the response to a request that the server does not have.
    var missingBody: String {
        get { body.withLock { $0 } }
        set { body.withLock { $0 = newValue } }
    }

    /// True for a version of the service whose pages of changes have players.
    var isEarlier: Bool {
        get { earlier.withLock { $0 } }
        set { earlier.withLock { $0 = newValue } }
    }

    /// A request whose responses are lost.
    var losesNext: String? {
        get { lost.withLock { $0 } }
        set { lost.withLock { $0 = newValue } }
    }

    /// A closure that runs after the next complete page of changes.
    var onNextChanges: (@Sendable () async -> Void)? {
        get { hook.withLock { $0 } }
        set { hook.withLock { $0 = newValue } }
    }

    init(time: any TimeSource) async throws {
        self.time = time
        running = Mutex(try await Self.run(in: directory, time))
    }

    /// Ends the service and starts it with the same database.
    func restart() async throws {
        var ended = running.withLock { running in
            defer { running = nil }
            return running
        }
        ended?.service.stop()
        await ended?.database.close()
        // The last reference releases the lock of the directory.
        ended = nil
        let new = try await Self.run(in: directory, time)
        running.withLock { $0 = new }
    }

    private static func run(
        in directory: TemporaryDirectory, _ time: any TimeSource
    ) async throws -> (service: WebService, database: any SQLDatabase) {
        let database = try await ServiceStorage.open(
            directory: directory.path, readerCount: 1, at: ManualClock().now())
        let service = WebService(
            database: database,
            secrets: ServiceStorage.makeSecrets(passwordCost: .minimum, concurrency: 1),
            folding: UTF8ProcFolding(), time: time, sleep: { await time.sleep(for: $0) })
        return (service, database)
    }

    var connection: Connection {
        get { state.withLock { $0.connection } }
        set { state.withLock { $0.connection = newValue } }
    }

    /// The requests that have arrived, such as `GET /api/players`.
    var requests: [String] { state.withLock { $0.requests } }

    func send(_ request: ServerRequest) async throws(ServerError) -> ServerResponse {
        if request.path.hasSuffix("/next") { try await waitForNews() }
        guard connection != .down else { throw .unreachable }
        state.withLock { $0.requests.append("\(request.method) \(request.path)") }
        let response = await answer(request)
        if request.path == "/api/changes/0",
            String(decoding: response.body, as: UTF8.self).contains("\"more\":true"),
            let run = hook.withLock({ hook in
                defer { hook = nil }; return hook
            })
        {
            await run()
        }
        guard connection != .losesResponses, losesNext != "\(request.method) \(request.path)"
        else { throw .unreachable }
        return response
    }

    /// Lets the requests that wait for a change go on, also later ones, until a device has news.
    func tell(_ news: AsyncStream<Void>) async {
        let telling = Task {
            while !Task.isCancelled {
                tellNews()
                await Task.yield()
            }
        }
        for await _ in news { break }
        telling.cancel()
        await telling.value
    }

    private func tellNews() {
        let waits = waits.withLock { waits in
            defer { waits = [] }
            return waits
        }
        for wait in waits { wait.finish() }
    }

    private func waitForNews() async throws(ServerError) {
        let (stream, wait) = AsyncStream.makeStream(of: Void.self)
        waits.withLock { $0.append(wait) }
        for await _ in stream {}
        if Task.isCancelled { throw .unreachable }
    }

    private func answer(_ request: ServerRequest) async -> ServerResponse {
        if missingRequests.contains(where: "\(request.method) \(request.path)".hasPrefix) {
            return ServerResponse(status: 404, body: Array(missingBody.utf8))
        }
        if isEarlier, request.path.hasPrefix("/api/changes") {
            let page = """
                {"version":"1-1","more":false,"players":[],"gathers":[],"matches":[],\
                "deletedGathers":[],"records":[]}
                """
            return ServerResponse(status: 200, body: Array(page.utf8))
        }
        guard let service = running.withLock({ $0?.service }) else {
            return ServerResponse(status: 503, body: [])
        }
        let answer = service.answer(
            HTTPRequest(
                method: request.method, path: request.path, authorization: request.authorization,
                contentType: request.body.map { _ in "application/json" },
                body: request.body ?? [], address: "192.0.2.1"))
        let response =
            switch answer {
            case .now(let response): response
            case .later(let work): await work()
            }
        func field(_ name: String) -> String? {
            response.fields.first { $0.name == name }?.value
        }
        return ServerResponse(
            status: response.status,
            retryAfter: field("Retry-After").flatMap { Int64($0) }.map { .seconds($0) },
            body: response.body)
    }
}

/// The data of a session, which is exchanged in the background.
struct TestData: Sendable {
    let account: RemoteAccount
    let players: any PlayerRepository
    let matches: any MatchRepository
    let records: any RecordRepositories
    let archives: any ArchiveRepository

    /// - Parameter isExchanged: Whether changes are exchanged in the background.
    init(
        _ server: RemoteServer, _ storage: Storage, _ session: Session, isExchanged: Bool = true
    ) {
        account = server.account(of: session)
        if isExchanged { account.start() }
        players = storage.players(of: session)
        matches = storage.matches(of: session)
        records = storage.records(of: session)
        archives = storage.archives(of: session)
    }
}

/// A device with a replica of the account of Ana.
struct TestDevice {
    let time: ImmediateTime
    let storage: Storage
    let server: RemoteServer
    private(set) var session: Session
    let data: TestData
    private let directory = TemporaryDirectory()

    static let ana = UserName("ana")
    static let password = Password("correct horse")

    /// Signs in. Registers Ana if the server does not know her.
    init(
        _ transport: any Transport, _ time: ImmediateTime, isExchanged: Bool = true
    ) async throws {
        let name = try #require(Self.ana)
        self.time = time
        storage = try await Storage.open(
            directory: directory.path, folding: UTF8ProcFolding(), time: time,
            passwordCost: .minimum)
        server = RemoteServer(
            transport: transport, waitingTransport: transport, replicas: storage.accountReplicas,
            accounts: storage.accounts,
            folding: UTF8ProcFolding(), time: time)
        do {
            session = try await server.accounts.register(
                name: name, password: Self.password)
        } catch AccountError.nameTaken {
            session = try await server.accounts.signIn(name: name, password: Self.password)
        }
        data = TestData(server, storage, session, isExchanged: isExchanged)
    }

    /// Returns a device with two players, its server and its clock.
    static func withSquad() async throws -> (ImmediateTime, TestServer, TestDevice) {
        let time = ImmediateTime()
        let server = try await TestServer(time: time)
        let device = try await TestDevice(server, time)
        for name in ["Ada", "손흥민"] { try await device.add(name) }
        try await device.exchange()
        return (time, server, device)
    }

    /// Exchanges changes until none waits.
    func exchange() async throws {
        // An exchange in the background that has begun earlier can have failed.
        try? await data.account.exchange()
        repeat {
            try await data.account.exchange()
        } while try await counts.waiting > 0
    }

    /// The numbers of changes that wait and that the server has refused.
    var counts: (waiting: Int, refused: Int) {
        get async throws(StorageError) {
            try await storage.accountReplicas.exchangeCounts(of: session)
        }
    }

    /// The names of the squad after an exchange.
    func squad() async throws(StorageError) -> [String] {
        try? await data.account.exchange()
        return try await data.players.squad().players.map(\.name.text)
    }

    @discardableResult
    func add(_ name: String) async throws -> Player {
        try await data.players.add(try #require(PlayerName(name)))
    }

    /// Starts a match of two players.
    func startMatch() async throws -> Match {
        let players = try await data.players.squad().players
        let entries = zip(players, [Team.a, .b]).map { LineUpEntry($0, team: $1) }
        return try await data.matches.start(
            MatchStart(lineUp: try #require(LineUp(entries))), startsClock: true, at: time.now())
    }

    /// Applies a change to a match and stores it.
    func change(_ change: MatchChange, _ match: Match) async throws -> Match {
        let event = try #require(change.event(in: match, at: time.now()))
        return try await data.matches.append(event, to: match)
    }
}
