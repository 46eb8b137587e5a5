/// The number of running operations. A script or a test can wait until all of them have ended.
@MainActor public final class Activity {
    private var count = 0
    private var waiters: [CheckedContinuation<Void, Never>] = []

    /// Creates an activity without running operations.
    public init() {}

    /// True if no operation is running.
    public var isIdle: Bool { count == 0 }

    /// Waits until no operation is running.
    public func waitUntilIdle() async {
        while count > 0 {
            await withCheckedContinuation { waiters.append($0) }
        }
    }

    func begin() {
        count += 1
    }

    func end() {
        count -= 1
        guard count == 0 else { return }
        let resumed = waiters
        waiters = []
        for waiter in resumed { waiter.resume() }
    }
}
