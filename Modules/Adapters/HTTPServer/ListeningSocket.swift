// The module of `sockaddr` in optimized builds.
import CMicroHTTPD
import Platform

/// Opens listening sockets.
enum ListeningSocket {
    /// Opens a socket.
    ///
    /// - Parameter address: A numeric address and a port, such as `[::1]:8080`.
    static func open(_ address: String) throws(HTTPListenerError) -> Int32 {
        let found = try resolve(address)
        defer { freeaddrinfo(found) }
        let info = found.pointee
        let descriptor = socket(info.ai_family, info.ai_socktype | closeOnExec, 0)
        guard descriptor >= 0 else { throw .unavailable(address, errno) }
        var yes: Int32 = 1
        setsockopt(
            descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        guard bind(descriptor, info.ai_addr, info.ai_addrlen) == 0, listen(descriptor, 1_024) == 0
        else {
            let error = errno
            close(descriptor)
            throw .unavailable(address, error)
        }
        return descriptor
    }

    /// Returns the parts of a numeric address and a port. The caller frees them.
    static func resolve(
        _ address: String
    ) throws(HTTPListenerError) -> UnsafeMutablePointer<addrinfo> {
        guard let colon = address.lastIndex(of: ":") else { throw .invalidAddress(address) }
        var host = address[..<colon]
        if host.hasPrefix("["), host.hasSuffix("]") { host = host.dropFirst().dropLast() }
        var hints = addrinfo()
        hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV
        hints.ai_socktype = streamType
        var found: UnsafeMutablePointer<addrinfo>?
        let port = String(address[address.index(after: colon)...])
        guard UInt16(port) != nil, getaddrinfo(String(host), port, &hints, &found) == 0,
            let found
        else { throw .invalidAddress(address) }
        return found
    }

    /// Returns the port of a socket.
    static func port(of descriptor: Int32) -> Int {
        var address = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let port = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = getsockname(descriptor, $0, &size)
            }
            // The port has the same place in both families.
            return pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                $0.pointee.sin_port
            }
        }
        return Int(UInt16(bigEndian: port))
    }

    /// Returns the address of a client. That of IPv6 is the network, because a client has all addresses of
    /// its network.
    static func clientAddress(_ address: UnsafePointer<sockaddr>?) -> String {
        guard let address else { return "unknown" }
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        if Int32(address.pointee.sa_family) == AF_INET {
            address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                var number = $0.pointee.sin_addr
                inet_ntop(AF_INET, &number, &text, socklen_t(text.count))
            }
        } else {
            address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
                var number = $0.pointee.sin6_addr
                withUnsafeMutableBytes(of: &number) { bytes in
                    // An IPv4 address in the form of IPv6 is one of a single client.
                    let isIPv4 = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 0xFF
                    if !isIPv4 { for index in 8..<16 { bytes[index] = 0 } }
                }
                inet_ntop(AF_INET6, &number, &text, socklen_t(text.count))
            }
        }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    #if canImport(Glibc)
        private static let streamType = Int32(SOCK_STREAM.rawValue)
        private static let closeOnExec = Int32(SOCK_CLOEXEC.rawValue)
    #elseif canImport(Musl)
        private static let streamType = SOCK_STREAM
        private static let closeOnExec = SOCK_CLOEXEC
    #else
        private static let streamType = SOCK_STREAM
        private static let closeOnExec: Int32 = 0
    #endif
}
