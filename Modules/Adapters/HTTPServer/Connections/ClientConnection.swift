import Service

/// A connection in its loop: reads requests, has them answered one after the other, and sends the
/// answers.
final class ClientConnection {
    /// The number of records of TLS that are read before other connections have their turn.
    private static let recordsPerTurn = 4

    private enum Phase {
        /// Waits for bytes of a request.
        case receiving
        /// Waits for the response of the service.
        case answering
        /// Waits until the client takes the response.
        case sending
        /// Waits until the client has read the last response, which unread bytes would make it
        /// lose.
        case lingering
        case closed
    }

    let record: OpenConnection
    /// The time at which the connection is closed.
    private(set) var deadline: Int64

    // The loop forgets the connection when it is closed.
    private let loop: ConnectionLoop
    private var stream: ClientStream
    private var phase = Phase.receiving
    private var parser: RequestParser
    /// Bytes that arrived behind the running request.
    private var pending: [UInt8] = []
    private var outgoing: Outgoing?
    /// Makes the response to the running request. It begins when the client has taken earlier
    /// answers, and is then nil.
    private var work: (@Sendable () async -> HTTPResponse)?
    private var isHead = false
    private var isHTTP10 = false
    /// True if the connection is closed after the running request.
    private var isLast = false
    /// True if the client may have sent more than the last request.
    private var lingers = false
    /// True if the connection ends for the sake of another one, after an answer that is being sent.
    private var wasCondemned = false
    /// The time at which the request whose first bytes have arrived must be complete.
    private var requestDeadline = Int64.max
    // Without memory for an event, the connection is closed at its deadline.
    private var readable: Event?
    private var isReading = false
    private var writable: Event?
    private var nextTurn: Event?

    /// Takes over a socket; nil without memory.
    init?(_ socket: Int32, _ record: OpenConnection, in loop: ConnectionLoop) {
        guard let stream = ClientStream(socket, loop.server.tls) else { return nil }
        self.record = record
        self.loop = loop
        self.stream = stream
        parser = RequestParser(bodyLimit: loop.server.options.bodyLimit)
        deadline = loop.now + loop.server.requestTimeout
    }

    // MARK: - Receiving

    /// Begins to read. The first bytes have often arrived.
    func start() {
        receive()
    }

    private func becomeReadable() {
        switch phase {
        case .receiving: receive()
        case .lingering: discard()
        // The client waits while its request is answered.
        default: watchReading(false)
        }
    }

    private func watchReading(_ isReading: Bool) {
        guard isReading != self.isReading else { return }
        self.isReading = isReading
        guard isReading else { return readable?.remove() ?? () }
        // Short connections need no events.
        if readable == nil {
            readable = Event(.readable, of: stream.socket, in: loop.events, for: self) {
                _, _, context in
                let connection: ClientConnection? = Event.owner(context)
                connection?.becomeReadable()
            }
        }
        readable?.add()
    }

    private func watchWriting() {
        if writable == nil {
            writable = Event(.writable, of: stream.socket, in: loop.events, for: self) {
                _, _, context in
                let connection: ClientConnection? = Event.owner(context)
                connection?.becomeWritable()
            }
        }
        writable?.add()
    }

    /// Reads once, or a few records of TLS, and waits for its next turn if there may be more.
    private func receive() {
        for _ in 0..<(stream.isBuffered ? Self.recordsPerTurn : 1) where phase == .receiving {
            switch stream.receive(into: loop.input) {
            case .bytes(let count):
                process(UnsafeBufferPointer(loop.input).extracting(..<count).span)
            case .waits(let toWrite):
                if toWrite { watchWriting() }
                return wait()
            case .ended, .failed: return close()
            }
        }
        if phase == .receiving, stream.isBuffered { receiveInNextTurn() }
        wait()
    }

    /// Goes on after other connections. No event of the socket announces bytes that OpenSSL has
    /// read.
    private func receiveInNextTurn() {
        if nextTurn == nil {
            nextTurn = Event(.timer, in: loop.events, for: self) { _, _, context in
                let connection: ClientConnection? = Event.owner(context)
                connection?.becomeReadable()
            }
        }
        nextTurn?.add(after: 0)
    }

    private func wait() {
        guard phase == .receiving else { return }
        watchReading(true)
        loop.schedule(deadline)
    }

    /// Takes bytes until one request waits for its response.
    private func process(_ bytes: Span<UInt8>) {
        var position = 0
        while phase == .receiving, position < bytes.count {
            if parser.isIdle {
                requestDeadline = loop.now + loop.server.requestTimeout
                deadline = requestDeadline
            }
            let (step, count) = parser.parse(bytes.extracting(position...))
            position += count
            switch step {
            case .incomplete: break
            case .expectsContinue: loop.output += ResponseWriter.continuation
            case .complete(let request):
                lingers = position < bytes.count
                answer(request)
            case .rejected(let error):
                (isLast, lingers, isHead) = (true, true, false)
                phase = .answering
                send(error.response)
                // The following bytes have no meaning.
                position = bytes.count
            }
        }
        if position < bytes.count, phase == .answering || phase == .sending {
            pending = bytes.extracting(position...).withUnsafeBufferPointer { Array($0) }
        }
        flush()
    }

    // MARK: - Answering

    private func answer(_ request: ParsedRequest) {
        guard record.beginRequest() else { return endForAnother() }
        let head = request.head
        phase = .answering
        isHead = head.method == "HEAD"
        isHTTP10 = head.isHTTP10
        if !head.keepsAlive {
            isLast = true
        } else if loop.isStopping {
            (isLast, lingers) = (true, true)
        }
        let answer = loop.server.answer(
            HTTPRequest(
                method: head.method, path: head.path, authorization: head.authorization,
                contentType: head.contentType, isEncoded: head.isEncoded, body: request.body,
                address: record.address))
        switch answer {
        case .now(let response): send(response)
        case .later(let work):
            self.work = work
            flush()
            beginWork()
        }
    }

    private func beginWork() {
        guard phase == .answering, let work else { return }
        self.work = nil
        deadline = .max
        Task { [mailbox = loop.mailbox, record] in
            mailbox.send(.answer(record, await work()))
        }
    }

    /// Ends the connection, which has to make room for another one, after the answers to earlier
    /// requests.
    private func endForAnother() {
        (isLast, wasCondemned) = (true, true)
        flush()
        if phase == .receiving { close() }
    }

    /// Sends the response to the running request, and goes on with the next one.
    func finish(_ response: HTTPResponse) {
        // The connection may have been closed meanwhile.
        guard phase == .answering else { return }
        if loop.isStopping, !isLast { (isLast, lingers) = (true, true) }
        send(response)
        flush()
        resume()
    }

    private func send(_ response: HTTPResponse) {
        let body = loop.writer.write(
            response, connection: isLast ? "close" : isHTTP10 ? "keep-alive" : nil,
            omitsBody: isHead, to: &loop.output)
        waitForRequest()
        // Small answers to pipelined requests are sent together.
        if isLast || !body.isEmpty || loop.output.count >= ConnectionLoop.outputLimit {
            flush(body)
        }
    }

    private func flush(_ body: [UInt8] = []) {
        guard phase != .closed, outgoing == nil, !loop.output.isEmpty else { return }
        var outgoing = Outgoing(loop.takeOutput(), body)
        if case .failed = outgoing.send(to: stream) {
            loop.giveBackOutput(outgoing.emptyHead())
            return close()
        }
        guard !outgoing.isSent else {
            loop.giveBackOutput(outgoing.emptyHead())
            // The output of earlier requests is not the last one.
            if isLast, phase != .answering { end() }
            return
        }
        if !record.beginRequest() { (isLast, wasCondemned) = (true, true) }
        phase = .sending
        deadline = loop.now + loop.server.requestTimeout
        self.outgoing = outgoing
        loop.makeRoom(loop.server.connections.hold(outgoing.size, for: record, now: loop.now))
        // The connection itself may have been too slow before.
        guard phase == .sending else { return }
        watchWriting()
        loop.schedule(deadline)
    }

    private func becomeWritable() {
        // The handshake of TLS may have to write.
        guard phase == .sending else { return receive() }
        switch outgoing?.send(to: stream) {
        case .bytes(let count): loop.server.connections.advance(record, by: count)
        case .waits: break
        default: return close()
        }
        guard outgoing?.isSent == true else { return watchWriting() }
        outgoing = nil
        loop.server.connections.release(record)
        guard work == nil else {
            phase = .answering
            return beginWork()
        }
        guard !isLast else { return end() }
        waitForRequest()
        resume()
    }

    private func waitForRequest() {
        phase = .receiving
        let now = loop.now
        record.becomeIdle(at: now)
        deadline = parser.isIdle ? now + loop.server.idleTimeout : requestDeadline
    }

    /// Goes on with the bytes behind a request that was answered.
    private func resume() {
        if phase == .receiving, !pending.isEmpty {
            let bytes = pending
            pending = []
            process(bytes.span)
        }
        guard phase == .receiving else { return }
        if loop.isStopping { return stop() }
        if stream.isBuffered { receive() } else { wait() }
    }

    // MARK: - End

    /// Closes the connection if it is idle. A request that has arrived is answered before, and the
    /// rest of one has a short time to arrive.
    func stop() {
        guard phase == .receiving else { return }
        receive()
        guard phase == .receiving else { return }
        guard !parser.isIdle else { return close() }
        deadline = min(deadline, loop.now + ConnectionLoop.lingerTimeout)
        loop.schedule(deadline)
    }

    /// Closes the connection, unless a request runs whose response the client has to get, or the
    /// last answers are being sent.
    func makeRoom() {
        guard phase == .answering || (phase == .sending && wasCondemned) else { return close() }
        wasCondemned = false
        loop.server.connections.wakeAcceptor()
    }

    /// Closes the connection if its deadline has passed.
    func closeIfExpired() {
        if deadline <= loop.now { close() }
    }

    private func end() {
        guard lingers || !pending.isEmpty else {
            stream.endSession()
            return close()
        }
        phase = .lingering
        pending = []
        record.becomeIdle(at: loop.now)
        deadline = loop.now + ConnectionLoop.lingerTimeout
        stream.closeWriting()
        discard()
    }

    private func discard() {
        switch stream.discard(into: loop.input) {
        case .ended, .failed: close()
        case .bytes, .waits:
            watchReading(true)
            loop.schedule(deadline)
        }
    }

    /// Closes the socket.
    func close() {
        guard phase != .closed else { return }
        if phase == .receiving { stream.endSession() }
        phase = .closed
        // The bytes belong to this connection.
        loop.output.removeAll(keepingCapacity: true)
        (readable, writable, nextTurn) = (nil, nil, nil)
        // The acceptor may use the descriptor as soon as the connection is removed.
        stream.close()
        loop.remove(self)
    }
}
