/// A complete request.
struct ParsedRequest {
    let head: RequestHead
    let body: [UInt8]
}

/// Parses the bytes of a connection (RFC 9112), which can arrive in any pieces.
struct RequestParser {
    /// The result of parsing some bytes.
    enum Step {
        /// The request goes on after these bytes.
        case incomplete
        /// The client waits for the response `100 Continue` before it sends the body.
        case expectsContinue
        /// A request is complete. The next byte begins another one.
        case complete(ParsedRequest)
        /// The bytes are not a request. The following bytes have no meaning.
        case rejected(RequestError)
    }

    /// The largest number of bytes of the request line.
    static let requestLineLimit = 8 * 1_024
    /// The largest number of bytes of the request line and the header fields, and of the fields
    /// after a body.
    static let headerLimit = 16 * 1_024
    /// The largest number of bytes of a line with the size of a chunk and its extensions, which are
    /// ignored.
    static let chunkLineLimit = 256

    private enum State {
        case requestLine, field
        case body(rest: Int)
        case chunkSize
        case chunk(rest: Int)
        case chunkEnd, trailer
        case rejected(RequestError)
    }

    private let bodyLimit: Int
    private var state = State.requestLine
    /// The beginning of a line whose end has not arrived.
    private var partialLine: [UInt8] = []
    /// The number of bytes of the complete lines of the header, or after the body.
    private var headerSize = 0
    private var skipsEmptyLine = true
    private var head = RequestHead()
    private var body: [UInt8] = []

    /// Creates a parser.
    ///
    /// - Parameter bodyLimit: The largest number of bytes of a body.
    init(bodyLimit: Int) {
        self.bodyLimit = bodyLimit
    }

    /// True if no byte of the next request has arrived.
    var isIdle: Bool {
        if case .requestLine = state { partialLine.isEmpty && skipsEmptyLine } else { false }
    }

    /// Parses bytes up to the end of a request.
    ///
    /// - Returns: The result, and the number of bytes that it took.
    mutating func parse(_ bytes: Span<UInt8>) -> (step: Step, count: Int) {
        var position = 0
        do throws(RequestError) {
            while true {
                switch state {
                case .rejected(let error): throw error
                case .body(let rest):
                    let count = take(bytes, from: &position, rest)
                    state = .body(rest: rest - count)
                    if count == rest { return (.complete(finish()), position) }
                case .chunk(let rest):
                    let count = take(bytes, from: &position, rest)
                    state = count == rest ? .chunkEnd : .chunk(rest: rest - count)
                default:
                    guard let step = try parseLine(bytes, &position) else { continue }
                    return (step, position)
                }
                if position == bytes.count { return (.incomplete, position) }
            }
        } catch {
            state = .rejected(error)
            return (.rejected(error), position)
        }
    }

    /// Adds up to `rest` bytes to the body, and returns their number.
    private mutating func take(_ bytes: Span<UInt8>, from position: inout Int, _ rest: Int) -> Int {
        let count = min(rest, bytes.count - position)
        bytes.extracting(position..<(position + count)).withUnsafeBufferPointer {
            body.append(contentsOf: $0)
        }
        position += count
        return count
    }

    // MARK: - Lines

    /// Parses the next line, if its end has arrived. Returns nil if parsing goes on.
    private mutating func parseLine(
        _ bytes: Span<UInt8>, _ position: inout Int
    ) throws(RequestError) -> Step? {
        let end = bytes.position(of: UInt8(ascii: "\n"), from: position)
        let piece = bytes.extracting(position..<(end.map { $0 + 1 } ?? bytes.count))
        if partialLine.isEmpty { try checkStart(piece) }
        try checkLength(partialLine.count + piece.count)
        position += piece.count
        guard end != nil else {
            piece.withUnsafeBufferPointer { partialLine.append(contentsOf: $0) }
            return .incomplete
        }
        guard !partialLine.isEmpty else { return try take(line: piece) }
        piece.withUnsafeBufferPointer { partialLine.append(contentsOf: $0) }
        let line = partialLine
        partialLine.removeAll()
        return try take(line: line.span)
    }

    /// Rejects bytes of another protocol, such as TLS, without waiting for the end of a line.
    private func checkStart(_ piece: Span<UInt8>) throws(RequestError) {
        guard case .requestLine = state, !piece.isEmpty else { return }
        let isEmptyLine = skipsEmptyLine && piece[0] == UInt8(ascii: "\r")
        guard isEmptyLine || HTTPCharacter.isOne(piece[0], of: HTTPCharacter.token) else {
            throw .malformed
        }
    }

    private func checkLength(_ count: Int) throws(RequestError) {
        switch state {
        case .requestLine: if count > Self.requestLineLimit { throw .targetTooLong }
        case .field, .trailer: if headerSize + count > Self.headerLimit { throw .headerTooLarge }
        case .chunkSize: if count > Self.chunkLineLimit { throw .malformed }
        default: if count > 2 { throw .malformed }
        }
    }

    /// Takes a line with its end.
    private mutating func take(line: Span<UInt8>) throws(RequestError) -> Step? {
        guard line.count >= 2, line[line.count - 2] == UInt8(ascii: "\r") else { throw .malformed }
        let content = line.extracting(..<(line.count - 2))
        headerSize += line.count
        switch state {
        case .requestLine:
            if content.isEmpty, skipsEmptyLine {
                skipsEmptyLine = false
            } else {
                head = try RequestHead(requestLine: content)
                state = .field
            }
        case .field where content.isEmpty: return try beginBody()
        case .field: try head.add(field: content)
        case .chunkSize:
            let size = try ChunkSize.parse(content)
            guard body.count + size <= bodyLimit else { throw .bodyTooLarge }
            headerSize = 0
            state = size == 0 ? .trailer : .chunk(rest: size)
        case .trailer where content.isEmpty: return .complete(finish())
        case .trailer: try RequestHead.validate(trailer: content)
        default:
            guard content.isEmpty else { throw .malformed }
            state = .chunkSize
        }
        return nil
    }

    private mutating func beginBody() throws(RequestError) -> Step? {
        try head.validate()
        guard head.length ?? 0 <= bodyLimit else { throw .bodyTooLarge }
        if head.isChunked {
            state = .chunkSize
        } else {
            guard let length = head.length, length > 0 else { return .complete(finish()) }
            state = .body(rest: length)
        }
        return head.expectsContinue ? .expectsContinue : nil
    }

    private mutating func finish() -> ParsedRequest {
        let request = ParsedRequest(head: head, body: body)
        self = RequestParser(bodyLimit: bodyLimit)
        return request
    }
}
