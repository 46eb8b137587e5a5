public import Domain
public import Navigation

/// Events of the GatherDetail feature that the composition root handles.
@MainActor public protocol GatherDetailNavigation: AnyObject {
    /// The user has reopened the gather, which is in progress again. The screen leaves in the same
    /// transaction, and stays if the method throws.
    func gatherDetailDidReopen(_ match: Match) throws(NavigationError)

    /// The user wants to add a player or a guest.
    ///
    /// - Parameters:
    ///   - match: The match with everybody who takes part.
    ///   - gather: Receives the player or the guest.
    func gatherDetailDidRequestPlayer(
        for match: MatchState, by gather: any GatherDetailCoordinating)

    /// The message that says why no player can be added; nil if one can. A message disables the
    /// action.
    var gatherDetailPlayerUnavailableReason: String? { get }

    /// The message that says why no gather can be reopened; nil if one can. A message disables the
    /// action.
    var gatherDetailReopeningUnavailableReason: String? { get }
}
