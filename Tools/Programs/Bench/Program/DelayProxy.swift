import Glibc
import Platform
import ToolSupport

/// Forwards each byte between a TCP port of this machine and a Unix socket a fixed time after its
/// arrival.
///
/// Bytes wait for no earlier ones, so a connection has as much throughput as without the delay.
struct DelayProxy {
    private struct Delivery {
        let due: Int64
        /// The receiving socket.
        let target: Int32
        /// The bytes; none at the end of the connection.
        let bytes: ArraySlice<UInt8>
        /// The sockets to close; none as long as one of them can be read.
        let closed: [Int32]
    }

    /// The time between two looks at the sockets in microseconds. Fewer ones leave more of the
    /// processors for the measured programs.
    private static let interval: UInt32 = 200

    private let listener: Int32
    private let path: String
    /// The delay in nanoseconds.
    private let delay: Int64
    /// The other end of each socket that can be read.
    private var peers: [Int32: Int32] = [:]
    /// The deliveries in the order in which they are due, which is that of the arrivals.
    private var deliveries: ArraySlice<Delivery> = []

    private init(port: UInt16, path: String, milliseconds: UInt16) throws {
        self.path = path
        delay = Int64(milliseconds) * 1_000_000
        listener = socket(AF_INET, streamSocketType, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
        enable(SO_REUSEADDR, of: SOL_SOCKET, for: listener)
        enable(TCP_NODELAY, of: Int32(IPPROTO_TCP), for: listener)
        guard call(bind, listener, &address) == 0, listen(listener, 256) == 0 else {
            throw ToolError(.software, "Port \(port) is in use. End the program that uses it.")
        }
    }

    /// Forwards connections until the end of the process.
    static func run(port: UInt16, path: String, milliseconds: UInt16) throws -> Never {
        signal(SIGPIPE, SIG_IGN)
        var proxy = try DelayProxy(port: port, path: path, milliseconds: milliseconds)
        while true {
            proxy.receive()
            proxy.deliver()
            usleep(interval)
        }
    }

    private mutating func receive() {
        var requests = ([listener] + peers.keys).map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        _ = poll(&requests, nfds_t(requests.count), 0)
        for request in requests where request.revents != 0 {
            guard let peer = peers[request.fd] else {
                if let (client, server) = connection() {
                    (peers[client], peers[server]) = (server, client)
                }
                continue
            }
            let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 14) { buffer, count in
                count = max(0, read(request.fd, buffer.baseAddress, buffer.count))
            }
            if bytes.isEmpty { peers[request.fd] = nil }
            let hasEnded = bytes.isEmpty && peers[peer] == nil
            deliveries.append(
                Delivery(
                    due: MeasurementClock.monotonicTime + delay, target: peer, bytes: bytes[...],
                    closed: hasEnded ? [peer, request.fd] : []))
        }
    }

    private mutating func deliver() {
        while let delivery = deliveries.first, delivery.due <= MeasurementClock.monotonicTime {
            deliveries.removeFirst()
            var bytes = delivery.bytes
            while !bytes.isEmpty {
                let count = bytes.withUnsafeBytes {
                    write(delivery.target, $0.baseAddress, $0.count)
                }
                guard count > 0 else { break }
                bytes = bytes.dropFirst(count)
            }
            if delivery.bytes.isEmpty { shutdown(delivery.target, Int32(SHUT_RDWR)) }
            for socket in delivery.closed { close(socket) }
        }
    }

    /// Accepts a client, and connects to the server for it.
    private func connection() -> (client: Int32, server: Int32)? {
        let client = accept(listener, nil, nil)
        let server = socket(AF_UNIX, streamSocketType, 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(100)) }
        guard client >= 0, call(connect, server, &address) == 0 else {
            close(client)
            close(server)
            return nil
        }
        return (client, server)
    }
}

private func enable(_ option: Int32, of level: Int32, for socket: Int32) {
    var value: Int32 = 1
    setsockopt(socket, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
}

private func call<Address>(
    _ function: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32, _ socket: Int32,
    _ address: inout Address
) -> Int32 {
    withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            function(socket, $0, socklen_t(MemoryLayout<Address>.size))
        }
    }
}
