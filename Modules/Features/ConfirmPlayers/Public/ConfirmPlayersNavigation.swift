public import Domain

/// What leaves the feature.
@MainActor public protocol ConfirmPlayersNavigation: AnyObject {
    /// A match is stored with its line-up and waits for its kick-off. Called once for each match.
    func confirmPlayersDidStart(_ match: Match)

    /// Why nothing would follow when a match starts, as a sentence for a person; nil when something
    /// does. Asked once, when the page begins; with an obstacle nothing is stored.
    func confirmPlayersUnavailableReasonForStart() -> String?
}
