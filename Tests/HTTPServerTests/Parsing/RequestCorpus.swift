/// Requests that the server must reject, each with the reason.
enum RequestCorpus {
    private static let end = "\r\n\r\n"
    private static let start = "POST /a HTTP/1.1\r\nHost: x\r\n"
    /// Another request, which a server that finds a wrong end of the first one would answer.
    private static let hidden = "GET /hidden HTTP/1.1\r\nHost: x\r\n\r\n"

    /// Ways to hide a request behind a length that another server reads in another way.
    static let smuggling: [String] = [
        "Content-Length : 3", "Content-Length\t: 3", "Transfer-Encoding : chunked",
        "Transfer-Encoding\t: chunked", "Content-Length:\r\n 3", "Transfer-Encoding:\r\n chunked",
        "X: y\r\n Content-Length: 3", "X: y\r\n\tTransfer-Encoding: chunked",
        "Transfer-Encoding\u{B}: chunked", "Transfer-Encoding:\u{B}chunked",
        "Content-Length:\u{B}3", "Content-Length\u{C}: 3", "Transfer-Encoding: xchunked",
        "Transfer-Encoding: identity", "Transfer-Encoding: chunked, identity",
        "Transfer-Encoding: identity, chunked", "Transfer-Encoding: gzip, chunked",
        "Transfer-Encoding: chunked, chunked", "Transfer-Encoding: chunked,",
        "Transfer-Encoding: ,chunked", "Transfer-Encoding: chunked;q=1",
        "Transfer-Encoding: \"chunked\"", "Transfer-Encoding:", "Transfer-Encoding: chun ked",
        "Transfer-Encoding: chunked\u{0}", "Transfer-Encoding: \u{0}chunked",
        "Transfer-Encoding: chunked\u{7F}", "Transfer-Encoding: chunked\u{85}",
        "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked",
        "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity",
        "Transfer-Encoding: identity\r\nTransfer-Encoding: chunked",
        "Content-Length: 3\r\nTransfer-Encoding: chunked",
        "Transfer-Encoding: chunked\r\nContent-Length: 3",
        "Content-Length: 3\r\nContent-Length: 3", "Content-Length: 3\r\nContent-Length: 4",
        "Content-Length: 3\r\ncontent-length: 3", "Content-Length: 3, 3", "Content-Length: 3,4",
        "Content-Length: +3", "Content-Length: -3", "Content-Length: 0x3", "Content-Length: 3.0",
        "Content-Length: 3 3", "Content-Length: 3;", "Content-Length: ３", "Content-Length:",
        "Content-Length: x", "Content-Length: \"3\"", "Content-Length: 3\u{0}",
        "Content-Length: 3\u{B}", "Content-Length: 1e1", "Content-Length: 3_0",
        ": 3", " Content-Length: 3", "\tContent-Length: 3", "Content-Length", "Content-Length 3",
        "Content Length: 3", "Content-Length\u{0}: 3", "\u{0}Content-Length: 3",
        "Content-Length(x): 3", "Content-Length\r: 3", "Content-Length: \r3", "X: a\rb",
        "X: a\nTransfer-Encoding: chunked", "X: a\r\rTransfer-Encoding: chunked",
        "X: a\n\rTransfer-Encoding: chunked", "X: \u{0}", "X: a\u{1}b", "X: a\u{1B}b",
        "X: a\u{7F}b",
        "Foö: 3", "X{}: 3", "Host: x", "Host: y",
    ].map { start + $0 + end + "0\r\n\r\n" + hidden }

    /// Requests with a malformed first line, or without a host.
    static let malformedHeads: [String] =
        [
            "GET  /a HTTP/1.1", "GET /a  HTTP/1.1", " GET /a HTTP/1.1", "GET\t/a HTTP/1.1",
            "GET /a\tHTTP/1.1", "GET /a HTTP/1.1 ", "GET /a HTTP/1.1\t", "GET /a", "GET", "GET /a ",
            "GET /a HTTP/1", "GET /a HTTP/1.", "GET /a HTTP/.1", "GET /a HTTP/1.1.1",
            "GET /a HTTP/11",
            "GET /a http/1.1", "GET /a HTTP /1.1", "GET /a HTTPS/1.1", "GET /a HTTP/1,1",
            "GET /a HTTP/x.1", "GET /a HTTP/1.x", "GET /a FTP/1.1", "G(T /a HTTP/1.1",
            "GE\u{0}T /a HTTP/1.1", "G@T /a HTTP/1.1", "/a HTTP/1.1", "GET /a\u{0} HTTP/1.1",
            "GET /\u{1}a HTTP/1.1", "GET /\u{7F} HTTP/1.1", "GET /ä HTTP/1.1", "GET /a b HTTP/1.1",
            "GET /a#b HTTP/1.1", "GET a HTTP/1.1", "GET * HTTP/1.1", "OPTIONS ** HTTP/1.1",
            "CONNECT /a HTTP/1.1", "CONNECT x:80 HTTP/1.1", "GET x:80 HTTP/1.1",
            "GET /a\\b HTTP/1.1", "GET /a\"b HTTP/1.1", "GET /<a> HTTP/1.1",
            "GET /a\u{B}HTTP/1.1", "GET /a\rb HTTP/1.1", "GET /a\r HTTP/1.1", "GET /a HTTP/1.1\r",
            "GET /% HTTP/1.1", "GET /%2 HTTP/1.1", "GET /%zz HTTP/1.1", "GET /%u0041 HTTP/1.1",
            "GET /a%00b HTTP/1.1", "GET /a%0D%0Ab HTTP/1.1", "GET /a%09 HTTP/1.1",
            "GET /a%7F HTTP/1.1", "GET /a%2Fb HTTP/1.1", "GET /a%2fb HTTP/1.1", "GET /%ff HTTP/1.1",
            "GET /%C0%AF HTTP/1.1", "GET /%ED%A0%80 HTTP/1.1", "GET /a?%zz HTTP/1.1",
            "GET http:///a HTTP/1.1", "GET http://x@y/a HTTP/1.1", "GET ftp://x/a HTTP/1.1",
            "GET http:/a HTTP/1.1", "GET http:a HTTP/1.1", "GET ://x/a HTTP/1.1",
            "GET http://x:y/a HTTP/1.1", "GET http://[/a HTTP/1.1", "GET http://x/%00 HTTP/1.1",
            "GET http://x?%z HTTP/1.1", "GET http://?a HTTP/1.1", "GET http:// HTTP/1.1",
        ].map { $0 + "\r\nHost: x" + end + hidden }
        + [
            "", "X: y", "Host:", "Host: ", "Host: a b", "Host: a/b", "Host: a@b", "Host: x:y",
            "Host: x:123456", "Host: [::1", "Host: []", "Host: [x]", "Host: [::1]a", "Host: :80",
            "Host: a\\b", "Host: %zz", "Host: ä", "Host: x\r\nhost: x",
        ].map { "GET /a HTTP/1.1\r\n\($0.isEmpty ? "" : $0 + "\r\n")\r\n" + hidden }
        + [
            "GET /a HTTP/1.0\r\nHost: x\r\nHost: y" + end,
            "POST /a HTTP/1.0\r\nTransfer-Encoding: chunked" + end + "0\r\n\r\n",
            "\r\n\r\nGET /a HTTP/1.1\r\nHost: x" + end, "\nGET /a HTTP/1.1\r\nHost: x" + end,
            "GET /a HTTP/1.1\nHost: x\r\n\r\n", "GET /a HTTP/1.1\r\nHost: x\n\r\n",
            "GET /a HTTP/1.1\r\nHost: x\r\n\n", "GET /a HTTP/1.1\r\nHost: x\n\n",
            "\u{16}\u{3}\u{1}",
            start + "Authorization: a\r\nAuthorization: a" + end,
            start + "Content-Type: a\r\nContent-Type: a" + end,
        ]

    /// Bodies in chunks that are malformed.
    static let chunks: [String] = [
        "\r\n", "x\r\n", "-1\r\n", "+1\r\na\r\n", "0x1\r\na\r\n", " 1\r\na\r\n", "1 \r\na\r\n",
        "1\t\r\na\r\n", "1 ;a\r\na\r\n", "1;\r\na\r\n", "1; a\r\na\r\n", "1;a\u{0}\r\na\r\n",
        "1;a\rb\r\na\r\n", "1;a\nb\r\na\r\n", "1\na\r\n", "1\r\na\n", "1\r\na\r0", "1\r\nab\r\n",
        "1\r\n\r\n", "1\r\naa", "2\r\nabc\r\n", "000000001\r\na\r\n", "100000000\r\n",
        "1,1\r\na\r\n", "1.0\r\na\r\n", "1_0\r\na\r\n", "１\r\na\r\n", "\u{0}1\r\na\r\n",
        "1;a=\(String(repeating: "b", count: 256))\r\na\r\n", "0\r\n X: y\r\n\r\n",
        "0\r\nX : y\r\n\r\n", "0\r\nX\r\n\r\n", "0\r\nX: \u{0}\r\n\r\n", "0\r\nX: y\n\r\n",
        "0\r\nContent-Length: 3\r\n\r\n", "0\r\nTransfer-Encoding: chunked\r\n\r\n",
        "0\r\nHost: x\r\n\r\n", "0\n\n", "0\r\n\n", "0\r\n\rX",
    ].map { start + "Transfer-Encoding: chunked" + end + $0 + "0\r\n\r\n" + hidden }

    static let all = smuggling + malformedHeads + chunks
}
