public import Domain

/// Events of the Gather feature that the composition root handles.
@MainActor public protocol GatherNavigation: AnyObject {
    /// The match has ended, and its end is stored. The receiver replaces or removes the match
    /// screen.
    func gatherDidEnd(_ match: Match)

    /// The user wants to add a player or a guest.
    ///
    /// - Parameters:
    ///   - match: The match with everybody who takes part.
    ///   - gather: Receives the player or the guest.
    func gatherDidRequestPlayer(for match: MatchState, by gather: any GatherCoordinating)

    /// The message that says why no player can be added; nil if one can. A message disables the
    /// action.
    var gatherPlayerUnavailableReason: String? { get }
}
