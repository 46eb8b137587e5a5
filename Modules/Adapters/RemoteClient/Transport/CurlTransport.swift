import Dispatch
import Domain
import Synchronization

/// A transport by libcurl, which is loaded for the first request. The requests follow one another
/// on one connection.
final class CurlTransport: Transport {
    private let queue = DispatchQueue(label: "football-gather.server")
    private let connection: Mutex<CurlConnection>

    /// Creates a transport. It connects to the server for the first request.
    convenience init(to address: ServerAddress) {
        self.init(to: address, CurlOptions())
    }

    init(to address: ServerAddress, _ options: CurlOptions) {
        connection = Mutex(CurlConnection(to: address, options))
    }

    /// Sends a request and waits for the whole response.
    func send(_ request: ServerRequest) async throws(ServerError) -> ServerResponse {
        let exchange = CurlExchange()
        return try await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                exchange.start { continuation.resume(returning: $0) }
                queue.async { [self] in
                    // A cancelled request is not sent.
                    guard exchange.isRunning else { return }
                    exchange.end(connection.withLock { $0.result(of: request, in: exchange) })
                }
            }
        } onCancel: {
            exchange.end(.failure(.unreachable))
        }.get()
    }
}
