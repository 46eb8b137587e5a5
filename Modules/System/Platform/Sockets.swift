// The module of `sockaddr_storage`, as the compiler finds it.
public import CLinux
import Glibc

/// The type of sockets with a stream of bytes.
public let streamSocketType = Int32(SOCK_STREAM.rawValue)
/// The type of sockets with messages.
public let datagramSocketType = Int32(SOCK_DGRAM.rawValue)

/// Accepts a connection as a socket that does not block and that started programs do not inherit.
///
/// - Parameter address: The address of the client, which this function sets.
/// - Returns: The socket, or -1 with an error in `errno`.
public func acceptSocket(_ listener: Int32, _ address: inout sockaddr_storage) -> Int32 {
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            accept4(listener, $0, &size, Int32(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue))
        }
    }
}

/// Keeps calls for a descriptor from blocking, and started programs from inheriting it.
public func setNonBlocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
}
