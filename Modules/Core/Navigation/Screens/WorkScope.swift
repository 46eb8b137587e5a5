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
    /// The screen that the work is for.
    private var origin: Origin?

    /// Whether the scope has ended; it takes no more work until its screen is shown again.
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
        if runner == nil { startRunner() }
    }

    /// Runs something that has no end of its own (a ticker). Nobody waits for it.
    public func runInBackground(_ operation: @escaping Operation) {
        guard !isCancelled else { return }
        let id = nextBackground
        nextBackground += 1
        // The operation counts until its first suspension, so that its start is not missed.
        activity.begin()
        background[id] = Task { [weak self, origin, activity] in
            activity.end()
            guard !Task.isCancelled else { return }
            await Origin.$current.withValue(origin, operation: operation)
            self?.background[id] = nil
        }
    }

    /// Ends the background operations; what is enqueued goes on.
    public func cancelBackground() {
        for task in background.values { task.cancel() }
        background = [:]
    }

    /// Ends everything. What has not begun never will; what runs is told by `Task.isCancelled`.
    public func cancelAll() {
        isCancelled = true
        cancelBackground()
        runner?.cancel()
        for _ in queue { activity.end() }
        queue = []
    }

    /// Takes work: the screen is in the tree, perhaps once more.
    func reopen(for origin: Origin) {
        isCancelled = false
        self.origin = origin
    }

    private func startRunner() {
        runner = Task { await runQueue() }
    }

    private func runQueue() async {
        while !Task.isCancelled, !queue.isEmpty {
            let operation = queue.removeFirst()
            await Origin.$current.withValue(origin, operation: operation)
            activity.end()
        }
        runner = nil
        // The scope ended and was opened again meanwhile: what came then is not cancelled, and has
        // waited for the last operation from before.
        if !queue.isEmpty { startRunner() }
    }

    /// A ticker that nobody can stop any more stops by itself. What is enqueued holds the scope.
    deinit {
        for task in background.values { task.cancel() }
    }
}
