import Glibc
import Platform

/// The service manager that has started the server, such as systemd with `Type=notify`.
enum ServiceManager {
    /// The states of the server that a service manager waits for.
    enum State: String {
        case ready = "READY=1"
        case reloading = "RELOADING=1"
        case stopping = "STOPPING=1"
    }

    /// Reports a state. Without a service manager, this does nothing.
    static func report(_ state: State) {
        guard let path = environmentVariable("NOTIFY_SOCKET"), let first = path.utf8.first else {
            return
        }
        var name = Array(path.utf8)
        // The first byte of an abstract name is zero.
        if first == UInt8(ascii: "@") { name[0] = 0 }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        guard name.count < MemoryLayout.size(ofValue: address.sun_path),
            let start = MemoryLayout.offset(of: \sockaddr_un.sun_path)
        else { return }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
        let descriptor = socket(AF_UNIX, datagramSocketType, 0)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        setNonBlocking(descriptor)
        let text = "\(state.rawValue)\nMONOTONIC_USEC=\(MonotonicTime.now / 1_000)\n"
        withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = sendto(
                    descriptor, text, text.utf8.count, 0, $0, socklen_t(start + name.count))
            }
        }
    }
}
