import Domain
import ServiceAPI

/// A response, without the header fields that are the same for all.
public struct HTTPResponse: Sendable {
    /// The status code.
    public let status: Int
    /// The header field `Content-Type`; nil if there is no body.
    public private(set) var contentType: String?
    /// Further header fields.
    public private(set) var fields: [(name: String, value: String)] = []
    /// The body.
    public private(set) var body: [UInt8] = []

    /// Creates a response without a body.
    init(status: Int, _ fields: (name: String, value: String)...) {
        self.status = status
        self.fields = fields
    }

    /// Creates the response to a creation.
    static func created(_ route: APIRoute) -> HTTPResponse {
        HTTPResponse(status: 201, ("Location", route.path))
    }

    /// Creates the response to a change or a deletion.
    static let done = HTTPResponse(status: 204)

    static func text(_ text: String) -> HTTPResponse {
        var response = HTTPResponse(status: 200)
        response.contentType = "text/plain; version=0.0.4; charset=utf-8"
        response.body = Array(text.utf8)
        return response
    }

    static func json(_ bytes: [UInt8]) -> HTTPResponse {
        var response = HTTPResponse(status: 200)
        response.setJSON(bytes)
        return response
    }

    static func json(_ writer: JSONWriter) -> HTTPResponse { json(writer.bytes) }

    /// Creates the response to a request that cannot be fulfilled.
    public static func error(
        _ status: Int, _ reason: String, _ fields: (name: String, value: String)...
    ) -> HTTPResponse {
        var response = HTTPResponse(status: status)
        response.fields = fields
        var json = JSONWriter()
        json.object {
            $0.field("error", true)
            $0.field("reason", reason)
        }
        response.setJSON(json.bytes)
        return response
    }

    private mutating func setJSON(_ bytes: [UInt8]) {
        contentType = "application/json; charset=utf-8"
        body = bytes
    }
}

extension HTTPResponse {
    static let malformed = error(400, "The body is not the expected JSON. Check its fields.")
    static let malformedIdentifier = error(
        400, "The identifier in the path is malformed. Send a number or a UUID.")
    static let unauthorized = error(
        401, "The token is missing, wrong or expired. Sign in again.",
        ("WWW-Authenticate", "Bearer"))
    static let wrongCredentials = error(
        401, "The username or the password is wrong. Check both.",
        ("WWW-Authenticate", "Basic realm=\"Football Gather\", charset=\"UTF-8\""))
    static let notFound = error(404, "There is no such resource. Check the path.")
    static let nameTaken = error(409, "This username is taken. Choose another one.")
    static let alreadyInGather = error(409, "The player is already in the gather.")
    static let hasEvents = error(
        409, "The result of this gather is computed from its events. Add events instead.")
    static let otherEvent = error(
        409, "Another event has this identity. Read the changes, and give the event a new identity."
    )
    static let otherChange = error(
        409, "Another change has this identifier. Give the change a new identifier.")
    static let otherPlayer = error(
        409, "A device cannot give this identifier to a new player. Give it another one.")
    static let gatherInProgress = error(
        409, "Another gather is in progress. End it in the same request.")
    static let laterGather = error(
        409, "Another gather has started since the end of this one, which cannot continue.")
    static let versionUnknown = error(
        410, "The version is not known any more. Copy the account anew, from version 0.")
    static let wrongOldPassword = error(403, "The old password is wrong. Check it.")
    /// The response to a body that is too large.
    public static let tooLarge = error(
        413,
        """
        The body is too large. Send at most \(WebService.usualBodyLimit) bytes, or \
        \(WebService.matchesLimit) with events or changes.
        """)
    static let wrongContentType = error(
        415, "The content type is not supported. Send application/json.")
    static let encoded = error(
        415, "The content coding is not supported. Send the body without one.",
        ("Accept-Encoding", "identity"))
    static let damaged = error(500, "The stored data is damaged. Tell the administrator.")
    static let unavailable = error(
        503, "The service cannot do this now. Try again later.", ("Retry-After", "5"))

    /// Creates the response to a value that violates a rule.
    static func invalid(_ reason: String) -> HTTPResponse { error(422, reason) }

    /// Creates the response to a new password that violates a rule.
    static func invalid(_ password: PasswordError) -> HTTPResponse {
        switch password {
        case .tooShort:
            invalid(
                "A new password has at least \(Password.minimumLength) characters. Please choose a "
                    + "longer one.")
        case .tooLong:
            invalid(
                "A new password has at most \(Password.maximumByteCount) bytes. Please choose a "
                    + "shorter one.")
        case .hasDisallowedCharacters:
            invalid(
                "A password cannot contain control characters or invisible ones. Please choose "
                    + "another one.")
        }
    }

    /// Creates the response to a row above the limit.
    static func tooMany(_ rows: String, limit: Int64) -> HTTPResponse {
        invalid("There are too many \(rows). Delete some: \(limit) are allowed.")
    }

    /// Creates the response to `OPTIONS`, or to a method that the path does not have.
    static func other(_ method: String, allowed: [String]) -> HTTPResponse {
        let allow = ("Allow", allowed.joined(separator: ", "))
        guard method != "OPTIONS" else { return HTTPResponse(status: 204, allow) }
        return error(
            405, "The path does not have this method. Use one of those in Allow.", allow)
    }

    /// Creates the response to a sign-in or a registration that comes too early.
    static func tooManyAttempts(retryAfter wait: Duration) -> HTTPResponse {
        error(
            429, "There were too many attempts. Try again later.",
            ("Retry-After", "\(max(1, wait.components.seconds + 1))"))
    }
}
