import Platform
import Service
import Synchronization

/// A connection, which has at most one unanswered request at a time.
final class ClientConnection: Sendable {
    private struct Request {
        var body: [UInt8] = []
        /// A Boolean value indicating whether bytes of the body were dropped.
        var isTooLarge = false
        var droppedCount = 0
        var response: HTTPResponse?
    }

    let socket: Int32
    let address: String
    private let request = Mutex(Request())
    /// The time at which the connection is closed, in nanoseconds since the start of the clock.
    private let deadline = Atomic(Int64.max)

    init(socket: Int32, address: String) {
        self.socket = socket
        self.address = address
    }

    /// Begins a request.
    func begin() {
        request.withLock { $0 = Request() }
    }

    /// Adds bytes to the body. Bytes above the limit are dropped.
    ///
    /// - Returns: A Boolean value that is false if the client sends far more than the limit.
    func append(_ bytes: UnsafeRawBufferPointer, limit: Int) -> Bool {
        request.withLock { request in
            guard request.body.count + bytes.count <= limit, !request.isTooLarge else {
                request.isTooLarge = true
                request.droppedCount += bytes.count
                return request.droppedCount <= 64 * limit
            }
            request.body += bytes
            return true
        }
    }

    /// The complete body, or nil if it is too large.
    var body: [UInt8]? { request.withLock { $0.isTooLarge ? nil : $0.body } }

    /// The response that was set for the current request.
    var response: HTTPResponse? { request.withLock { $0.response } }

    func setResponse(_ response: HTTPResponse) {
        request.withLock { $0.response = response }
    }

    /// A Boolean value indicating whether the client sends no further request. libmicrohttpd misses an end
    /// of the stream that arrives together with a request. It has then read all pipelined requests, of which
    /// only the first is answered.
    var isHalfClosed: Bool {
        var byte: UInt8 = 0
        return recv(socket, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT)) == 0
    }

    /// Sets the deadline; nil for none.
    func expire(after time: Duration?) {
        let time = time.map { Self.now + Int64($0 / .nanoseconds(1)) }
        deadline.store(time ?? .max, ordering: .relaxed)
    }

    /// Ends the connection if its deadline has passed. libmicrohttpd then closes the socket.
    func shutDownIfExpired() {
        if deadline.load(ordering: .relaxed) < Self.now { shutdown(socket, Int32(SHUT_RDWR)) }
    }

    private static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
