public import Domain
import FoundationEssentials
import ServiceAPI

/// The web service without sockets: answers requests of the API from a database.
public final class WebService: Sendable {
    /// The largest number of bytes of any body.
    public static let bodyLimit = matchesLimit
    /// The largest number of bytes of events of gathers or changes of records. A line-up of 60
    /// players fits, also with long names in any script.
    static let matchesLimit = 64 * 1_024
    /// The largest number of bytes of the other bodies.
    static let usualBodyLimit = 16 * 1_024

    let database: any SQLDatabase
    let secrets: any ServiceSecrets
    let passwords: HashScheduler
    let logs = GatherLogs()
    let tokens = KnownTokens()
    let waits: ChangeWaits
    let folding: any TextFolding
    let time: any TimeSource
    private let metrics = ServiceMetrics()
    private let report: @Sendable (RequestReport) -> Void

    /// Creates a service.
    ///
    /// - Parameters:
    ///   - sleep: A closure that waits for a duration, not on the main actor.
    ///   - report: A closure that is called after each request, except for health, metrics and
    ///     the description of the API.
    public init(
        database: any SQLDatabase, secrets: any ServiceSecrets, folding: any TextFolding,
        time: any TimeSource,
        sleep: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) },
        report: @escaping @Sendable (RequestReport) -> Void = { _ in }
    ) {
        self.database = database
        self.secrets = secrets
        passwords = HashScheduler(secrets, time)
        waits = ChangeWaits(database, time, sleep: sleep)
        self.folding = folding
        self.time = time
        self.report = report
    }

    /// Answers the requests that wait for changes, also later ones, without waiting.
    public func stop() { waits.stop() }

    /// Answers a request.
    public func answer(_ request: HTTPRequest) -> HTTPAnswer {
        switch request.path {
        // The service as a whole, which only `OPTIONS` asks for.
        case "*": return .now(.done)
        case "/health/live", "/health/ready", "/metrics", "/openapi.json":
            guard ["GET", "HEAD"].contains(request.method) else {
                return .now(.other(request.method, allowed: ["GET", "HEAD", "OPTIONS"]))
            }
        default: break
        }
        switch request.path {
        case "/health/live": return .now(HTTPResponse.text("live\n"))
        case "/health/ready": return readiness
        case "/metrics": return .now(.text(metrics.text))
        case "/openapi.json": return .now(.json(PackageResources.openapi_json))
        default: break
        }
        let start = ContinuousClock.now
        let (answer, template): (HTTPAnswer, String)
        do throws(APIRouteError) {
            let route = try APIRoute(method: request.method, path: request.path)
            (answer, template) = (self.answer(request, to: route), route.template)
        } catch {
            (answer, template) = (.now(HTTPResponse(error, to: request.method)), "other")
        }
        switch answer {
        case .now(let response):
            finish(request, template, response, start)
            return answer
        case .later(let work):
            return .later { [self] in
                let response = await work()
                finish(request, template, response, start)
                return response
            }
        }
    }

    private func answer(_ request: HTTPRequest, to route: APIRoute) -> HTTPAnswer {
        switch route {
        case .createUser: createUser(request)
        case .signIn: signIn(request)
        case .signOut: signOut(request)
        case .changePassword: changePassword(request)
        case .sessions: sessions(request)
        case .signOutEverywhere: signOutEverywhere(request)
        case .users: users(request)
        case .user(let id): user(id)
        case .deleteUser: deleteUser(request)
        case .players: players(request)
        case .createPlayer: createPlayer(request)
        case .updatePlayer(let id): updatePlayer(id, request)
        case .deletePlayer(let id): deletePlayer(id, request)
        case .gathersOfPlayer(let id): gathers(ofPlayer: id, request)
        case .gathers: gathers(request)
        case .createGather: createGather(request)
        case .updateGather(let id): updateGather(id, request)
        case .deleteGather(let id): deleteGather(id, request)
        case .playersOfGather(let id): players(ofGather: id, request)
        case .addPlayer(let player, let gather): addPlayer(player, to: gather, request)
        case .addEvents: addEvents(request)
        case .addRecordChanges: addRecordChanges(request)
        case .changes(let version): changes(since: version, request)
        case .nextChange(let version): nextChange(after: version, request)
        }
    }

    private var readiness: HTTPAnswer {
        answer(
            database.read(inTransaction: false) { connection throws(StorageError) in
                _ = try connection.integer("SELECT count(*) FROM users WHERE number = 0", [])
                return .text("ready\n")
            })
    }

    private func finish(
        _ request: HTTPRequest, _ template: String, _ response: HTTPResponse,
        _ start: ContinuousClock.Instant
    ) {
        let entry = RequestReport(
            method: request.method, template: template, status: response.status,
            duration: ContinuousClock.now - start, address: request.address)
        metrics.count(entry)
        report(entry)
    }
}

/// The facts about an answered request that may be logged, without secrets. Its only identifier is
/// the address of the client.
public struct RequestReport: Sendable {
    /// The method.
    public let method: String
    /// The path with names instead of identifiers, or `other`.
    public let template: String
    /// The status code.
    public let status: Int
    /// The time from the complete request to the complete response.
    public let duration: Duration
    /// The network address of the client.
    public let address: String
}

extension HTTPResponse {
    fileprivate init(_ error: APIRouteError, to method: String) {
        switch error {
        case .unknownPath: self = .notFound
        case .malformedIdentifier: self = .malformedIdentifier
        case .wrongMethod(let allowed): self = .other(method, allowed: allowed)
        }
    }

    init(_ error: StorageError) {
        self =
            switch error {
            case .damaged: .damaged
            case .matchInProgress: .gatherInProgress
            case .laterMatch: .laterGather
            default: .unavailable
            }
    }
}
