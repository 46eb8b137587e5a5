/// Collects the commands of the current transaction and writes them to the log when it ends.
struct CommandRecorder {
    private(set) var log = NavigationLog()
    /// The number of transactions that have ended.
    private(set) var transactionCount = 0
    private var commands: [(command: NavigationCommand, source: NodeID?, error: NavigationError?)] =
        []

    /// The number of commands in the current transaction.
    var count: Int { commands.count }

    mutating func record(_ command: NavigationCommand, from source: NodeID?) {
        commands.append((command, source, nil))
    }

    /// Sets the error of the commands from an index on that have none yet.
    mutating func fail(from first: Int, with error: NavigationError) {
        for index in commands.indices[first...] where commands[index].error == nil {
            commands[index].error = error
        }
    }

    mutating func finishTransaction() {
        transactionCount += 1
        for (command, source, error) in commands {
            log.append(
                NavigationLog.Entry(
                    transaction: transactionCount, command: command, source: source, error: error))
        }
        commands.removeAll(keepingCapacity: true)
    }
}
