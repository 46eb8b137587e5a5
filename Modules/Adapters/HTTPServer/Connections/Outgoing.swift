/// Bytes that are sent: those of headers and small bodies, and then a large body in its own memory.
struct Outgoing {
    private(set) var head: [UInt8]
    private let body: [UInt8]
    private var sentCount = 0

    init(_ head: [UInt8], _ body: [UInt8]) {
        self.head = head
        self.body = body
    }

    /// The number of bytes of memory.
    var size: Int { head.capacity + body.capacity }

    /// Sends bytes until all are sent or the client takes no more.
    ///
    /// - Returns: The number of bytes of this call, or the result of a call that fails.
    mutating func send(to stream: borrowing ClientStream) -> ClientStream.Result {
        let start = sentCount
        while sentCount < head.count + body.count {
            let result = head.withUnsafeBytes { head in
                body.withUnsafeBytes { body in
                    stream.send(
                        .init(rebasing: head.dropFirst(sentCount)),
                        .init(rebasing: body.dropFirst(max(0, sentCount - head.count))))
                }
            }
            switch result {
            case .bytes(let count): sentCount += count
            case .waits, .ended: return sentCount > start ? .bytes(sentCount - start) : result
            case .failed: return .failed
            }
        }
        return .bytes(sentCount - start)
    }

    /// True if all bytes are sent.
    var isSent: Bool { sentCount == head.count + body.count }

    /// Returns the memory of the header without its bytes.
    consuming func emptyHead() -> [UInt8] {
        head.removeAll(keepingCapacity: true)
        return head
    }
}
