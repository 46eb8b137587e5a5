import Dispatch
import Glibc
import Platform
import Synchronization

/// A server that sends any text.
final class RawServer: Sendable {
    let port: Int
    private let descriptor: Int32
    private let received = Mutex<[String]>([])
    private let connections = Mutex(0)

    /// The requests, which have no body.
    var requests: [String] { received.withLock { $0 } }
    var connectionCount: Int { connections.withLock { $0 } }

    /// Starts a server.
    ///
    /// - Parameter answer: A closure that returns the response to a request, by the number of
    ///   requests before it.
    init(answer: @escaping @Sendable (Int) -> Response) {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = bind(descriptor, $0, size)
                _ = getsockname(descriptor, $0, &size)
            }
        }
        listen(descriptor, 8)
        self.descriptor = descriptor
        port = Int(UInt16(bigEndian: address.sin_port))
        DispatchQueue(label: "football-gather.raw-server").async { [weak self] in
            while case let client = accept(descriptor, nil, nil), client >= 0 {
                self?.connections.withLock { $0 += 1 }
                DispatchQueue(label: "football-gather.raw-server.client").async { [weak self] in
                    while let request = Self.request(from: client) {
                        let count = self?.received.withLock {
                            $0.append(request)
                            return $0.count - 1
                        }
                        guard let response = count.map(answer), response.send(to: client) else {
                            break
                        }
                    }
                    close(client)
                }
            }
            // The thread that accepts closes the socket: otherwise it could accept a connection of
            // another server, whose socket has the same number.
            close(descriptor)
        }
    }

    deinit {
        shutdown(descriptor, Int32(SHUT_RDWR))
    }

    private static func request(from client: Int32) -> String? {
        var text: [UInt8] = []
        var byte: UInt8 = 0
        while !text.suffix(4).elementsEqual([13, 10, 13, 10]) {
            guard read(client, &byte, 1) == 1 else { return nil }
            text.append(byte)
        }
        return String(decoding: text, as: UTF8.self)
    }
}

extension RawServer {
    /// The behaviour of the server for a request.
    enum Response {
        case text(String)
        /// Sends a text and resets the connection.
        case reset(String)

        /// Returns whether the connection stays open.
        fileprivate func send(to client: Int32) -> Bool {
            switch self {
            case .text(let text):
                return writeAll(Array(text.utf8), to: client) == 0
            case .reset(let text):
                _ = writeAll(Array(text.utf8), to: client)
                var option = linger(l_onoff: 1, l_linger: 0)
                setsockopt(
                    client, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
                return false
            }
        }
    }
}
