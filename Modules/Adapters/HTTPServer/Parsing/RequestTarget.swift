/// The path of a request target (RFC 9112, section 3.2).
enum RequestTarget {
    /// Returns the decoded path of a target, without the query; nil if the target is malformed.
    ///
    /// - Parameter method: The method. `OPTIONS` can have the target `*`, and `CONNECT`, which asks
    ///   for a tunnel, is not supported.
    static func path(of target: Span<UInt8>, method: String) -> String? {
        guard method != "CONNECT", !target.isEmpty else { return nil }
        if target[0] == UInt8(ascii: "/") { return decodedPath(target) }
        if target.count == 1, target[0] == UInt8(ascii: "*"), method == "OPTIONS" { return "*" }
        // The absolute form, which proxies use: http://host/path.
        guard let colon = target.position(of: UInt8(ascii: ":")), colon + 3 <= target.count else {
            return nil
        }
        let scheme = target.extracting(..<colon)
        guard scheme.isEqual(ignoringCase: "http") || scheme.isEqual(ignoringCase: "https"),
            target[colon + 1] == UInt8(ascii: "/"), target[colon + 2] == UInt8(ascii: "/")
        else { return nil }
        let rest = target.extracting((colon + 3)...)
        var end = 0
        while end < rest.count, rest[end] != UInt8(ascii: "/"), rest[end] != UInt8(ascii: "?") {
            end += 1
        }
        let path = rest.extracting(end...)
        guard isHost(rest.extracting(..<end)) else { return nil }
        guard !path.isEmpty, path[0] == UInt8(ascii: "/") else {
            return HTTPCharacter.areAll(path, of: HTTPCharacter.target) && isEscaped(path)
                ? "/" : nil
        }
        return decodedPath(path)
    }

    /// Returns whether bytes are a host with or without a port, as in the header field `Host`.
    static func isHost(_ bytes: Span<UInt8>) -> Bool {
        guard !bytes.isEmpty else { return false }
        var end = 0
        if bytes[0] == UInt8(ascii: "[") {
            guard let bracket = bytes.position(of: UInt8(ascii: "]")), bracket > 2 else {
                return false
            }
            for index in 1..<bracket {
                let byte = bytes[index]
                guard
                    HTTPCharacter.digit(byte) != nil || byte == UInt8(ascii: ":")
                        || byte == UInt8(ascii: ".")
                else { return false }
            }
            end = bracket + 1
        } else {
            end = bytes.position(of: UInt8(ascii: ":")) ?? bytes.count
            let name = bytes.extracting(..<end)
            guard end > 0, HTTPCharacter.areAll(name, of: HTTPCharacter.host), isEscaped(name)
            else { return false }
        }
        guard end < bytes.count else { return true }
        guard bytes[end] == UInt8(ascii: ":"), bytes.count - end <= 6 else { return false }
        for index in (end + 1)..<bytes.count {
            guard bytes[index] &- UInt8(ascii: "0") < 10 else { return false }
        }
        return true
    }

    /// Returns whether each `%` starts an escaped byte.
    private static func isEscaped(_ bytes: Span<UInt8>) -> Bool {
        var index = 0
        while let percent = bytes.position(of: UInt8(ascii: "%"), from: index) {
            guard escapedByte(bytes, at: percent) != nil else { return false }
            index = percent + 3
        }
        return true
    }

    private static func escapedByte(_ bytes: Span<UInt8>, at index: Int) -> UInt8? {
        guard index + 2 < bytes.count, let high = HTTPCharacter.digit(bytes[index + 1]),
            let low = HTTPCharacter.digit(bytes[index + 2])
        else { return nil }
        return high << 4 | low
    }

    /// Returns the path of a path and a query. A path must not mean another one after it was
    /// decoded, so it has no escaped slash or control character.
    private static func decodedPath(_ bytes: Span<UInt8>) -> String? {
        let end = bytes.position(of: UInt8(ascii: "?")) ?? bytes.count
        guard HTTPCharacter.areAll(bytes, of: HTTPCharacter.target),
            isEscaped(bytes.extracting(end...))
        else { return nil }
        let path = bytes.extracting(..<end)
        guard path.position(of: UInt8(ascii: "%")) != nil else { return path.text }
        var decoded: [UInt8] = []
        decoded.reserveCapacity(path.count)
        var index = 0
        while index < path.count {
            if path[index] == UInt8(ascii: "%") {
                guard let byte = escapedByte(path, at: index), byte != UInt8(ascii: "/"),
                    HTTPCharacter.isOne(byte, of: HTTPCharacter.value), byte != UInt8(ascii: "\t")
                else { return nil }
                decoded.append(byte)
                index += 3
            } else {
                decoded.append(path[index])
                index += 1
            }
        }
        return String(validating: decoded, as: UTF8.self)
    }
}
