import Domain
import FoundationEssentials
import Records
import ServiceAPI

/// The account of a session on a server and its replica on this device.
///
/// Events and changes of records, also of players, are stored in the replica and sent in the
/// background.
actor RemoteAccount {
    /// The time from a failure to the next exchange.
    private static let pauseAfterFailure = Duration.seconds(30)
    /// The time from one exchange to the next one if the server does not tell of changes.
    private static let idlePause = Duration.seconds(60)

    let session: Session
    let replicas: any AccountReplicas
    private let server: ServerConnection
    /// The connection for requests that wait for a change.
    private let waitingServer: ServerConnection
    /// True after the first exchange since the start of the app.
    private var hasExchanged = false
    /// Receives a value with each change on this device.
    private let signals: AsyncStream<Void>.Continuation
    /// Starts the next exchange in the background.
    private var timer: Task<Void, Never>?
    /// True if the timer waits for a change on the server.
    private var isWaiting = false
    /// The status after the last exchange; nil before the first one.
    private var status: ExchangeStatus?
    private var observers: [AsyncStream<ExchangeStatus>.Continuation] = []
    /// True if there was no observer of the last news.
    var hasUnseenNews = false
    var newsObservers: [AsyncStream<Void>.Continuation] = []
    /// The refused matches and changes of records since the start of the app, with their
    /// identifiers.
    private var refused: [(id: UUID, change: RefusedChange)] = []
    private var running: Task<Result<Void, AccountError>, Never>?

    /// - Parameter waiting: The connection for requests that wait for a change.
    init(
        _ session: Session, _ server: ServerConnection, waiting: ServerConnection,
        replicas: any AccountReplicas
    ) {
        waitingServer = waiting
        self.session = session
        self.server = server
        self.replicas = replicas
        let (stream, signals) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        self.signals = signals
        Task { [weak self] in
            for await _ in stream { await self?.exchangeInBackground() }
        }
    }

    deinit {
        timer?.cancel()
        signals.finish()
        for observer in observers { observer.finish() }
        for observer in newsObservers { observer.finish() }
    }

    /// Starts to exchange changes in the background, after each change by this device and each one
    /// that the server tells of.
    nonisolated func start() {
        replicas.observe(with: signals)
        signals.yield()
    }

    // MARK: Requests

    /// Sends a request, and returns the response of any status below 500.
    func send(
        _ method: String, _ route: APIRoute, _ body: (any Encodable & Sendable)? = nil
    ) async throws(AccountError) -> ServerResponse {
        try await server.send(
            method, route.path, as: session.token, try body.map(ServerRequest.json))
    }

    // MARK: Exchange

    private func exchangeInBackground() async {
        // A later change tries again, and so does the timer.
        try? await exchange(joins: false)
    }

    private func exchange(after pause: Duration) {
        timer?.cancel()
        isWaiting = false
        timer = Task { [weak self, time = server.time] in
            await time.sleep(for: pause)
            if !Task.isCancelled { self?.signals.yield() }
        }
    }

    /// Exchanges changes each time the server has new ones, until an exchange fails.
    private func exchangeAfterChanges() {
        guard !isWaiting else { return }
        timer?.cancel()
        isWaiting = true
        // The account is not kept while the request waits.
        timer = Task { [weak self, server = waitingServer, token = session.token] in
            while !Task.isCancelled, let version = await self?.storedVersion() {
                let start = server.time.now().uptime
                let path = APIRoute.nextChange(after: version).path
                let response = try? await server.send("GET", path, as: token, repeats: false)
                let next: VersionResponse? = try? response?.decoded()
                let isQuick = server.time.now().uptime - start < 1_000
                guard !Task.isCancelled,
                    let pause = await self?.exchange(next, after: version, isQuick: isQuick)
                else { break }
                await server.time.sleep(for: pause)
            }
            if !Task.isCancelled { await self?.didStopWaiting() }
        }
    }

    private func didStopWaiting() {
        isWaiting = false
        exchange(after: Self.idlePause)
    }

    /// Returns the version of the replica after the running exchange.
    private func storedVersion() async -> ChangeVersion? {
        _ = await running?.value
        return (try? await replicas.version(of: session)).flatMap { ChangeVersion($0) }
    }

    /// Exchanges changes if the server has others than the replica.
    ///
    /// - Parameters:
    ///   - next: The version of the server; nil if it could not be asked.
    ///   - version: The version after which the server was to answer.
    ///   - isQuick: Whether the server has answered at once.
    /// - Returns: The pause until the next request, or nil if the exchange fails and is repeated
    ///   later.
    private func exchange(
        _ next: VersionResponse?, after version: ChangeVersion, isQuick: Bool
    ) async -> Duration? {
        guard let next else {
            return await exchangeSucceeds() ? Self.pauseAfterFailure : nil
        }
        guard next.version != version.description else { return isQuick ? Self.idlePause : .zero }
        // A change by this device is known already.
        guard await next.version != storedVersion()?.description else { return .zero }
        guard await exchangeSucceeds() else { return nil }
        return await storedVersion() == version ? Self.idlePause : .zero
    }

    private func exchangeSucceeds() async -> Bool {
        do throws(AccountError) {
            try await exchange(joins: false)
            return true
        } catch {
            return false
        }
    }

    /// Exchanges changes with the server. Simultaneous calls share one exchange.
    ///
    /// - Parameter joins: Whether a call shares an exchange that is running. That one may not have
    ///   what was stored since it began.
    func exchange(joins: Bool = true) async throws(AccountError) {
        if !joins, let running {
            _ = await running.value
        }
        let task =
            running
            ?? Task {
                let result: Result<Void, AccountError>
                do throws(AccountError) {
                    try await update()
                    result = .success(())
                } catch {
                    result = .failure(error)
                }
                running = nil
                await report(result)
                return result
            }
        running = task
        let result = await task.value
        do throws(AccountError) {
            try result.get()
            exchangeAfterChanges()
        } catch {
            if error == .storage(.sessionExpired) {
                timer?.cancel()
                isWaiting = false
            } else {
                exchange(after: Self.pauseAfterFailure)
            }
            throw error
        }
    }

    /// Sends the changes that wait, and waits for that at most for a duration.
    func finish(within patience: Duration) async {
        guard await counts.waiting > 0 else { return }
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        Task {
            try? await exchange(joins: false)
            end.finish()
        }
        let timer = Task { [time = server.time] in
            await time.sleep(for: patience)
            end.finish()
        }
        for await _ in ends {}
        timer.cancel()
    }

    /// The numbers of changes that wait and that were refused.
    private var counts: (waiting: Int, refused: Int) {
        get async { (try? await replicas.exchangeCounts(of: session)) ?? (0, 0) }
    }

    private func report(_ result: Result<Void, AccountError>) async {
        let counts = await counts
        let status: ExchangeStatus =
            switch result {
            case .failure(.storage(.sessionExpired)): .sessionExpired
            case .failure(.server(.unsupported)): .unsupported
            case .failure: .offline(waiting: counts.waiting)
            case .success where counts.refused > 0: .refused(counts.refused)
            case .success: counts.waiting > 0 ? .waiting(counts.waiting) : .upToDate
            }
        self.status = status
        observers.removeAll { observer in
            if case .terminated = observer.yield(status) { true } else { false }
        }
    }

    private func update() async throws(AccountError) {
        if !hasExchanged {
            // A server of an earlier version would not understand what is sent.
            try await receive()
            try await AccountError.converting(await replicas.retryRefused(of: session))
            hasExchanged = true
        }
        try await sendWaiting(refuses: false)
        try await receive()
        // Changes of other devices, which are known now, can be the reason for a refusal.
        try await sendWaiting(refuses: true)
    }
}

extension RemoteAccount: ExchangeMonitor {
    /// Returns the last status, and the one after each exchange from now on.
    func statuses() -> AsyncStream<ExchangeStatus> {
        let (stream, observer) = AsyncStream.makeStream(
            of: ExchangeStatus.self, bufferingPolicy: .bufferingNewest(1))
        if let status { observer.yield(status) }
        observers.append(observer)
        return stream
    }

    /// Returns a value each time changes of other devices were stored, also if that was before.
    func news() -> AsyncStream<Void> {
        let (stream, observer) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        if hasUnseenNews { observer.yield() }
        hasUnseenNews = false
        newsObservers.append(observer)
        return stream
    }

    /// Returns the last refused change of each match and record since the start of the app.
    func refusals() async -> [RefusedChange] {
        guard await counts.refused > 0 else { return [] }
        var known: Set<RefusedChange.Subject> = []
        return refused.reversed().map(\.change).filter { known.insert($0.subject).inserted }
            .reversed()
    }

    /// Sends everything again that the server has refused. Changes that it refuses again are
    /// reported with the next status.
    func retry() async {
        try? await replicas.retryRefused(of: session)
        try? await exchange(joins: false)
    }

    /// Remembers the refusal of all changes of an update, or forgets it.
    ///
    /// - Parameter reason: The sentences of the server; nil if it has stored the update.
    func remember(_ reason: String?, for update: AccountUpdate) {
        let changes =
            update.matches.map { (id: $0.id, subject: RefusedChange.Subject.match($0.id)) }
            + update.records.map { (id: $0.id, subject: .record(kind: $0.kind, $0.record)) }
        let ids = Set(changes.map(\.id))
        refused.removeAll { ids.contains($0.id) }
        guard let reason else { return }
        refused += changes.map { ($0.id, RefusedChange($0.subject, reason: reason)) }
    }
}

extension ServerRequest {
    /// Returns a body as JSON.
    static func json(_ body: any Encodable) throws(AccountError) -> [UInt8] {
        // Texts and numbers can always be encoded.
        guard let data = try? JSONEncoder().encode(body) else { throw .server(.failed) }
        return Array(data)
    }
}

extension ServerResponse {
    /// Returns the JSON of a successful response.
    func decoded<Body: Decodable>() throws(AccountError) -> Body {
        guard status == 200, let value = try? JSONDecoder().decode(Body.self, from: Data(body))
        else { throw error }
        return value
    }

    /// The error of a response that has no expected status.
    var error: AccountError {
        switch status {
        // Without a reason, another program has answered.
        case 404: .server(reason == nil ? .failed : .unsupported)
        case 405: .server(.unsupported)
        case 400..<500: .server(.rejected)
        default: .server(.failed)
        }
    }

    /// The largest number of characters of a reason.
    private static let reasonLimit = 300

    /// The reason in an error of the service, also of the original one; nil for another body.
    /// Another program on the way, such as a portal, has other errors.
    var reason: String? {
        struct Failure: Decodable {
            let error: Bool
            let reason: String?
        }
        let failure = try? JSONDecoder().decode(Failure.self, from: Data(body))
        guard let failure, failure.error else { return nil }
        return String((failure.reason ?? "").prefix(Self.reasonLimit))
    }

    /// Throws unless the request has succeeded.
    func check() throws(AccountError) {
        guard (200..<300).contains(status) else { throw error }
    }
}
