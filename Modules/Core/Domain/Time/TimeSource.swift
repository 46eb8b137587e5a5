/// A source of the current time. Tests inject one that they advance themselves.
public protocol TimeSource: Sendable {
    /// Returns the current moment.
    func now() -> Moment

    /// Suspends the task for `duration`, measured by the uptime clock. Returns early, without an
    /// error, when the task is cancelled.
    ///
    /// The method is isolated to the main actor, so that a caller there continues as soon as the
    /// sleep ends.
    @MainActor func sleep(for duration: Duration) async
}
