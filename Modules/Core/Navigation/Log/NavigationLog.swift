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
        public internal(set) var error: NavigationError?
    }

    /// The maximum number of entries.
    public static let capacity = 256

    /// The number of commands that were added.
    private(set) var commandCount = 0
    /// The entries, in a ring once the log is full.
    private var kept: [Entry] = []

    /// The entries, the oldest first.
    public var entries: [Entry] {
        let oldest = kept.count < Self.capacity ? 0 : commandCount % Self.capacity
        return Array(kept[oldest...] + kept[..<oldest])
    }

    mutating func append(_ entry: Entry) {
        if kept.count < Self.capacity {
            kept.append(entry)
        } else {
            kept[commandCount % Self.capacity] = entry
        }
        commandCount += 1
    }

    /// Sets the error of the commands after the first `count` ones that have none yet.
    mutating func fail(after count: Int, with error: NavigationError) {
        for number in max(count, commandCount - kept.count)..<commandCount {
            let index = number % Self.capacity
            if kept[index].error == nil { kept[index].error = error }
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
