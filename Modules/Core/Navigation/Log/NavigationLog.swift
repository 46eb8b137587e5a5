/// The last commands, the oldest first. Older ones are forgotten.
public struct NavigationLog: Sendable {
    /// One command and what became of it.
    public struct Entry: Hashable, Sendable {
        /// Counts the transactions from 1. Commands of one transaction have the same number, and
        /// the same fate.
        public let transaction: Int
        /// What was asked for.
        public let command: NavigationCommand
        /// The screen that it came from; nil when it was nobody's doing.
        public let origin: NodeID?
        /// Why nothing was changed; nil when it was done.
        public let refusal: NavigationError?
    }

    /// How many are kept.
    public static let capacity = 256

    /// Stands behind the newest once it is full.
    private var oldest = 0
    private var kept: [Entry] = []

    /// The commands that are kept, the oldest first.
    public var entries: [Entry] { Array(kept[oldest...] + kept[..<oldest]) }

    mutating func append(_ entry: Entry) {
        if kept.count < Self.capacity {
            kept.append(entry)
        } else {
            kept[oldest] = entry
            oldest = (oldest + 1) % Self.capacity
        }
    }
}

extension NavigationLog.Entry: CustomStringConvertible {
    /// A line for a person.
    public var description: String {
        "\(transaction) \(command)" + (origin.map { " from \($0)" } ?? "")
            + (refusal.map { ": refused, \($0)" } ?? "")
    }
}
