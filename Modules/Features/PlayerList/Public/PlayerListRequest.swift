/// A request of the player list that another feature handles.
public enum PlayerListRequest: CaseIterable, Sendable {
    /// The request of `playerListDidRequestAdd()`.
    case add
    /// The request of `playerListDidSelect(_:)`.
    case open
    /// The request of `playerListDidConfirm(_:)`.
    case confirm
    /// The request of `playerListDidRequestResume(_:)`.
    case resume
}
