public import Domain

/// What leaves the feature.
@MainActor public protocol ConfirmPlayersNavigation: AnyObject {
    /// A match is stored with its line-up and waits for its kick-off. Called once for each match.
    func confirmPlayersDidStart(_ match: Match)
}
