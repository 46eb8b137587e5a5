import Glibc
import Platform

/// Opens listening sockets.
enum ListeningSocket {
    /// Opens a socket.
    ///
    /// - Parameter address: An address or a name, and a port, such as `[::1]:8080`.
    static func open(_ address: String) throws(HTTPListenerError) -> Int32 {
        try withResolved(address) { info throws(HTTPListenerError) in try open(info, address) }
    }

    private static func open(
        _ info: addrinfo, _ address: String
    ) throws(HTTPListenerError) -> Int32 {
        let descriptor = socket(info.ai_family, info.ai_socktype, 0)
        guard descriptor >= 0 else { throw .unavailable(address, errno) }
        setNonBlocking(descriptor)
        set(SO_REUSEADDR, of: SOL_SOCKET, to: 1, for: descriptor)
        // The connections inherit these options: answers are sent at once, and the system keeps few
        // bytes for a client that does not take them.
        set(TCP_NODELAY, of: Int32(IPPROTO_TCP), to: 1, for: descriptor)
        set(TCP_NOTSENT_LOWAT, of: Int32(IPPROTO_TCP), to: 256 * 1_024, for: descriptor)
        guard bind(descriptor, info.ai_addr, info.ai_addrlen) == 0, listen(descriptor, 1_024) == 0
        else {
            let error = errno
            close(descriptor)
            throw .unavailable(address, error)
        }
        return descriptor
    }

    private static func set(
        _ option: Int32, of level: Int32, to value: Int32, for descriptor: Int32
    ) {
        var value = value
        setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
    }

    /// Calls a closure with the parts of an address or a name, and a port. Of the addresses of a
    /// name, it is the first one of IPv4, or else the first one.
    ///
    /// - Throws: `.invalidAddress`, `.unknownHost`, or the error of the closure.
    static func withResolved<Result>(
        _ address: String, _ body: (addrinfo) throws(HTTPListenerError) -> Result
    ) throws(HTTPListenerError) -> Result {
        guard let colon = address.lastIndex(of: ":") else { throw .invalidAddress(address) }
        var host = address[..<colon]
        let isBracketed = host.hasPrefix("[") && host.hasSuffix("]")
        if isBracketed { host = host.dropFirst().dropLast() }
        let port = String(address[address.index(after: colon)...])
        guard UInt16(port) != nil, !host.isEmpty else {
            throw .invalidAddress(address)
        }
        var hints = addrinfo()
        hints.ai_flags = AI_NUMERICSERV | (isBracketed ? AI_NUMERICHOST : 0)
        hints.ai_socktype = streamSocketType
        var found: UnsafeMutablePointer<addrinfo>?
        let error = getaddrinfo(String(host), port, &hints, &found)
        guard error == 0, let found else {
            throw .unknownHost(address, reason: String(cString: gai_strerror(error)))
        }
        defer { freeaddrinfo(found) }
        let all = sequence(first: found) { $0.pointee.ai_next }
        return try body((all.first { $0.pointee.ai_family == AF_INET } ?? found).pointee)
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

    /// Returns the address of a client. That of IPv6 is the network, because a client has all
    /// addresses of its network.
    static func clientAddress(_ storage: sockaddr_storage) -> String {
        withUnsafePointer(to: storage) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { clientAddress($0) }
        }
    }

    /// Returns the address of a client, as above.
    static func clientAddress(_ address: UnsafePointer<sockaddr>) -> String {
        if Int32(address.pointee.sa_family) == AF_INET {
            return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                ipv4Text(UInt32(bigEndian: $0.pointee.sin_addr.s_addr))
            }
        }
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
            var number = $0.pointee.sin6_addr
            withUnsafeMutableBytes(of: &number) { bytes in
                // An IPv4 address in the form of IPv6 is one of a single client.
                let isIPv4 = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 0xFF
                if !isIPv4 { for index in 8..<16 { bytes[index] = 0 } }
            }
            inet_ntop(AF_INET6, &number, &text, socklen_t(text.count))
        }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Returns an IPv4 address as text. `inet_ntop` takes as long as a system call.
    private static func ipv4Text(_ address: UInt32) -> String {
        String(unsafeUninitializedCapacity: 15) { buffer in
            var count = 0
            for shift in stride(from: 24, through: 0, by: -8) {
                let byte = UInt8(truncatingIfNeeded: address >> UInt32(shift))
                for divisor in [100, 10, 1] as [UInt8] where byte >= divisor || divisor == 1 {
                    buffer[count] = UInt8(ascii: "0") + byte / divisor % 10
                    count += 1
                }
                if shift > 0 {
                    buffer[count] = UInt8(ascii: ".")
                    count += 1
                }
            }
            return count
        }
    }
}
