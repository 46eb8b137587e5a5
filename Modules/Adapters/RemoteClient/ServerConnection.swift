import Domain
import Platform
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
    /// - Throws: `.sessionExpired` if the token is not valid, or an error of `send(_:)`.
    func send(
        _ method: String, _ path: String, as token: SessionToken, _ body: [UInt8]? = nil,
        repeats: Bool = true
    ) async throws(StorageError) -> ServerResponse {
        let response = try await send(
            ServerRequest(
                method: method, path: path, authorization: "Bearer \(token.text)", body: body),
            repeats: repeats)
        guard response.status != 401 else { throw .sessionExpired }
        return response
    }

    /// Sends a request, and returns the response unless it is a failure of the server.
    ///
    /// GET, PUT and DELETE have the same effect when they are repeated, so they are sent up to three times.
    ///
    /// - Throws: `.unreachable`, `.untrusted`, `.serverFailed`.
    func send(
        _ request: ServerRequest, repeats: Bool = true
    ) async throws(StorageError) -> ServerResponse {
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
                throw failure.error
            }
            await time.sleep(for: min(failure.pause ?? pause, Self.longestPause))
        }
        do throws(Failure) {
            return try await attempt(request)
        } catch {
            throw error.error
        }
    }

    /// Checks that the server has the requests for changes, without a session.
    ///
    /// - Throws: `.unsupported` if it has only the requests of the original service, or is another one.
    func check() async throws(StorageError) {
        let request = ServerRequest(method: "GET", path: APIRoute.changes(since: .start).path)
        guard try await send(request).status == 401 else { throw .unsupported }
    }

    private func attempt(_ request: ServerRequest) async throws(Failure) -> ServerResponse {
        let response: ServerResponse
        do throws(TransportError) {
            response = try await transport.send(request)
        } catch {
            throw Failure(error)
        }
        switch response.status {
        case 429:
            throw Failure(
                .serverFailed, isTemporary: true, isRefused: true, pause: response.retryAfter)
        case 503: throw Failure(.serverFailed, isTemporary: true, pause: response.retryAfter)
        case 500...: throw Failure(.serverFailed, isTemporary: false)
        default: return response
        }
    }
}

/// The failure of a request.
private struct Failure: Error {
    let error: StorageError
    /// True if a later attempt can succeed.
    let isTemporary: Bool
    /// True if the server has certainly not executed the request.
    var isRefused = false
    /// The pause that the server asks for.
    var pause: Duration?

    init(
        _ error: StorageError, isTemporary: Bool, isRefused: Bool = false, pause: Duration? = nil
    ) {
        self.error = error
        self.isTemporary = isTemporary
        self.isRefused = isRefused
        self.pause = pause
    }

    init(_ error: TransportError) {
        switch error {
        case .unreachable: self.init(.unreachable, isTemporary: true)
        case .untrusted: self.init(.untrusted, isTemporary: false)
        case .tooLarge: self.init(.serverFailed, isTemporary: false)
        case .missingLibrary: self.init(.missingLibrary, isTemporary: false)
        }
    }
}
