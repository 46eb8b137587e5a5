import COpenSSL
import Glibc

/// The bytes of a connection, with or without TLS.
struct ClientStream: ~Copyable {
    /// The result of reading or writing.
    enum Result {
        case bytes(Int)
        /// The call is to be repeated when the socket can be read, or written.
        case waits(toWrite: Bool)
        case ended
        case failed
    }

    /// The socket; -1 after it was closed.
    private(set) var socket: Int32
    private var session: OpaquePointer?

    /// Takes over a socket; nil without memory.
    init?(_ socket: Int32, _ tls: TLSContext?) {
        self.socket = socket
        session = tls?.makeSession(on: socket)
        if tls != nil, session == nil {
            Glibc.close(socket)
            return nil
        }
    }

    deinit {
        SSL_free(session)
        if socket >= 0 { Glibc.close(socket) }
    }

    /// Closes the socket. Call no other function afterwards.
    mutating func close() {
        SSL_free(session)
        Glibc.close(socket)
        (session, socket) = (nil, -1)
    }

    /// True if bytes that have arrived may be kept in the memory of OpenSSL, so that no event
    /// announces them.
    var isBuffered: Bool { session != nil }

    /// Reads bytes.
    func receive(into buffer: UnsafeMutableBufferPointer<UInt8>) -> Result {
        if let session {
            // Old errors of the thread would look like those of this call.
            ERR_clear_error()
            let count = SSL_read(session, buffer.baseAddress, Int32(clamping: buffer.count))
            return count > 0 ? .bytes(Int(count)) : result(of: session, count)
        }
        return Self.receive(socket, buffer)
    }

    /// Reads bytes below TLS, which are not used.
    func discard(into buffer: UnsafeMutableBufferPointer<UInt8>) -> Result {
        Self.receive(socket, buffer)
    }

    private static func receive(
        _ socket: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>
    ) -> Result {
        let count = recv(socket, buffer.baseAddress, buffer.count, 0)
        return count == 0 ? .ended : result(of: count)
    }

    /// Writes bytes, then others as far as possible.
    func send(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Result {
        if let session {
            ERR_clear_error()
            let bytes = first.isEmpty ? second : first
            let count = SSL_write(session, bytes.baseAddress, Int32(clamping: bytes.count))
            return count > 0 ? .bytes(Int(count)) : result(of: session, count)
        }
        if second.isEmpty {
            return Self.result(of: Glibc.send(socket, first.baseAddress, first.count, 0))
        }
        let parts = [first, second].map {
            iovec(iov_base: UnsafeMutableRawPointer(mutating: $0.baseAddress), iov_len: $0.count)
        }
        return Self.result(of: writev(socket, parts, 2))
    }

    /// Ends the direction to the client.
    func closeWriting() {
        endSession()
        shutdown(socket, Int32(SHUT_WR))
    }

    /// Tells the client that the end of the stream is not an attack.
    func endSession() {
        guard let session else { return }
        ERR_clear_error()
        _ = SSL_shutdown(session)
    }

    private static func result(of count: Int) -> Result {
        if count >= 0 { return .bytes(count) }
        switch errno {
        case EAGAIN, EINTR: return .waits(toWrite: false)
        default: return .failed
        }
    }

    private func result(of session: OpaquePointer, _ count: Int32) -> Result {
        switch SSL_get_error(session, count) {
        case SSL_ERROR_WANT_READ: .waits(toWrite: false)
        case SSL_ERROR_WANT_WRITE: .waits(toWrite: true)
        case SSL_ERROR_ZERO_RETURN: .ended
        default: .failed
        }
    }
}
