/// What the list may report, for whoever answers to say beforehand that nothing would follow.
public enum PlayerListRequest: CaseIterable, Sendable {
    /// `playerListDidRequestAdd`
    case add
    /// `playerListDidSelect`
    case player
    /// `playerListDidConfirm`
    case match
    /// `playerListDidRequestResume`
    case resume
}
