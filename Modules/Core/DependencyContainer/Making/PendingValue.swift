/// A value that a task is making. All calls that resolve it wait for the same task.
@MainActor final class PendingValue {
    /// The pending value whose maker runs in the current task.
    @TaskLocal static var current: PendingValue?

    private let key: TypeKey
    private var outcome: Result<Void, any Error>?
    private var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]
    private var count = 0
    /// The pending values that the maker of this one waits for.
    private var waitsFor: [PendingValue] = []

    init(of key: TypeKey) {
        self.key = key
    }

    /// Waits for the end of the task. Cancellation ends the wait only.
    ///
    /// - Throws: The error of the maker, or `.cycle` if two makers would wait for each other because they
    ///   resolve values that are not among their needs.
    func ended() async throws {
        if let outcome { return try outcome.get() }
        guard let waiter = PendingValue.current, waiter.outcome == nil else {
            return try await wait()
        }
        if let path = path(to: waiter) {
            throw ContainerError.cycle(([waiter] + path).map(\.key.name))
        }
        waiter.waitsFor.append(self)
        defer { waiter.waitsFor.removeAll { $0 === self } }
        try await wait()
    }

    /// Resumes all waiting calls. Later calls of this method have no effect.
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

    /// Returns the pending values from this one to `end`, each of which waits for the next.
    private func path(to end: PendingValue) -> [PendingValue]? {
        var reached = [(value: self, path: [self])]
        var seen: Set<ObjectIdentifier> = []
        while let (value, path) = reached.popLast() {
            if value === end { return path }
            for next in value.waitsFor where seen.insert(ObjectIdentifier(next)).inserted {
                reached.append((next, path + [next]))
            }
        }
        return nil
    }
}
