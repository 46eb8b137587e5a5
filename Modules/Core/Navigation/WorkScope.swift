/// The asynchronous work of one screen or one flow, bound to its life.
///
/// Operations that are enqueued run one after another in the order in which they came: a second
/// press of a key cannot overtake the first.
@MainActor public final class WorkScope {
    /// Something that takes time.
    public typealias Operation = @MainActor () async -> Void

    private let activity: Activity
    private var queue: [Operation] = []
    private var runner: Task<Void, Never>?
    private var background: [Int: Task<Void, Never>] = [:]
    private var nextBackground = 0

    /// Whether the scope has ended; it takes no more work.
    public private(set) var isCancelled = false

    /// - Parameter activity: told of what is enqueued.
    public init(_ activity: Activity = Activity()) {
        self.activity = activity
    }

    /// Runs an operation after those that were enqueued before it.
    public func enqueue(_ operation: @escaping Operation) {
        guard !isCancelled else { return }
        activity.begin()
        queue.append(operation)
        guard runner == nil else { return }
        runner = Task { await runQueue() }
    }

    /// Runs something that has no end of its own (a ticker). Nobody waits for it.
    public func runInBackground(_ operation: @escaping Operation) {
        guard !isCancelled else { return }
        let id = nextBackground
        nextBackground += 1
        background[id] = Task { [weak self] in
            await operation()
            self?.background[id] = nil
        }
    }

    /// Ends the background operations; what is enqueued goes on.
    public func cancelBackground() {
        for task in background.values { task.cancel() }
        background = [:]
    }

    /// Ends everything, for good. What has not begun never will.
    public func cancelAll() {
        isCancelled = true
        cancelBackground()
        runner?.cancel()
        for _ in queue { activity.end() }
        queue = []
    }

    private func runQueue() async {
        while !queue.isEmpty {
            let operation = queue.removeFirst()
            await operation()
            activity.end()
        }
        runner = nil
    }
}
