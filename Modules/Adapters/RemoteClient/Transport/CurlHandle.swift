import CCurl
import Glibc
import Synchronization

/// A handle of libcurl for one request at a time. Its connections stay open.
///
/// Errors of options are ignored: an old libcurl does not know some of them, and the transfer then
/// fails or works without.
final class CurlHandle {
    private static let start = Mutex(())

    private let curl: ccurl
    private let easy: UnsafeMutableRawPointer
    private let multi: UnsafeMutableRawPointer
    private var fields: UnsafeMutablePointer<curl_slist>?

    /// Loads the first library that exists; nil if there is none.
    init?(anyOf libraries: [String]) {
        var curl = ccurl()
        guard libraries.contains(where: { ccurl_load(&curl, $0) }),
            // Old versions cannot be initialized on two threads at the same time.
            Self.start.withLock({ _ in ccurl_start(curl) }) == CURLE_OK,
            let easy = curl.easy_init(), let multi = curl.multi_init()
        else { return nil }
        self.curl = curl
        self.easy = easy
        self.multi = multi
        _ = ccurl_set_connections(curl, multi, 1)
    }

    deinit {
        curl.easy_cleanup(easy)
        _ = curl.multi_cleanup(multi)
        curl.slist_free_all(fields)
    }

    // MARK: - Options

    func set(_ option: CURLoption, _ number: Int) {
        _ = ccurl_set_number(curl, easy, option, number)
    }

    /// Sets a text, which libcurl copies.
    func set(_ option: CURLoption, _ text: String) {
        _ = ccurl_set_pointer(curl, easy, option, text)
    }

    /// Permits only a protocol, `http` or `https`, in its version 1.1 and with TLS 1.2 or newer.
    func requireProtocol(_ name: String) {
        _ = ccurl_permit_protocol(curl, easy, name)
        _ = ccurl_require_http_1_1(curl, easy)
        _ = ccurl_require_tls_1_2(curl, easy)
    }

    /// Sets the body, which libcurl does not copy.
    func set(_ body: UnsafeBufferPointer<UInt8>) {
        _ = ccurl_set_number(curl, easy, CURLOPT_POSTFIELDSIZE, body.count)
        // Without an address, libcurl would ask for the body.
        let empty: StaticString = ""
        _ = ccurl_set_pointer(curl, easy, CURLOPT_POSTFIELDS, body.baseAddress ?? empty.utf8Start)
    }

    /// Sets lines of the header.
    func setFields(_ lines: [String]) {
        for line in lines { fields = curl.slist_append(fields, line) ?? fields }
        _ = ccurl_set_pointer(curl, easy, CURLOPT_HTTPHEADER, fields)
    }

    /// Sets where the response goes. The object must exist until `reset()`.
    func receive(with reception: CurlReception) {
        let context = Unmanaged.passUnretained(reception).toOpaque()
        _ = ccurl_set_receiver(curl, easy, CURLOPT_WRITEFUNCTION, CurlReception.receiveBody)
        _ = ccurl_set_pointer(curl, easy, CURLOPT_WRITEDATA, context)
        // A process that the app starts would keep the connection open.
        _ = ccurl_set_socket_setup(curl, easy) { _, socket, _ in
            _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
            return CURL_SOCKOPT_OK
        }
    }

    /// Forgets all options.
    func reset() {
        curl.easy_reset(easy)
        curl.slist_free_all(fields)
        fields = nil
    }

    // MARK: - Transfer

    /// Sends the request and receives the response.
    ///
    /// - Parameter isWanted: A closure that ends the transfer by returning `false`.
    func run(while isWanted: () -> Bool) -> CURLcode {
        guard curl.multi_add_handle(multi, easy) == CURLM_OK else { return CURLE_FAILED_INIT }
        defer { _ = curl.multi_remove_handle(multi, easy) }
        var running: Int32 = 1
        while isWanted() {
            guard curl.multi_perform(multi, &running) == CURLM_OK else { return CURLE_RECV_ERROR }
            if running == 0 {
                var rest: Int32 = 0
                let message = curl.multi_info_read(multi, &rest)
                return message?.pointee.data.result ?? CURLE_RECV_ERROR
            }
            // The task of an unwanted request goes on at once. Only the next request waits for
            // this.
            _ = curl.multi_poll(multi, nil, 0, 100, nil)
        }
        return CURLE_ABORTED_BY_CALLBACK
    }

    /// The status of the response.
    var status: Int {
        var status = 0
        _ = ccurl_get_number(curl, easy, CURLINFO_RESPONSE_CODE, &status)
        return status
    }

    /// The time after which the server accepts the request; nil if it named none.
    var retryAfter: Duration? {
        var seconds: curl_off_t = 0
        _ = ccurl_get_offset(curl, easy, CURLINFO_RETRY_AFTER, &seconds)
        return seconds > 0 ? .seconds(Int64(seconds)) : nil
    }
}
