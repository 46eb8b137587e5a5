import Domain
import ServiceAPI

/// Sends the requests of the app to a server, and repeats those that may be repeated.
struct ServerConnection: Sendable {
    /// The pauses before a request is repeated.
    private static let pauses: [Duration] = [.milliseconds(200), .seconds(1)]
    /// The longest pause that a server can ask for.
    private static let longestPause = Duration.seconds(6)

    let transport: any Transport
    let time: any TimeSource

    /// Sends a request with a token, and returns the response unless it is a failure of the server.
    ///
    /// - Throws: `.storage(.sessionExpired)` if the token is not valid, or an error of `send(_:)`.
    func send(
        _ method: String, _ path: String, as token: SessionToken, _ body: [UInt8]? = nil,
        repeats: Bool = true
    ) async throws(AccountError) -> ServerResponse {
        let response = try await send(
            ServerRequest(
                method: method, path: path, authorization: "Bearer \(token.text)", body: body),
            repeats: repeats)
        guard response.status != 401 else { throw .storage(.sessionExpired) }
        return response
    }

    /// Sends a request, and returns the response unless it is a failure of the server.
    ///
    /// GET, PUT and DELETE have the same effect when they are repeated, so they are sent up to
    /// three times.
    ///
    /// - Throws: `.server`.
    func send(
        _ request: ServerRequest, repeats: Bool = true
    ) async throws(AccountError) -> ServerResponse {
        // A repeated change of the password would find another old password.
        let canRepeat =
            request.method != "POST" && request.path != APIRoute.changePassword.path
        for pause in repeats ? Self.pauses : [] {
            let failure: Failure
            do throws(Failure) {
                return try await attempt(request)
            } catch {
                failure = error
            }
            guard canRepeat && failure.isTemporary || failure.isRefused else {
                throw .server(failure.error)
            }
            await time.sleep(for: min(failure.pause ?? pause, Self.longestPause))
        }
        do throws(Failure) {
            return try await attempt(request)
        } catch {
            throw .server(error.error)
        }
    }

    /// Checks that the server has the requests for changes, without a session.
    ///
    /// - Throws: `.server`, with `.unsupported` if it has only the requests of the original
    ///   service, or is another one.
    func check() async throws(AccountError) {
        let request = ServerRequest(method: "GET", path: APIRoute.changes(since: .start).path)
        guard try await send(request).status == 401 else { throw .server(.unsupported) }
    }

    private func attempt(_ request: ServerRequest) async throws(Failure) -> ServerResponse {
        let response: ServerResponse
        do throws(ServerError) {
            response = try await transport.send(request)
        } catch {
            throw Failure(error, isTemporary: error == .unreachable)
        }
        switch response.status {
        case 429:
            throw Failure(
                .failed, isTemporary: true, isRefused: true, pause: response.retryAfter)
        case 503: throw Failure(.failed, isTemporary: true, pause: response.retryAfter)
        case 500...: throw Failure(.failed, isTemporary: false)
        default: return response
        }
    }
}

/// The failure of a request.
private struct Failure: Error {
    let error: ServerError
    /// True if a later attempt can succeed.
    let isTemporary: Bool
    /// True if the server has certainly not executed the request.
    var isRefused = false
    /// The pause that the server asks for.
    var pause: Duration?

    init(
        _ error: ServerError, isTemporary: Bool, isRefused: Bool = false, pause: Duration? = nil
    ) {
        self.error = error
        self.isTemporary = isTemporary
        self.isRefused = isRefused
        self.pause = pause
    }
}
