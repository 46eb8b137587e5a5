/// The calls of the feature's navigation protocol, the oldest first.
@MainActor final class DemoLog {
    /// The number of lines that are kept.
    static let limit = 1_000

    private(set) var lines: [String] = []
    /// Functions that are called with each new line.
    var onLine: [@MainActor (String) -> Void] = []

    func append(_ line: String) {
        if lines.count == Self.limit { lines.removeFirst() }
        lines.append(line)
        for handler in onLine { handler(line) }
    }
}
