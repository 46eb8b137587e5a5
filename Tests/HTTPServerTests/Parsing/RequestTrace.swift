@testable import HTTPServer

/// The results of parsing the bytes of a connection, as text that tests compare.
struct RequestTrace: Equatable, CustomStringConvertible {
    private(set) var entries: [String] = []
    /// True if the bytes end in the middle of a request.
    private(set) var isIncomplete = false

    var description: String { entries.joined(separator: " | ") + (isIncomplete ? " …" : "") }

    /// Parses pieces, each of which arrives alone.
    init(_ pieces: [ArraySlice<UInt8>], bodyLimit: Int = 100) {
        var parser = RequestParser(bodyLimit: bodyLimit)
        for piece in pieces {
            let bytes = Array(piece)
            var position = 0
            while position < bytes.count {
                let (step, count) = parser.parse(bytes.span.extracting(position...))
                position += count
                switch step {
                case .incomplete: break
                case .expectsContinue: entries.append("100")
                case .complete(let request): entries.append(Self.text(request))
                case .rejected(let error):
                    entries.append("\(error)")
                    return
                }
            }
        }
        isIncomplete = !parser.isIdle
    }

    init(_ text: String, bodyLimit: Int = 100) {
        self.init([Array(text.utf8)[...]], bodyLimit: bodyLimit)
    }

    /// The results if each byte arrives alone, and those for each position at which the bytes can
    /// be split into two pieces.
    static func splits(of bytes: [UInt8], bodyLimit: Int = 100) -> [RequestTrace] {
        let single = RequestTrace(bytes.indices.map { bytes[$0...$0] }, bodyLimit: bodyLimit)
        return [single]
            + bytes.indices.map {
                RequestTrace([bytes[..<$0], bytes[$0...]], bodyLimit: bodyLimit)
            }
    }

    private static func text(_ request: ParsedRequest) -> String {
        let head = request.head
        let coding = head.isEncoded ? "encoded" : nil
        let fields = [head.authorization, head.contentType, coding].compactMap(\.self)
        let body = String(decoding: request.body, as: UTF8.self)
        return
            ([head.method, head.path] + fields + [body, head.keepsAlive ? "keep" : "close"])
            .joined(separator: " ")
    }
}
