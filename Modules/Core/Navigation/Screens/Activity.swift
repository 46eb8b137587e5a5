/// Counts the work that is under way, so that somebody can wait until all of it is done: a script
/// before its next line, a test before it looks.
@MainActor public final class Activity {
    private var count = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Nothing is under way.
    public init() {}

    /// Whether nothing is under way.
    public var isIdle: Bool { count == 0 }

    /// Returns when nothing is under way any more.
    public func waitUntilIdle() async {
        while count > 0 {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    /// Counts as work until everybody who was woken a moment ago has had a turn on the main actor.
    func holdForOneTurn() {
        begin()
        // After them, on whichever kind of executor.
        Task(priority: .background) { end() }
    }

    func begin() {
        count += 1
    }

    func end() {
        count -= 1
        guard count == 0 else { return }
        let woken = waiting
        waiting = []
        for continuation in woken { continuation.resume() }
    }
}
