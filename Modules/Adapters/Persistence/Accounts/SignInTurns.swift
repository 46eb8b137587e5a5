/// Lets the attempts of each user name follow one another, so that simultaneous guesses wait for
/// each other's delays.
actor SignInTurns {
    /// The waiting attempts of each name that has a running one.
    private var waiters: [String: [CheckedContinuation<Void, Never>]] = [:]
    /// The delay of each running attempt that waits.
    private var delays: [String: Task<Void, Never>] = [:]
    private var areDelaysCancelled = false

    /// Waits until no other attempt of the name is running. `end(_:)` has to follow.
    func begin(_ name: String) async {
        if waiters[name] == nil {
            waiters[name] = []
        } else {
            await withCheckedContinuation { waiters[name]?.append($0) }
        }
    }

    /// Continues the next attempt of the name.
    func end(_ name: String) {
        if waiters[name]?.isEmpty == false {
            waiters[name]?.removeFirst().resume()
        } else {
            waiters[name] = nil
        }
    }

    /// Waits during the turn of a name.
    ///
    /// - Returns: False if the caller or the delay was cancelled.
    func delay(_ name: String, _ sleep: @escaping @Sendable () async -> Void) async -> Bool {
        let delay = Task { await sleep() }
        if areDelaysCancelled { delay.cancel() }
        delays[name] = delay
        await withTaskCancellationHandler {
            await delay.value
        } onCancel: {
            delay.cancel()
        }
        delays[name] = nil
        return !delay.isCancelled
    }

    /// Cancels all delays, including those that would begin later.
    func cancelDelays() {
        areDelaysCancelled = true
        for delay in delays.values { delay.cancel() }
    }
}
