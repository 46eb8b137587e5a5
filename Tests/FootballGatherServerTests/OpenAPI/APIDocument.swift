import Foundation
import Service

/// The parts of the OpenAPI document that the tests compare with the server.
struct APIDocument: Decodable, Sendable {
    struct PathItem: Decodable, Sendable {
        let get, post, put, delete: Operation?

        /// The operations by their methods.
        var operations: [String: Operation] {
            ["GET": get, "POST": post, "PUT": put, "DELETE": delete].compactMapValues(\.self)
        }
    }

    struct Operation: Decodable, Sendable {
        let operationId: String
        let security: [[String: [String]]]?
        let requestBody: Reference<Body>?
        let responses: [String: Reference<Response>]
    }

    struct Body: Decodable, Sendable {
        /// nil for a body that is not needed.
        let required: Bool?
        let content: [String: MediaType]
    }

    struct Response: Decodable, Sendable {
        let headers: [String: Header]?
        let content: [String: MediaType]?
    }

    struct Header: Decodable, Sendable {
        let schema: Schema
    }

    struct MediaType: Decodable, Sendable {
        let schema: Schema
        let example: JSONValue?
    }

    struct Components: Decodable, Sendable {
        let requestBodies: [String: Body]
        let responses: [String: Response]
        let schemas: [String: Schema]
    }

    let openapi: String
    let paths: [String: PathItem]
    let components: Components
    let security: [[String: [String]]]

    /// Returns the schemes that an operation accepts, none for an operation without authentication.
    func security(of operation: Operation) -> Set<String> {
        Set((operation.security ?? security).flatMap(\.keys))
    }

    func response(_ reference: Reference<Response>) -> Response? {
        reference.value(in: components.responses)
    }

    func body(of operation: Operation) -> Body? {
        operation.requestBody?.value(in: components.requestBodies)
    }
}

/// A value, or the name of one in the components.
enum Reference<Value: Decodable & Sendable>: Decodable, Sendable {
    case value(Value)
    case name(String)

    private enum Key: String, CodingKey {
        case reference = "$ref"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let path = try container.decodeIfPresent(String.self, forKey: .reference) {
            self = .name(String(path.split(separator: "/").last ?? ""))
        } else {
            self = .value(try Value(from: decoder))
        }
    }

    func value(in components: [String: Value]) -> Value? {
        switch self {
        case .value(let value): value
        case .name(let name): components[name]
        }
    }
}
