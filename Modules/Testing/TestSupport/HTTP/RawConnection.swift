import Dispatch
import Glibc
import Platform

/// A TCP connection to a server on this machine that sends any bytes.
public final class RawConnection: Sendable {
    private let descriptor: Int32

    /// Connects to a port; nil if that fails.
    ///
    /// - Parameter address: The address of the client. On Linux, `127.0.0.2` and so on also belong
    ///   to this machine.
    public init?(port: Int, from address: String = "127.0.0.1") {
        descriptor = socket(AF_INET, streamSocketType, 0)
        // A server that neither answers nor closes the connection would make the test wait forever.
        var limit = timeval(tv_sec: 900, tv_usec: 0)
        setsockopt(
            descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        // The deinitializer closes the socket.
        // A bound socket could get the port of a server that has ended, and connect to itself.
        guard address == "127.0.0.1" || Self.call(bind, descriptor, address, 0) == 0,
            Self.call(connect, descriptor, "127.0.0.1", port) == 0
        else { return nil }
        signal(SIGPIPE, SIG_IGN)
    }

    private static func call(
        _ function: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32, _ descriptor: Int32,
        _ text: String, _ port: Int
    ) -> Int32 {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        inet_pton(AF_INET, text, &address.sin_addr)
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                function(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    deinit {
        close(descriptor)
    }

    /// Sends a text. Ignores an error, because the server may close the connection at any time.
    public func send(_ text: String) {
        send(Array(text.utf8))
    }

    /// Sends bytes. Ignores an error, as `send(_:)` for a text does.
    public func send(_ bytes: [UInt8]) {
        _ = writeAll(bytes, to: descriptor)
    }

    /// Sends the end of the stream. Bytes can still be received.
    public func closeWriting() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    /// Stops the process after a read that has waited for longer than any busy machine needs.
    private static func checked(_ count: Int) -> Int {
        precondition(count >= 0 || errno != EAGAIN, "The server does not answer or close.")
        return count
    }

    /// Waits until bytes or the end of the stream have arrived, without taking them.
    public func untilReadable() async {
        await withCheckedContinuation { continuation in
            DispatchQueue(label: "football-gather.raw-connection").async { [self] in
                var byte: UInt8 = 0
                _ = Self.checked(recv(descriptor, &byte, 1, Int32(MSG_PEEK)))
                continuation.resume()
            }
        }
    }

    /// Returns all bytes up to the end of the stream as text, without blocking the task's thread.
    public func receive() async -> String {
        await withCheckedContinuation { continuation in
            // Not a queue of the system's pool, in which other blocked reads may take all threads.
            DispatchQueue(label: "football-gather.raw-connection").async { [self] in
                var received: [UInt8] = []
                var part = [UInt8](repeating: 0, count: 4_096)
                while case let count = Self.checked(read(descriptor, &part, part.count)), count > 0
                {
                    received += part[..<count]
                }
                continuation.resume(returning: String(decoding: received, as: UTF8.self))
            }
        }
    }
}
