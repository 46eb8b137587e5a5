import CCurl

/// The response that arrives.
final class CurlReception {
    private let limit: Int
    private var body: [UInt8] = []
    private(set) var isTooLarge = false

    init(limit: Int) {
        self.limit = limit
    }

    /// Adds a part of the body. Any other result than `count` ends the transfer.
    static let receiveBody: curl_write_callback = { bytes, _, count, reception in
        guard let bytes, let reception else { return 0 }
        let this = Unmanaged<CurlReception>.fromOpaque(reception).takeUnretainedValue()
        guard this.body.count + count <= this.limit else {
            this.isTooLarge = true
            return 0
        }
        this.body += UnsafeRawBufferPointer(start: bytes, count: count)
        return count
    }

    /// Returns the response after the transfer.
    func response(_ status: Int, retryAfter: Duration?) -> ServerResponse {
        ServerResponse(status: status, retryAfter: retryAfter, body: body)
    }
}
