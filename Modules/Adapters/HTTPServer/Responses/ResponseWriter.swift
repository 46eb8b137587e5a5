import Glibc
import Platform
import Service

/// Writes responses as bytes.
struct ResponseWriter {
    /// The largest body that is copied to the bytes of the header. The others are sent from their
    /// own memory.
    private static let copiedBodyLimit = 16 * 1_024

    static let continuation = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)

    /// The fields of every response.
    private let fields: [UInt8]
    private var date: (second: Int, bytes: [UInt8]) = (-1, [])

    init(usesTLS: Bool) {
        let text =
            "Cache-Control: no-store\r\n"
            + "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\r\n"
            + "X-Content-Type-Options: nosniff\r\n"
            + (usesTLS ? "Strict-Transport-Security: max-age=31536000\r\n" : "")
        fields = Array(text.utf8)
    }

    /// Adds a response to the bytes that are sent next.
    ///
    /// - Parameters:
    ///   - connection: The value of the header field `Connection`; nil for none.
    ///   - omitsBody: Whether the request was `HEAD`.
    /// - Returns: The body if it is large. It is sent after the bytes.
    mutating func write(
        _ response: HTTPResponse, connection: String?, omitsBody: Bool, to bytes: inout [UInt8]
    ) -> [UInt8] {
        func add(_ text: String) { bytes.append(contentsOf: text.utf8) }
        add("HTTP/1.1 \(response.status) \(Self.reason(response.status))\r\n")
        updateDate()
        bytes += date.bytes
        bytes += fields
        if let type = response.contentType { add("Content-Type: \(type)\r\n") }
        for field in response.fields { add("\(field.name): \(field.value)\r\n") }
        if let connection { add("Connection: \(connection)\r\n") }
        // A response with one of these codes has no body.
        if response.status != 204, response.status != 304 {
            add("Content-Length: \(response.body.count)\r\n")
        }
        add("\r\n")
        guard !omitsBody else { return [] }
        guard response.body.count <= Self.copiedBodyLimit else { return response.body }
        bytes += response.body
        return []
    }

    private mutating func updateDate() {
        let second = time(nil)
        guard second != date.second else { return }
        let text = "Date: \(utcText(Int64(second), "%a, %d %b %Y %H:%M:%S GMT"))\r\n"
        date = (second, Array(text.utf8))
    }

    private static func reason(_ status: Int) -> String {
        switch status {
        case 200: "OK"
        case 201: "Created"
        case 204: "No Content"
        case 400: "Bad Request"
        case 401: "Unauthorized"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 409: "Conflict"
        case 410: "Gone"
        case 413: "Content Too Large"
        case 414: "URI Too Long"
        case 415: "Unsupported Media Type"
        case 417: "Expectation Failed"
        case 422: "Unprocessable Content"
        case 429: "Too Many Requests"
        case 431: "Request Header Fields Too Large"
        case 500: "Internal Server Error"
        case 503: "Service Unavailable"
        case 505: "HTTP Version Not Supported"
        default: ""
        }
    }
}
