/// One value on its way. All who ask for it meanwhile wait for the same.
@MainActor final class Creation {
    private var outcome: Result<Void, any Error>?
    private var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]
    private var count = 0

    /// Waits until it has ended, whichever way. Whoever is cancelled stops waiting, and nothing else
    /// stops.
    func ended() async throws {
        if let outcome { return try outcome.get() }
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

    /// Tells all who wait. Only the first end counts.
    func end(_ outcome: Result<Void, any Error>) {
        guard self.outcome == nil else { return }
        self.outcome = outcome
        let waiting = waiting.sorted { $0.key < $1.key }
        self.waiting = [:]
        for (_, continuation) in waiting { continuation.resume(with: outcome) }
    }
}
