/// The request line and the header fields that matter to the server.
///
/// A proxy must not find another request in the same bytes. So whatever RFC 9112 lets a server
/// tolerate is rejected: blanks before colons, folded lines, lengths that are given twice or in two
/// ways.
struct RequestHead {
    private(set) var method = ""
    /// The decoded path, without the query.
    private(set) var path = ""
    private(set) var authorization: String?
    private(set) var contentType: String?
    /// True if the body has a coding such as gzip.
    private(set) var isEncoded = false
    /// The length of the body; nil if it is not given.
    private(set) var length: Int?
    /// True if the body is sent in chunks.
    private(set) var isChunked = false
    /// True if the client waits for the response `100 Continue`.
    private(set) var expectsContinue = false
    private var hasHost = false
    private(set) var isHTTP10 = false
    private var asksForClose = false
    private var asksForKeepAlive = false

    /// True if the client can send another request afterwards.
    var keepsAlive: Bool { !asksForClose && (!isHTTP10 || asksForKeepAlive) }

    /// Creates a head without a method and a path.
    init() {}

    /// Parses a request line without its end.
    init(requestLine line: Span<UInt8>) throws(RequestError) {
        guard let first = line.position(of: UInt8(ascii: " ")), first > 0 else { throw .malformed }
        let methodBytes = line.extracting(..<first)
        guard HTTPCharacter.areAll(methodBytes, of: HTTPCharacter.token),
            let second = line.position(of: UInt8(ascii: " "), from: first + 1)
        else { throw .malformed }
        isHTTP10 = try Self.isHTTP10(line.extracting((second + 1)...))
        method = methodBytes.text
        let target = line.extracting((first + 1)..<second)
        guard let path = RequestTarget.path(of: target, method: method) else { throw .malformed }
        self.path = path
    }

    private static func isHTTP10(_ version: Span<UInt8>) throws(RequestError) -> Bool {
        guard version.count == 8 else { throw .malformed }
        let (major, minor) = (version[5] &- UInt8(ascii: "0"), version[7] &- UInt8(ascii: "0"))
        guard version.extracting(..<5).text == "HTTP/", version[6] == UInt8(ascii: "."), major < 10,
            minor < 10
        else { throw .malformed }
        guard major == 1, minor < 2 else { throw .unknownVersion }
        return minor == 0
    }

    /// Adds a header field, which is a line without its end.
    mutating func add(field line: Span<UInt8>) throws(RequestError) {
        let ranges = try Self.ranges(in: line)
        let name = line.extracting(ranges.name)
        let value = line.extracting(ranges.value)
        switch name.count {
        case 4 where name.isEqual(ignoringCase: "host"):
            guard !hasHost, RequestTarget.isHost(value) else { throw .malformed }
            hasHost = true
        case 6 where name.isEqual(ignoringCase: "expect"):
            guard value.isEqual(ignoringCase: "100-continue") else { throw .unknownExpectation }
            // A client of HTTP/1.0 does not know the response.
            expectsContinue = !isHTTP10
        case 10 where name.isEqual(ignoringCase: "connection"): addConnection(value)
        case 12 where name.isEqual(ignoringCase: "content-type"):
            guard contentType == nil else { throw .malformed }
            contentType = value.text
        case 13 where name.isEqual(ignoringCase: "authorization"):
            guard authorization == nil else { throw .malformed }
            authorization = value.text
        case 14 where name.isEqual(ignoringCase: "content-length"):
            guard length == nil else { throw .malformed }
            length = try Self.number(value)
        case 16 where name.isEqual(ignoringCase: "content-encoding"):
            if !value.isEmpty, !value.isEqual(ignoringCase: "identity") { isEncoded = true }
        case 17 where name.isEqual(ignoringCase: "transfer-encoding"):
            guard !isChunked, !isHTTP10, value.isEqual(ignoringCase: "chunked") else {
                throw .malformed
            }
            isChunked = true
        default: break
        }
    }

    /// Checks rules that concern several header fields.
    func validate() throws(RequestError) {
        guard hasHost || isHTTP10, length == nil || !isChunked else { throw .malformed }
    }

    /// Checks a field after a body in chunks. Its value is not used.
    static func validate(trailer line: Span<UInt8>) throws(RequestError) {
        let name = line.extracting(try ranges(in: line).name)
        let frames =
            name.isEqual(ignoringCase: "content-length") || name.isEqual(ignoringCase: "host")
            || name.isEqual(ignoringCase: "transfer-encoding")
        guard !frames else { throw .malformed }
    }

    /// Returns the name of a field, and its value without the blanks around it.
    private static func ranges(
        in line: Span<UInt8>
    ) throws(RequestError) -> (name: Range<Int>, value: Range<Int>) {
        guard let colon = line.position(of: UInt8(ascii: ":")), colon > 0,
            HTTPCharacter.areAll(line.extracting(..<colon), of: HTTPCharacter.token),
            HTTPCharacter.areAll(line.extracting((colon + 1)...), of: HTTPCharacter.value)
        else { throw .malformed }
        return (0..<colon, trimmed((colon + 1)..<line.count, in: line))
    }

    private static func trimmed(_ range: Range<Int>, in line: Span<UInt8>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, HTTPCharacter.isOne(line[start], of: HTTPCharacter.blank) { start += 1 }
        while start < end, HTTPCharacter.isOne(line[end - 1], of: HTTPCharacter.blank) { end -= 1 }
        return start..<end
    }

    /// Returns a decimal number. A number that is too large for any body is replaced by the largest
    /// one.
    private static func number(_ digits: Span<UInt8>) throws(RequestError) -> Int {
        guard !digits.isEmpty else { throw .malformed }
        var number = 0
        for index in digits.indices {
            let digit = digits[index] &- UInt8(ascii: "0")
            guard digit < 10 else { throw .malformed }
            number = min(number * 10 + Int(digit), 1 << 48)
        }
        return number
    }

    private mutating func addConnection(_ value: Span<UInt8>) {
        var start = 0
        while start <= value.count {
            let end = value.position(of: UInt8(ascii: ","), from: start) ?? value.count
            let option = value.extracting(Self.trimmed(start..<end, in: value))
            if option.isEqual(ignoringCase: "close") { asksForClose = true }
            if option.isEqual(ignoringCase: "keep-alive") { asksForKeepAlive = true }
            start = end + 1
        }
    }
}
