public import Domain
public import Navigation

/// What leaves the feature.
@MainActor public protocol PlayerEditNavigation: AnyObject {
    /// It is over, and this came of it: the player as stored now, or nothing. Called exactly once,
    /// whichever way it was left.
    func playerEditDidEnd(with result: FlowResult<Player>)
}
