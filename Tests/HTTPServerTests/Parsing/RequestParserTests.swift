import TestSupport
import Testing

@testable import HTTPServer

@Suite struct `The parser of requests` {
    private static let start = "POST /a HTTP/1.1\r\nHost: x\r\n"

    /// Parses a text in all ways in which it can be split in two, and byte by byte.
    private func trace(
        _ text: String, bodyLimit: Int = 100, _ location: SourceLocation = #_sourceLocation
    ) -> String {
        let whole = RequestTrace(text, bodyLimit: bodyLimit)
        for split in RequestTrace.splits(of: Array(text.utf8), bodyLimit: bodyLimit) {
            #expect(split == whole, sourceLocation: location)
        }
        return whole.description
    }

    @Test(arguments: RequestCorpus.all)
    func `rejects what a proxy could read in another way, however it arrives`(text: String) {
        #expect(trace(text) == "malformed", "\(text.debugDescription)")
    }

    @Test(
        arguments: [
            ("GET /a HTTP/1.1\r\nHost: x\r\n\r\n", "GET /a  keep"),
            ("\r\nGET /a HTTP/1.1\r\nHost: x\r\n\r\n", "GET /a  keep"),
            ("get /a HTTP/1.1\r\nhOsT:x:80\r\n\r\n", "get /a  keep"),
            ("GET /a?b=%41/?:@ HTTP/1.1\r\nHost: [::1]:8080\r\n\r\n", "GET /a  keep"),
            ("GET /%61%20b%C3%A4/%25 HTTP/1.1\r\nHost: x\r\n\r\n", "GET /a bä/%  keep"),
            ("GET //a/../b HTTP/1.1\r\nHost: %41.-_~\r\n\r\n", "GET //a/../b  keep"),
            ("GET http://x.y:80/a?b HTTP/1.1\r\nHost: z\r\n\r\n", "GET /a  keep"),
            ("GET http://[::1]:8080/a HTTP/1.1\r\nHost: z\r\n\r\n", "GET /a  keep"),
            ("GET HTTPS://x HTTP/1.1\r\nHost: x\r\n\r\n", "GET /  keep"),
            ("GET http://x?a HTTP/1.1\r\nHost: x\r\n\r\n", "GET /  keep"),
            ("OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n", "OPTIONS *  keep"),
            ("GET /a HTTP/1.0\r\n\r\n", "GET /a  close"),
            ("GET /a HTTP/1.0\r\nConnection: keep-alive\r\n\r\n", "GET /a  keep"),
            (start + "Connection: x,\tClose\r\n\r\n", "POST /a  close"),
            (start + "Connection: x\r\nConnection: close\r\n\r\n", "POST /a  close"),
            (
                start + "Authorization:\t Bearer  x \t\r\nContent-Type: \r\n\r\n",
                "POST /a Bearer  x   keep"
            ),
            (start + "X: é\u{FF}\tb\r\nContent-Length: 3\r\n\r\nabc", "POST /a abc keep"),
            (start + "Content-Length: 0\r\n\r\n", "POST /a  keep"),
            (start + "Content-Length: 003\r\n\r\na\r\n", "POST /a a\r\n keep"),
            (start + "Transfer-Encoding: Chunked\r\n\r\n0\r\n\r\n", "POST /a  keep"),
            (
                start
                    + "Transfer-Encoding: chunked\r\n\r\n2;a=\"b c\"\r\nab\r\n00A;x\r\n0123456789\r\n"
                    + "0;y\r\nX: y\r\n\r\n", "POST /a ab0123456789 keep"
            ),
            (start + "Content-Encoding: Identity\r\nContent-Encoding:\r\n\r\n", "POST /a  keep"),
            (start + "content-encoding: gzip\r\n\r\n", "POST /a encoded  keep"),
            (
                start + "Content-Encoding: x\r\nContent-Encoding: identity\r\n\r\n",
                "POST /a encoded  keep"
            ),
            (start + "Content-Encoding: identity, br\r\n\r\n", "POST /a encoded  keep"),
            (start + "Expect: 100-Continue\r\nContent-Length: 1\r\n\r\na", "100 | POST /a a keep"),
            (start + "Expect: 100-continue\r\n\r\n", "POST /a  keep"),
            (
                "POST /a HTTP/1.0\r\nExpect: 100-continue\r\nContent-Length: 1\r\n\r\na",
                "POST /a a close"
            ),
            (
                start + "Content-Length: 2\r\n\r\nabGET /b HTTP/1.1\r\nHost: x\r\n\r\n",
                "POST /a ab keep | GET /b  keep"
            ),
            (start + "Content-Length: 2\r\n\r\na", " …"), ("GET", " …"), ("\r", " …"),
            ("\r\n", " …"),
            (start, " …"), (start + "Transfer-Encoding: chunked\r\n\r\n1\r\na\r", " …"),
        ] as [(String, String)])
    func `accepts a request, however it arrives`(text: String, result: String) {
        #expect(trace(text) == result)
    }

    @Test(arguments: ["HTTP/0.9", "HTTP/1.2", "HTTP/2.0", "HTTP/3.0", "HTTP/9.9"])
    func `knows two versions`(version: String) {
        #expect(trace("GET /a \(version)\r\nHost: x\r\n\r\n") == "unknownVersion")
    }

    @Test func `rejects expectations other than 100-continue`() {
        #expect(trace(Self.start + "Expect: 200-ok\r\n\r\n") == "unknownExpectation")
    }

    @Test func `limits the request line, the header and the fields after a body`() {
        func letters(_ count: Int) -> String { String(repeating: "a", count: count) }
        func line(_ count: Int) -> String { "GET /" + letters(count - 16) + " HTTP/1.1\r\n" }
        let rest = "Host: x\r\n\r\n"
        #expect(RequestTrace(line(8_192) + rest).description.hasSuffix("  keep"))
        #expect(RequestTrace(line(8_193) + rest).description == "targetTooLong")
        #expect(RequestTrace("GET /" + letters(8_188)).description == "targetTooLong")
        let field = "X: " + letters(16_384 - 3 - 2 - 2 - Self.start.utf8.count)
        #expect(RequestTrace(Self.start + field + "\r\n\r\n").description == "POST /a  keep")
        #expect(RequestTrace(Self.start + field + "a\r\n\r\n").description == "headerTooLarge")
        #expect(RequestTrace(Self.start + field + "aaaaa").description == "headerTooLarge")
        let many = String(repeating: "X: y\r\n", count: 4_096)
        #expect(RequestTrace(Self.start + many).description == "headerTooLarge")
        let chunked = Self.start + "Transfer-Encoding: chunked\r\n\r\n0\r\n"
        #expect(RequestTrace(chunked + many).description == "headerTooLarge")
    }

    @Test(arguments: [
        ("Content-Length: 5\r\n\r\n12345", "POST /a 12345 keep"),
        ("Content-Length: 6\r\n\r\n", "bodyTooLarge"),
        ("Content-Length: 99999999999999999999999\r\n\r\n", "bodyTooLarge"),
        ("Expect: 100-continue\r\nContent-Length: 6\r\n\r\n", "bodyTooLarge"),
        ("Transfer-Encoding: chunked\r\n\r\n5\r\n12345\r\n0\r\n\r\n", "POST /a 12345 keep"),
        ("Transfer-Encoding: chunked\r\n\r\n5\r\n12345\r\n1\r\n", "bodyTooLarge"),
        ("Transfer-Encoding: chunked\r\n\r\nffffffff\r\n", "bodyTooLarge"),
    ])
    func `limits the body, as soon as its size is known`(rest: String, result: String) {
        #expect(trace(Self.start + rest, bodyLimit: 5) == result)
    }

    @Test func `gives the same result for changed requests in any pieces`() {
        let seed = TestBudget.environment.seeds(1, long: 1)[0]
        var generator = SeededGenerator(seed: seed)
        let seeds = RequestCorpus.all.map { Array($0.utf8) }
        let alphabet = Array("\r\n\t\0 :;,%/*0aZ\u{7F}".utf8)
        for _ in 0..<TestBudget.environment.count(20_000, long: 2_000_000) {
            var bytes = seeds[Int.random(in: seeds.indices, using: &generator)]
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let index = Int.random(in: bytes.indices, using: &generator)
                let byte = alphabet[Int.random(in: alphabet.indices, using: &generator)]
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: bytes[index] = byte
                case 1: bytes.insert(byte, at: index)
                default: if bytes.count > 1 { bytes.remove(at: index) }
                }
            }
            var pieces: [ArraySlice<UInt8>] = []
            var start = 0
            while start < bytes.count {
                let end = min(bytes.count, start + Int.random(in: 1...40, using: &generator))
                pieces.append(bytes[start..<end])
                start = end
            }
            let whole = RequestTrace([bytes[...]])
            let isSame = RequestTrace(pieces) == whole
            #expect(
                isSame, "seed \(seed): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
        }
    }
}
