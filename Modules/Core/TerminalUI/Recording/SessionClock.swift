/// The time of a session that goes from step to step: between two of them it stands still, so that
/// whoever looks at the clock sees the same when the session is played again.
@MainActor public protocol SessionClock: AnyObject {
    /// Told when somebody who waits for the time to pass has waited long enough.
    var onDue: (@MainActor () -> Void)? { get set }
    /// Whether somebody has waited long enough by the time that it really is.
    var isDue: Bool { get }
    /// How far the real time is ahead.
    var elapsed: Elapsed { get }
    /// Whether everybody who was woken has gone on.
    var isAtRest: Bool { get }
    /// Goes on, and wakes whoever has waited long enough then.
    func advance(by elapsed: Elapsed)
}
