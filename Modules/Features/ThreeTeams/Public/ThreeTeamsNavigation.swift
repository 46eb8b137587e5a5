public import Domain

/// Events of the feature ThreeTeams, handled by the composition root.
@MainActor public protocol ThreeTeamsNavigation: AnyObject {
    /// The user wants to play a match of two of the three teams.
    ///
    /// - Parameter draft: The match. The resting team is on the bench.
    func threeTeamsDidRequestMatch(_ draft: MatchDraft)
}
