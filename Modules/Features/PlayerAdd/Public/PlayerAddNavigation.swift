public import Domain
public import Navigation

/// What leaves the feature.
@MainActor public protocol PlayerAddNavigation: AnyObject {
    /// It is over, and this came of it. Called exactly once, whichever way it was left.
    func playerAddDidEnd(with result: FlowResult<Player>)
}
