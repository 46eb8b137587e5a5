/// The numbers of events with the same key in the last 10 to 20 minutes, in two periods of which
/// the older one is forgotten as a whole.
struct RecentCounts: Sendable {
    /// The length of a period in milliseconds.
    private static let period: Int64 = 10 * 60 * 1_000

    /// The largest number of keys of a period, which is shorter if there are more.
    private let capacity: Int
    private var current: [String: Int] = [:]
    private var previous: [String: Int] = [:]
    private var start: Int64 = 0

    init(capacity: Int = 50_000) {
        self.capacity = capacity
    }

    /// Adds an event.
    ///
    /// - Parameter now: Milliseconds of the uptime clock.
    /// - Returns: The number of recent events with the key before this one.
    mutating func add(_ key: String, at now: Int64) -> Int {
        let age = now - start
        if age >= Self.period || current.count >= capacity {
            previous = age < 2 * Self.period ? current : [:]
            current = [:]
            start = now
        }
        let count = current[key] ?? 0
        current[key] = count + 1
        return count + (previous[key] ?? 0)
    }
}
