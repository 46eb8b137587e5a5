import CCurl
import Domain

/// The connection to a server, which stays open between requests.
final class CurlConnection {
    private let address: ServerAddress
    private let options: CurlOptions
    private var handle: CurlHandle?

    init(to address: ServerAddress, _ options: CurlOptions) {
        self.address = address
        self.options = options
    }

    /// Sends a request and waits for its result, or until nobody waits for it.
    func result(of request: ServerRequest, in exchange: CurlExchange) -> CurlExchange.Result {
        guard let handle = handle ?? CurlHandle(anyOf: options.libraries) else {
            return .failure(.missingLibrary)
        }
        self.handle = handle
        let reception = CurlReception(limit: options.responseLimit)
        // libcurl keeps the pointers until the end of the request.
        return withExtendedLifetime(reception) {
            (request.body ?? []).withUnsafeBufferPointer { body in
                configure(handle)
                handle.receive(with: reception)
                set(request, body, on: handle)
                defer { handle.reset() }
                return result(handle.run { exchange.isRunning }, handle, reception)
            }
        }
    }

    private func configure(_ handle: CurlHandle) {
        // Signals belong to the app. Without a signal, names are resolved on another thread, for
        // which a cancelled request does not wait.
        handle.set(CURLOPT_NOSIGNAL, 1)
        handle.set(CURLOPT_QUICK_EXIT, 1)
        handle.set(CURLOPT_CONNECTTIMEOUT_MS, Int(options.connectionLimit.milliseconds))
        handle.set(CURLOPT_TIMEOUT_MS, Int(options.limit.milliseconds))
        handle.requireProtocol(address.description.hasPrefix("https:") ? "https" : "http")
        handle.set(CURLOPT_FOLLOWLOCATION, 0)
        handle.set(CURLOPT_USERAGENT, "football-gather")
        if let authorities = options.authorities { handle.set(CURLOPT_CAINFO, authorities) }
        // A proxy cannot reach this device.
        if address.isLoopback { handle.set(CURLOPT_PROXY, "") }
    }

    private func set(
        _ request: ServerRequest, _ body: UnsafeBufferPointer<UInt8>, on handle: CurlHandle
    ) {
        handle.set(CURLOPT_URL, address.description + request.path)
        handle.set(CURLOPT_PATH_AS_IS, 1)
        if ["GET", "DELETE"].contains(request.method) {
            handle.set(CURLOPT_HTTPGET, 1)
        } else {
            handle.set(CURLOPT_POST, 1)
            handle.set(body)
        }
        handle.set(CURLOPT_CUSTOMREQUEST, request.method)
        // libcurl sends a request again if a connection that was kept open is lost. The server may
        // have seen it, so a request with another effect the second time gets its own connection.
        handle.set(CURLOPT_FRESH_CONNECT, request.method == "POST" ? 1 : 0)
        var fields = ["Accept: application/json", "Expect:"]
        // Otherwise libcurl calls the body a form.
        fields.append("Content-Type:" + (request.body == nil ? "" : " application/json"))
        if let authorization = request.authorization {
            fields.append("Authorization: \(authorization)")
        }
        handle.setFields(fields)
    }

    private func result(
        _ code: CURLcode, _ handle: CurlHandle, _ reception: CurlReception
    ) -> CurlExchange.Result {
        switch code {
        case CURLE_OK: .success(reception.response(handle.status, retryAfter: handle.retryAfter))
        case _ where reception.isTooLarge: .failure(.failed)
        case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_CACERT_BADFILE,
            CURLE_SSL_INVALIDCERTSTATUS:
            .failure(.untrusted)
        default: .failure(.unreachable)
        }
    }
}
