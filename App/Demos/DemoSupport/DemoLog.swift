/// What the feature has told its surroundings, the oldest first.
@MainActor final class DemoLog {
    /// Only so many are kept to be looked at.
    static let limit = 1_000

    private(set) var lines: [String] = []
    /// Told of each line.
    var onLine: [@MainActor (String) -> Void] = []

    func append(_ line: String) {
        if lines.count == Self.limit { lines.removeFirst() }
        lines.append(line)
        for tell in onLine { tell(line) }
    }
}
