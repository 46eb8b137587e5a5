/// The most recent commands of a navigator, the oldest first.
public struct NavigationLog: Sendable {
    /// A command and its result.
    public struct Entry: Hashable, Sendable {
        /// The number of the transaction, counted from 1. The commands of one transaction share it.
        public let transaction: Int
        /// The command.
        public let command: NavigationCommand
        /// The screen that issued the command; nil for a command that no screen issued.
        public let source: NodeID?
        /// The reason why the command was rejected or undone; nil when it applies.
        public let error: NavigationError?
    }

    /// The maximum number of entries.
    public static let capacity = 256

    /// The index of the oldest entry once the log is full.
    private var oldest = 0
    private var kept: [Entry] = []

    /// The entries, the oldest first.
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
    /// The entry as one line: `4 dismiss: rejected, noModal`.
    public var description: String {
        "\(transaction) \(command)" + (source.map { " from \($0)" } ?? "")
            + (error.map { ": rejected, \($0)" } ?? "")
    }
}
