import CMicroHTTPD
import Platform
import Service
import Synchronization

/// The callbacks of libmicrohttpd, which hand requests over and send the responses.
final class HTTPExchange: Sendable {
    private let options: HTTPListenerOptions
    private let answer: @Sendable (HTTPRequest) -> HTTPAnswer
    private let connections = Mutex(OpenConnections())
    /// The number of requests that have begun and not ended.
    private let runningCount = Atomic(0)
    /// The number of running requests whose connection is suspended.
    private let suspendedCount = Atomic(0)
    /// A Boolean value indicating whether connections close after their current request.
    private let isStopping = Atomic(false)
    /// A Boolean value indicating whether further requests are dropped.
    private let isStopped = Atomic(false)

    init(_ options: HTTPListenerOptions, answer: @escaping @Sendable (HTTPRequest) -> HTTPAnswer) {
        self.options = options
        self.answer = answer
    }

    // MARK: - Connections

    static let accept: MHD_AcceptPolicyCallback = { exchange, address, _ in
        guard let exchange else { return .NO }
        let server = Unmanaged<HTTPExchange>.fromOpaque(exchange).takeUnretainedValue()
        let count = server.connections.withLock {
            $0.count(from: ListeningSocket.clientAddress(address))
        }
        return count < server.options.connectionsPerAddress ? .YES : .NO
    }

    static let connectionDidChange: MHD_NotifyConnectionCallback = {
        exchange, handle, context, event in
        guard let exchange, let handle, let context else { return }
        let server = Unmanaged<HTTPExchange>.fromOpaque(exchange).takeUnretainedValue()
        if event == .CONNECTION_NOTIFY_STARTED {
            let new = ClientConnection(
                socket: cmicrohttpd_socket(handle),
                address: ListeningSocket.clientAddress(cmicrohttpd_address(handle)))
            new.expire(after: server.options.requestTimeout)
            server.connections.withLock { $0.add(new) }
            context.pointee = Unmanaged.passRetained(new).toOpaque()
        } else if let known = context.pointee {
            let known = Unmanaged<ClientConnection>.fromOpaque(known).takeRetainedValue()
            // Afterwards libmicrohttpd closes the socket, and its number can be that of another file.
            server.connections.withLock { $0.remove(known) }
        }
    }

    func shutDownExpiredConnections() {
        connections.withLock { for connection in $0.all { connection.shutDownIfExpired() } }
    }

    /// Waits until no request runs, and then rejects all.
    func waitUntilIdle(limit: Duration) async {
        isStopping.store(true, ordering: .sequentiallyConsistent)
        let end = ContinuousClock.now + limit
        while runningCount.load(ordering: .sequentiallyConsistent) > 0, ContinuousClock.now < end {
            try? await Task.sleep(for: .milliseconds(2))
        }
        isStopped.store(true, ordering: .sequentiallyConsistent)
        // libmicrohttpd must not stop while a connection is suspended.
        while suspendedCount.load(ordering: .sequentiallyConsistent) > 0 {
            try? await Task.sleep(for: .milliseconds(2))
        }
    }

    // MARK: - Requests

    /// Called when the header fields are complete, then for each part of the body, and then for the end.
    static let handle: MHD_AccessHandlerCallback = {
        exchange, handle, path, method, _, data, size, request in
        guard let exchange, let handle, let path, let method, let size, let request,
            let context = cmicrohttpd_context(handle)
        else { return .NO }
        let server = Unmanaged<HTTPExchange>.fromOpaque(exchange).takeUnretainedValue()
        let connection = Unmanaged<ClientConnection>.fromOpaque(context).takeUnretainedValue()
        guard request.pointee != nil else {
            request.pointee = context
            return server.begin(connection, handle)
        }
        if size.pointee > 0 {
            let bytes = UnsafeRawBufferPointer(start: data, count: size.pointee)
            size.pointee = 0
            return connection.append(bytes, limit: server.options.bodyLimit) ? .YES : .NO
        }
        if let response = connection.response { return server.send(response, connection, handle) }
        return server.finish(connection, handle, path, method)
    }

    private func begin(_ connection: ClientConnection, _ handle: OpaquePointer) -> MHD_Result {
        runningCount.add(1, ordering: .sequentiallyConsistent)
        connection.begin()
        connection.expire(after: options.requestTimeout)
        // A proxy could find another end of such a request.
        guard !Self.isAmbiguous(handle) else { return .NO }
        let length = Self.field("Content-Length", handle).flatMap { UInt64($0) } ?? 0
        guard length <= UInt64(options.bodyLimit) else {
            // A response before the end of a body closes the connection.
            return send(.tooLarge, connection, handle)
        }
        return .YES
    }

    private func finish(
        _ connection: ClientConnection, _ handle: OpaquePointer, _ path: UnsafePointer<CChar>,
        _ method: UnsafePointer<CChar>
    ) -> MHD_Result {
        guard let body = connection.body else { return send(.tooLarge, connection, handle) }
        let request = HTTPRequest(
            method: String(cString: method), path: String(cString: path),
            authorization: Self.field("Authorization", handle),
            contentType: Self.field("Content-Type", handle), body: body,
            address: connection.address)
        switch answer(request) {
        case .now(let response): return send(response, connection, handle)
        case .later(let work):
            suspendedCount.add(1, ordering: .sequentiallyConsistent)
            guard !isStopped.load(ordering: .sequentiallyConsistent) else {
                suspendedCount.subtract(1, ordering: .sequentiallyConsistent)
                return .NO
            }
            connection.expire(after: nil)
            MHD_suspend_connection(handle)
            let number = UInt(bitPattern: handle)
            Task {
                connection.setResponse(await work())
                MHD_resume_connection(OpaquePointer(bitPattern: number))
                suspendedCount.subtract(1, ordering: .sequentiallyConsistent)
            }
            return .YES
        }
    }

    private func send(
        _ response: HTTPResponse, _ connection: ClientConnection, _ handle: OpaquePointer
    ) -> MHD_Result {
        let message = response.body.withUnsafeBytes {
            MHD_create_response_from_buffer(
                $0.count, UnsafeMutableRawPointer(mutating: $0.baseAddress), .RESPMEM_MUST_COPY)
        }
        guard let message else { return .NO }
        defer { MHD_destroy_response(message) }
        func add(_ name: String, _ value: String) { MHD_add_response_header(message, name, value) }
        if let type = response.contentType { add("Content-Type", type) }
        for field in response.fields { add(field.name, field.value) }
        add("Cache-Control", "no-store")
        add("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'")
        add("X-Content-Type-Options", "nosniff")
        if options.tls != nil { add("Strict-Transport-Security", "max-age=31536000") }
        if isStopping.load(ordering: .relaxed) || connection.isHalfClosed {
            add("Connection", "close")
        }
        connection.expire(after: options.requestTimeout)
        return MHD_queue_response(handle, UInt32(response.status), message)
    }

    static let requestDidEnd: MHD_RequestCompletedCallback = { exchange, handle, _, _ in
        guard let exchange, let handle, let context = cmicrohttpd_context(handle) else { return }
        let server = Unmanaged<HTTPExchange>.fromOpaque(exchange).takeUnretainedValue()
        Unmanaged<ClientConnection>.fromOpaque(context).takeUnretainedValue()
            .expire(after: server.options.idleTimeout)
        server.runningCount.subtract(1, ordering: .sequentiallyConsistent)
    }

    /// Returns whether the fields give the length of the body twice, or in a way that is unknown.
    private static func isAmbiguous(_ handle: OpaquePointer) -> Bool {
        var count = 0
        MHD_get_connection_values(
            handle, .HEADER_KIND,
            { count, _, name, _ in
                guard let count, let name else { return .YES }
                if strcasecmp(name, "Content-Length") == 0
                    || strcasecmp(name, "Transfer-Encoding") == 0
                {
                    count.assumingMemoryBound(to: Int.self).pointee += 1
                }
                return .YES
            }, &count)
        let coding = field("Transfer-Encoding", handle)
        return count > 1 || (coding.map { $0.lowercased() != "chunked" } ?? false)
    }

    private static func field(_ name: String, _ handle: OpaquePointer) -> String? {
        MHD_lookup_connection_value(handle, .HEADER_KIND, name).map { String(cString: $0) }
    }
}
