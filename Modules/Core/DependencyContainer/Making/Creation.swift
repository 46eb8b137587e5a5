/// One value on its way. All who ask for it meanwhile wait for the same.
@MainActor final class Creation {
    /// The one in whose maker we are.
    @TaskLocal static var current: Creation?

    private let key: TypeKey
    private var outcome: Result<Void, any Error>?
    private var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]
    private var count = 0
    /// What its own maker waits for.
    private var waitsFor: [Creation] = []

    init(of key: TypeKey) {
        self.key = key
    }

    /// Waits until it has ended, whichever way. Whoever is cancelled stops waiting, and nothing else
    /// stops.
    ///
    /// - Throws: also when two makers would wait for each other, behind the container's back.
    func ended() async throws {
        if let outcome { return try outcome.get() }
        guard let waiter = Creation.current, waiter.outcome == nil else { return try await wait() }
        if let way = way(to: waiter) {
            throw ContainerError.cycle(([waiter] + way).map(\.key.name))
        }
        waiter.waitsFor.append(self)
        defer { waiter.waitsFor.removeAll { $0 === self } }
        try await wait()
    }

    /// Tells all who wait. Only the first end counts.
    func end(_ outcome: Result<Void, any Error>) {
        guard self.outcome == nil else { return }
        self.outcome = outcome
        let waiting = waiting.sorted { $0.key < $1.key }
        self.waiting = [:]
        for (_, continuation) in waiting { continuation.resume(with: outcome) }
    }

    private func wait() async throws {
        let number = count
        count += 1
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiting[number] = $0 }
        } onCancel: {
            Task { @MainActor in
                self.waiting.removeValue(forKey: number)?.resume(throwing: CancellationError())
            }
        }
    }

    /// By whom, from this one on, another is waited for in the end. Nobody waits in a circle yet.
    private func way(to end: Creation) -> [Creation]? {
        if self === end { return [self] }
        for next in waitsFor {
            if let rest = next.way(to: end) { return [self] + rest }
        }
        return nil
    }
}
