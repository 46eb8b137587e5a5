/// A barrier that suspends makers until a test opens it.
actor MakerGate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var arrivals = 0
    private var watching: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    /// Waits until the gate is open, regardless of cancellation.
    func pass() async {
        arrivals += 1
        let ready = watching.filter { $0.count <= arrivals }
        watching.removeAll { $0.count <= arrivals }
        for watcher in ready { watcher.continuation.resume() }
        guard !isOpen else { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    /// Waits until a number of calls have reached the gate.
    func waitForArrivals(_ count: Int) async {
        guard arrivals < count else { return }
        await withCheckedContinuation { watching.append((count, $0)) }
    }
}
