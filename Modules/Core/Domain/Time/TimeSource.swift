/// Where the time comes from. Injected, so that tests advance it by hand.
public protocol TimeSource: Sendable {
    /// The present moment.
    func now() -> Moment

    /// Returns after `duration`, measured on the steady clock. Returns at once when the task is
    /// cancelled; whoever waits looks at the clock again anyway.
    func sleep(for duration: Duration) async
}
