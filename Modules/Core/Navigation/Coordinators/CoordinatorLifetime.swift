/// The time at which a coordinator leaves the tree by itself.
///
/// In any case a coordinator leaves with its parent. A coordinator without a screen does not keep its
/// parent in the tree.
public enum CoordinatorLifetime: Sendable {
    /// The coordinator shows a screen or starts a child in `start(_:)`, and leaves with the last one.
    case whileShown
    /// The coordinator can wait before its first screen, which then has the placement that was passed
    /// to `start`. The coordinator leaves with the last screen, or when it is removed while it waits.
    case untilFirstScreenLeaves
    /// The coordinator needs no screen. It leaves only when it is removed, for example with
    /// `leave()`.
    case untilLeft
}
