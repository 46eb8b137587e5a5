public import Navigation

/// A presenter without a state, which counts the calls of its screen.
@MainActor public final class StubPresenter: Presenter {
    /// The state, which never changes.
    public let state: Void = ()
    /// Set by the screen, and never called.
    public var stateDidChange: (@MainActor () -> Void)?
    /// True if the screen may be left.
    public var allowsLeaving = true
    /// The number of calls of `didAppear`.
    public private(set) var appearanceCount = 0
    /// The number of calls of `dismissalDecision`.
    public private(set) var dismissalRequestCount = 0

    /// Creates a presenter whose screen may be left.
    public init() {}

    /// Counts the call.
    public func didAppear() { appearanceCount += 1 }

    /// Counts the call and returns the decision that `allowsLeaving` selects.
    public func dismissalDecision() -> DismissalDecision {
        dismissalRequestCount += 1
        return DismissalDecision(isAllowed: allowsLeaving)
    }
}
