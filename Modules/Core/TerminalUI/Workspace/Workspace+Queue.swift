import Navigation

/// What was typed ahead.
extension Workspace {
    /// More than anybody types while something is stored; what comes above it is a flood.
    static let longestQueue = 4_096

    /// Takes what the person did when all that they did before is done: a key that follows another at
    /// once means the screen that the first one leads to. A click means what is on the screen, so one
    /// that comes too early is dropped.
    public func receive(_ event: InputEvent) {
        if let recorder { return recorder.receive(event) }
        if case .mouse = event, !isReady { return }
        guard queue.count < Self.longestQueue else { return }
        queue.append(event)
        handleQueue()
    }

    private var isReady: Bool { queue.isEmpty && navigator.activity.isIdle }

    private func handleQueue() {
        while !queue.isEmpty, !isFinished {
            guard navigator.activity.isIdle else { return waitForWork() }
            handle(queue.removeFirst())
        }
    }

    private func waitForWork() {
        guard !isWaitingForWork else { return }
        isWaitingForWork = true
        Task { [weak self, activity = navigator.activity] in
            await activity.waitUntilIdle()
            self?.isWaitingForWork = false
            self?.handleQueue()
        }
    }
}
