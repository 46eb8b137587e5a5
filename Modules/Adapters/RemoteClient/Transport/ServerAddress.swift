public import Domain
import Glibc

/// The address of a server: a URL with a host, an optional port, and an optional path before the
/// paths of the API.
///
/// Two spellings of the same address are equal: `https://Host:0443/` is `https://host`.
public struct ServerAddress: Hashable, Sendable, LosslessStringConvertible {
    /// The normalized URL, without a slash at its end.
    public let description: String
    /// True if the server runs on this device.
    let isLoopback: Bool

    /// Creates an address from a URL.
    public init(parsing text: String) throws(ServerAddressError) {
        guard
            let parts = text.wholeMatch(
                of: /(?i:(https?):\/\/)(\[[^\[\]\/]+\]|[^:\[\]\/]+)(?::([0-9]+))?(\/.*)?/),
            let host = Host(String(parts.2).lowercased()),
            let port = parts.3.map({ UInt16($0) }) ?? 0, parts.3 == nil || port > 0
        else { throw .invalid }
        let path = (parts.4 ?? "").split(separator: "/")
        guard
            path.allSatisfy({
                $0.wholeMatch(of: /[A-Za-z0-9._~-]+/) != nil && $0 != "." && $0 != ".."
            })
        else { throw .invalid }
        let scheme = parts.1.lowercased()
        isLoopback = host.isLoopback
        let isDefault = port == 0 || port == (scheme == "https" ? 443 : 80)
        description =
            "\(scheme)://\(host.inURL)\(isDefault ? "" : ":\(port)")"
            + path.map { "/\($0)" }.joined()
        // The longest name of a file.
        guard folderName.utf8.count <= 255 else { throw .invalid }
        guard scheme == "https" || isLoopback else { throw .insecure(host: host.inURL) }
    }

    /// Creates an address from a URL; nil if it is none.
    public init?(_ description: String) {
        guard let address = try? Self(parsing: description) else { return nil }
        self = address
    }

    /// A name for a folder with data of this server. No other server has the same name, also on a
    /// disk that ignores case.
    public var folderName: String {
        String(
            description.flatMap { character in
                switch character {
                case "/": "+"
                case ":": "="
                case _ where character.isUppercase: "^" + character.lowercased()
                default: String(character)
                }
            })
    }
}

extension ServerAddress {
    /// The host of a URL.
    private struct Host {
        let name: String
        let isLoopback: Bool

        /// The name as a URL contains it.
        var inURL: String { name.contains(":") ? "[\(name)]" : name }

        /// Creates a host from a name or an address in lower case; nil if it is neither.
        init?(_ text: String) {
            if text.hasPrefix("[") {
                var address = in6_addr()
                guard inet_pton(AF_INET6, String(text.dropFirst().dropLast()), &address) == 1 else {
                    return nil
                }
                var buffer = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
                inet_ntop(AF_INET6, &address, &buffer, socklen_t(buffer.count))
                name = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
                isLoopback = name == "::1"
                return
            }
            let labels = text.split(separator: ".", omittingEmptySubsequences: false)
            guard labels.allSatisfy({ $0.wholeMatch(of: /[a-z0-9_-]{1,63}/) != nil }),
                let last = labels.last
            else { return nil }
            name = text
            // Libraries read a name that ends with a number as an address, and some of them in
            // octal.
            var address = in_addr()
            let isAddress = inet_pton(AF_INET, text, &address) == 1
            guard isAddress || last.wholeMatch(of: /[0-9]+|0x[0-9a-f]*/) == nil else { return nil }
            isLoopback = isAddress ? labels[0] == "127" : text == "localhost"
        }
    }
}
