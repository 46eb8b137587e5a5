/// The asynchronous work of a screen or a coordinator, which ends when its owner leaves the tree.
///
/// Enqueued operations run one after another in their order: the effect of a second key press
/// cannot overtake that of the first.
@MainActor public final class WorkScope {
    /// An asynchronous operation on the main actor.
    public typealias Operation = @MainActor () async -> Void

    private let activity: Activity
    private var queue: [Operation] = []
    private var runner: Task<Void, Never>?
    private var background: [Int: Task<Void, Never>] = [:]
    private var nextBackground = 0
    /// The source of the commands that the operations issue.
    private var source: CommandSource?
    /// The identity of the tree that contains the scope's screen.
    private(set) var tree: ObjectIdentifier?

    /// True if the scope has ended. A scope that has ended accepts no operations until its screen
    /// is shown again.
    public private(set) var isCancelled = false

    /// Creates a scope.
    ///
    /// - Parameter activity: The activity that counts the enqueued operations.
    public init(_ activity: Activity = Activity()) {
        self.activity = activity
    }

    /// Runs an operation after those that were enqueued before it.
    public func enqueue(_ operation: @escaping Operation) {
        guard !isCancelled else { return }
        activity.begin()
        queue.append(operation)
        if runner == nil { startRunner() }
    }

    /// Runs an operation that may never end, such as a ticker, beside the enqueued operations. The
    /// activity counts it only until its first suspension. Its commands are not stale while the
    /// screen is covered.
    public func runInBackground(_ operation: @escaping Operation) {
        guard !isCancelled else { return }
        let id = nextBackground
        nextBackground += 1
        activity.begin()
        var source = source
        source?.isInput = false
        background[id] = Task { [weak self, activity, source] in
            activity.end()
            guard !Task.isCancelled else { return }
            await CommandSource.with(source, operation)
            self?.background[id] = nil
        }
    }

    /// Cancels the background operations. Enqueued operations continue.
    public func cancelBackground() {
        guard !background.isEmpty else { return }
        let tasks = background
        background = [:]
        for task in tasks.values { task.cancel() }
    }

    /// Cancels the running operations and removes the enqueued ones.
    public func cancelAll() {
        isCancelled = true
        cancelBackground()
        runner?.cancel()
        guard !queue.isEmpty else { return }
        let operations = queue
        queue = []
        for _ in operations { activity.end() }
    }

    /// Accepts operations, for a screen that has been added to the tree.
    func reopen(for source: CommandSource) {
        isCancelled = false
        self.source = source
        tree = source.tree
    }

    /// Cancels the work of a screen or a coordinator that leaves the tree.
    func end() {
        tree = nil
        cancelAll()
    }

    private func startRunner() {
        runner = Task { await runQueue() }
    }

    private func runQueue() async {
        while !Task.isCancelled, !queue.isEmpty {
            let operation = queue.removeFirst()
            await CommandSource.with(source, operation)
            activity.end()
        }
        runner = nil
        // The scope was cancelled and reopened during the last operation. The operations that were
        // enqueued afterwards need a task that is not cancelled.
        if !queue.isEmpty { startRunner() }
    }

    /// Cancels the background operations, which do not retain the scope. Enqueued operations retain
    /// it.
    deinit {
        for task in background.values { task.cancel() }
    }
}
