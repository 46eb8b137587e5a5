import Foundation
import ServiceAPI
import Testing

@testable import Service

extension APIDocument {
    /// The document that the server sends.
    static let current: Result<APIDocument, any Error> = Result {
        try JSONDecoder().decode(APIDocument.self, from: Data(PackageResources.openapi_json))
    }

    /// Records an issue if the document does not describe a response. All requests of the tests
    /// come here.
    static func check(
        _ response: HTTPResponse, to request: HTTPRequest, _ location: SourceLocation
    ) {
        let error = Result { try current.get().error(in: response, to: request) }
        guard case .success(nil) = error else {
            Issue.record(
                "\(request.method) \(request.path) \(response.status): \(error)",
                sourceLocation: location)
            return
        }
    }

    private func error(in response: HTTPResponse, to request: HTTPRequest) throws -> String? {
        guard let route = try? APIRoute(method: request.method, path: request.path) else {
            return nil
        }
        guard let operation = paths[route.template]?.operations[request.method] else {
            return "the operation is missing"
        }
        guard let found = operation.responses["\(response.status)"].flatMap(self.response) else {
            return "the status is missing"
        }
        if response.status < 300, let body = body(of: operation),
            body.required == true || !request.body.isEmpty,
            let schema = body.content["application/json"]?.schema,
            let error = try schema.error(in: .init(json: request.body), components.schemas)
        {
            return "an accepted body is not documented: \(error)"
        }
        for (name, header) in found.headers ?? [:] {
            guard let value = response.fields.first(where: { $0.name == name })?.value else {
                return "\(name) is documented, but not sent"
            }
            let number = Double(value).map { JSONValue.number($0) }
            if let error = header.schema.error(in: number ?? .text(value), components.schemas) {
                return error
            }
        }
        guard let content = found.content else {
            return response.body.isEmpty ? nil : "a body is not documented"
        }
        guard response.contentType == "application/json; charset=utf-8",
            let schema = content["application/json"]?.schema, content.count == 1
        else { return "the content type differs" }
        return try schema.error(in: .init(json: response.body), components.schemas)
    }
}
