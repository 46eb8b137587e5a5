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
    /// The time from one exchange in the background to the next one.
    private static let idlePause = Duration.seconds(60)

    let session: Session
    let copy: any AccountCopy
    private let server: ServerConnection
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
    private var observers: [AsyncStream<ExchangeStatus>.Continuation] = []
    private var refreshes: Task<Result<Void, StorageError>, Never>?

    /// - Parameters:
    ///   - players: The squad in the copy.
    ///   - matches: The matches in the copy.
    ///   - patience: The longest time that a page waits for the server.
    init(
        _ session: Session, _ server: ServerConnection, copy: any AccountCopy,
        players: any PlayerRepository, matches: any MatchRepository, patience: Duration
    ) {
        self.patience = patience
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

    /// Returns whether the server has only the requests of the original service, or none for the changes of
    /// players, as versions before that of this app.
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
        let found = response.status == 404 || response.hasMember("players")
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

    private func startTimer(_ pause: Duration) {
        timer?.cancel()
        timer = Task { [weak self, time = server.time] in
            await time.sleep(for: pause)
            if !Task.isCancelled { self?.didChange() }
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
            startTimer(Self.idlePause)
        } catch {
            if error.isTemporary { startTimer(Self.pauseAfterFailure) }
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
            return try await copy.apply(try await original.update(), to: session)
        }
        if !hasExchanged {
            try await copy.retryRefused(of: session)
            hasExchanged = true
        }
        try await sendWaiting(refuses: false)
        try await receive()
        // Changes of other devices, which are known now, can be the reason for a refusal.
        try await sendWaiting(refuses: true)
    }

    private func receive() async throws(StorageError) {
        let version = try await copy.version(of: session)
        if let version, let update = try await changes(since: version) {
            return try await copy.apply(update, to: session)
        }
        guard var update = try await changes(since: "\(ChangeVersion.start)") else {
            throw .serverFailed
        }
        update.isComplete = true
        try await copy.apply(update, to: session)
    }

    /// Returns all changes since a version, or nil if the server does not know it any more.
    private func changes(since text: String) async throws(StorageError) -> AccountUpdate? {
        guard var version = ChangeVersion(text) else { return nil }
        var update = AccountUpdate()
        while true {
            let response = try await send("GET", .changes(since: version))
            guard response.status != 410 else { return nil }
            let page: ChangesResponse = try response.decoded()
            try update.add(page)
            guard let next = ChangeVersion(page.version) else { throw .serverFailed }
            guard page.more, next != version else { return update }
            version = next
        }
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
    /// Returns whether the JSON of the response is an object with a member.
    fileprivate func hasMember(_ name: String) -> Bool {
        let object = try? JSONDecoder().decode([String: IgnoredValue].self, from: Data(body))
        return object?.keys.contains(name) ?? false
    }

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

extension AccountUpdate {
    fileprivate mutating func add(_ page: ChangesResponse) throws(StorageError) {
        version = page.version
        // In a page, deletions come first, so they concern what earlier pages have added.
        let deleted = Set(page.deletedGathers)
        matches.removeAll { deleted.contains($0.id) }
        results.removeAll { deleted.contains($0.id) }
        matches += page.matches.map { MatchEvents(id: $0.id, events: $0.events) }
        results += page.gathers.compactMap { gather in
            Result(gather, startedAt: gather.createdAt ?? 0, players: gather.players ?? [])
        }
        deletedMatches += page.deletedGathers
        records += page.records
        mergeMatches()
    }

    /// Joins the events of a match that are in several pages.
    private mutating func mergeMatches() {
        var events: [Match.ID: [MatchEvent]] = [:]
        var order: [Match.ID] = []
        for match in matches {
            if events[match.id] == nil { order.append(match.id) }
            events[match.id, default: []] += match.events
        }
        guard order.count < matches.count else { return }
        matches = order.map { MatchEvents(id: $0, events: events[$0] ?? []) }
    }
}

extension AccountUpdate.Result {
    /// Creates a value, or returns nil for a gather that has no score yet.
    init?(_ gather: GatherResponse, startedAt: Int64, players: [GatherResponse.Player]) {
        let goals = gather.score?.split(separator: "-").map { Int($0) } ?? []
        guard goals.count == 2, let a = goals[0], let b = goals[1], let score = Score(a: a, b: b)
        else { return nil }
        self.init(
            id: gather.id, startedAt: startedAt, score: score,
            teams: players.map {
                (PlayerID($0.id), $0.team == Winner.teamB.rawValue ? Team.b : .a)
            })
    }
}

extension Player {
    /// Creates a player of a response. Values that this app does not allow are left out, and such a name
    /// is replaced by `Player` and the number.
    init(_ response: PlayerResponse) {
        self = response.values.validRecord(PlayerID(response.id))
    }
}

/// A value of any type.
private struct IgnoredValue: Decodable {
    init(from decoder: any Decoder) {}
}
