import Domain
import Platform
import Records
import ServiceAPI

/// The account of a session on a server and its copy on this device.
///
/// Events and changes of records, also of players, are stored in the copy and sent in the background.
actor RemoteAccount {
    /// The time for which the copy is not compared with the server again.
    private static let freshness = Duration.seconds(5)
    /// The same after a failure, so that a lost connection does not delay each page.
    private static let pauseAfterFailure = Duration.seconds(30)
    /// The time from one exchange to the next one if the server does not tell of changes.
    private static let idlePause = Duration.seconds(60)

    let session: Session
    let copy: any AccountCopy
    private let server: ServerConnection
    /// The connection for requests that wait for a change.
    private let waitingServer: ServerConnection
    private let patience: Duration
    private let players: any PlayerRepository
    let matches: any MatchRepository
    /// True if only the requests of the original service can be used; nil if it is not known yet.
    private var isOriginal: Bool?
    /// The time of the next comparison, in milliseconds since the machine started.
    private var nextRefresh: Int64?
    /// True after the first exchange since the start of the app.
    private var hasExchanged = false
    /// Receives a value with each change on this device.
    private let signals: AsyncStream<Void>.Continuation
    /// Starts the next exchange in the background.
    private var timer: Task<Void, Never>?
    /// True if the timer waits for a change on the server.
    private var isWaiting = false
    private var observers: [AsyncStream<ExchangeStatus>.Continuation] = []
    var newsObservers: [AsyncStream<Void>.Continuation] = []
    private var refreshes: Task<Result<Void, StorageError>, Never>?

    /// - Parameters:
    ///   - waiting: The connection for requests that wait for a change.
    ///   - players: The squad in the copy.
    ///   - matches: The matches in the copy.
    ///   - patience: The longest time that a page waits for the server.
    init(
        _ session: Session, _ server: ServerConnection, waiting: ServerConnection,
        copy: any AccountCopy, players: any PlayerRepository, matches: any MatchRepository,
        patience: Duration
    ) {
        self.patience = patience
        waitingServer = waiting
        self.session = session
        self.server = server
        self.copy = copy
        self.players = players
        self.matches = matches
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

    /// The requests for a server that has only those of the original service.
    nonisolated var original: OriginalAccount {
        OriginalAccount(
            account: self, players: players, matches: matches, now: server.time.now().wall)
    }

    // MARK: Requests

    /// Sends a request, and returns the response of any status below 500.
    func send(
        _ method: String, _ route: APIRoute, _ body: (any Encodable & Sendable)? = nil
    ) async throws(StorageError) -> ServerResponse {
        try await server.send(
            method, route.path, as: session.token, try body.map(ServerRequest.json))
    }

    /// Returns whether the server has only the requests of the original service.
    func isOriginalServer() async throws(StorageError) -> Bool {
        if isOriginal == nil, let version = try await copy.version(of: session) {
            return version == OriginalAccount.version
        }
        return try await isOriginalServerNow()
    }

    /// Returns the same. An original server can have been updated since the last start of the app.
    private func isOriginalServerNow() async throws(StorageError) -> Bool {
        if let isOriginal { return isOriginal }
        if let version = try await copy.version(of: session), version != OriginalAccount.version {
            isOriginal = false
            return false
        }
        let response = try await send("GET", .changes(since: .start))
        let found = response.status == 404
        isOriginal = found
        return found
    }

    // MARK: Exchange

    /// Sends what was stored on this device, in the background.
    nonisolated func didChange() { signals.yield() }

    private func exchangeInBackground() async {
        // A later change or read tries again, and so does the timer.
        try? await refresh(joins: false)
    }

    private func exchange(after pause: Duration) {
        timer?.cancel()
        isWaiting = false
        timer = Task { [weak self, time = server.time] in
            await time.sleep(for: pause)
            if !Task.isCancelled { self?.didChange() }
        }
    }

    /// Exchanges changes each time the server has new ones, until an exchange fails.
    private func exchangeAfterChanges() {
        guard isOriginal != true else { return exchange(after: Self.idlePause) }
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

    /// Returns the version of the copy after the running exchange.
    private func storedVersion() async -> ChangeVersion? {
        _ = await refreshes?.value
        return (try? await copy.version(of: session)).flatMap { ChangeVersion($0) }
    }

    /// Exchanges changes if the server has others than the copy.
    ///
    /// - Parameters:
    ///   - next: The version of the server; nil if it could not be asked.
    ///   - version: The version after which the server was to answer.
    ///   - isQuick: Whether the server has answered at once.
    /// - Returns: The pause until the next request, or nil if the exchange fails and is repeated later.
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
        do throws(StorageError) {
            try await refresh(joins: false)
            return true
        } catch {
            return false
        }
    }

    /// Exchanges changes with the server unless that was done just now. Without a copy, a failure is an
    /// error. Otherwise the copy is shown as it is, also if the server takes longer than a moment.
    func refreshIfNeeded() async throws(StorageError) {
        if let nextRefresh, nextRefresh > server.time.now().uptime { return }
        guard try await copy.version(of: session) != nil else { return try await refresh() }
        setNextRefresh(after: Self.pauseAfterFailure)
        guard let result = await refreshResult(within: patience) else { return }
        do throws(StorageError) {
            try result.get()
        } catch {
            guard [.unreachable, .serverFailed, .untrusted].contains(error) else { throw error }
        }
    }

    /// Returns the result of an exchange, or nil if it takes longer than a duration.
    private func refreshResult(
        within patience: Duration, joins: Bool = true
    ) async -> Result<Void, StorageError>? {
        let (stream, results) = AsyncStream.makeStream(of: Result<Void, StorageError>?.self)
        Task {
            do throws(StorageError) {
                try await refresh(joins: joins)
                results.yield(.success(()))
            } catch {
                results.yield(.failure(error))
            }
        }
        let timer = Task { [time = server.time] in
            await time.sleep(for: patience)
            results.yield(nil)
        }
        defer { timer.cancel() }
        for await result in stream { return result }
        return nil
    }

    /// Exchanges changes with the server. Simultaneous calls share one exchange.
    ///
    /// - Parameter joins: Whether a call shares an exchange that is running. That one may not have what was
    ///   stored since it began.
    func refresh(joins: Bool = true) async throws(StorageError) {
        if !joins, let running = refreshes {
            _ = await running.value
        }
        let task =
            refreshes
            ?? Task {
                let result: Result<Void, StorageError>
                do throws(StorageError) {
                    try await update()
                    result = .success(())
                } catch {
                    result = .failure(error)
                }
                refreshes = nil
                await report(result)
                return result
            }
        refreshes = task
        let result = await task.value
        do throws(StorageError) {
            try result.get()
            setNextRefresh(after: Self.freshness)
            exchangeAfterChanges()
        } catch {
            if error != .sessionExpired { exchange(after: Self.pauseAfterFailure) }
            throw error
        }
    }

    /// Sends the changes that wait, and waits for that at most for a duration.
    func finish(within patience: Duration) async {
        guard await counts.waiting > 0 else { return }
        _ = await refreshResult(within: patience, joins: false)
    }

    /// The numbers of changes that wait and that were refused. Those that an original server cannot store do
    /// neither.
    private var counts: (waiting: Int, refused: Int) {
        get async {
            guard isOriginal != true else { return (0, 0) }
            return (try? await copy.exchangeCounts(of: session)) ?? (0, 0)
        }
    }

    private func report(_ result: Result<Void, StorageError>) async {
        guard !observers.isEmpty else { return }
        let counts = await counts
        let status: ExchangeStatus =
            switch result {
            case .failure(.sessionExpired): .sessionExpired
            case .failure: .offline(waiting: counts.waiting)
            case .success where counts.refused > 0: .refused(counts.refused)
            case .success: counts.waiting > 0 ? .waiting(counts.waiting) : .upToDate
            }
        observers.removeAll { observer in
            if case .terminated = observer.yield(status) { true } else { false }
        }
    }

    /// Makes the next read compare the copy with the server.
    func setNeedsRefresh() { nextRefresh = nil }

    private func setNextRefresh(after pause: Duration) {
        nextRefresh = server.time.now().uptime + Int64(pause / .milliseconds(1))
    }

    private func update() async throws(StorageError) {
        if try await isOriginalServerNow() {
            return try await store(try await original.update())
        }
        if !hasExchanged {
            // A server of an earlier version would not understand what is sent.
            try await receive()
            try await copy.retryRefused(of: session)
            hasExchanged = true
        }
        try await sendWaiting(refuses: false)
        try await receive()
        // Changes of other devices, which are known now, can be the reason for a refusal.
        try await sendWaiting(refuses: true)
    }
}

extension RemoteAccount: ExchangeMonitor {
    /// Returns the status after each exchange with the server from now on.
    func statuses() -> AsyncStream<ExchangeStatus> {
        let (stream, observer) = AsyncStream.makeStream(
            of: ExchangeStatus.self, bufferingPolicy: .bufferingNewest(1))
        observers.append(observer)
        return stream
    }

    /// Returns a value each time changes of other devices were stored, from now on.
    func news() -> AsyncStream<Void> {
        let (stream, observer) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        newsObservers.append(observer)
        return stream
    }
}

extension ServerRequest {
    /// Returns a body as JSON.
    static func json(_ body: any Encodable) throws(StorageError) -> [UInt8] {
        // Texts and numbers can always be encoded.
        guard let data = try? JSONEncoder().encode(body) else { throw .serverFailed }
        return Array(data)
    }
}

extension ServerResponse {
    /// Returns the JSON of a successful response.
    func decoded<Body: Decodable>() throws(StorageError) -> Body {
        guard status == 200, let value = try? JSONDecoder().decode(Body.self, from: Data(body))
        else { throw error }
        return value
    }

    /// The error of a response that has no expected status.
    var error: StorageError {
        switch status {
        case 404, 410: .notFound
        case 405: .unsupported
        case 400..<500: .rejected
        default: .serverFailed
        }
    }

    /// Throws unless the request has succeeded.
    func check() throws(StorageError) {
        guard (200..<300).contains(status) else { throw error }
    }
}
