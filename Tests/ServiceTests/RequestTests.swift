import Domain
import Testing

@testable import Service

@Suite struct `A request` {
    private func request(_ authorization: String?) -> HTTPRequest {
        HTTPRequest(
            method: "GET", path: "/", authorization: authorization, address: "192.0.2.1")
    }

    @Test(arguments: [
        ("Bearer abc", "abc"), ("bearer  abc", "abc"), ("Basic abc", nil), ("Bearer", nil),
        (nil, nil),
    ])
    func `has the token of Bearer authentication`(authorization: String?, token: String?) {
        #expect(request(authorization).bearerToken == token)
    }

    @Test func `has the name and the password of Basic authentication`() throws {
        // ana:pass:word
        let credentials = try #require(request("Basic YW5hOnBhc3M6d29yZA==").basicCredentials)
        #expect(credentials.name == "ana")
        #expect(credentials.password.withBytes { Array($0) } == Array("pass:word".utf8))
    }

    @Test(arguments: ["Basic", "Basic ???", "Basic YW5h", "Basic /zo=", "Bearer YW5hOng="])
    func `has no credentials in another form`(authorization: String) {
        #expect(request(authorization).basicCredentials == nil)
    }
}
