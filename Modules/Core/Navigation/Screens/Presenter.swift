/// An object that owns the state of a screen, decides about its events, and knows no user
/// interface.
@MainActor public protocol Presenter: AnyObject {
    /// The values that the screen shows.
    associatedtype State

    /// The current values.
    var state: State { get }

    /// Called after each change of `state`. The screen sets it.
    var stateDidChange: (@MainActor () -> Void)? { get set }

    /// Called each time the screen becomes visible, such as when its tab is selected.
    func didAppear()

    /// Called after a change by another device or program, while the screen is visible.
    func dataDidChange()

    /// Returns whether Back may remove the screen, see `Screen.dismissalDecision()`.
    func dismissalDecision() -> DismissalDecision
}

extension Presenter {
    /// Does nothing.
    public func didAppear() {}

    /// Calls `didAppear()`.
    public func dataDidChange() { didAppear() }

    /// Returns `.allowed`.
    public func dismissalDecision() -> DismissalDecision { .allowed }
}
