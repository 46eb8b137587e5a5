import Domain

/// The state of the history of a player.
struct PlayerHistoryState: Equatable {
    /// A change with its formatted values.
    struct Row: Equatable, Identifiable {
        let id: RecordVersion<Player>.ID
        let title: String
        let details: [String]
        /// The changes that take this one back.
        let reversal: [PlayerChange]
        /// The reversal as a text.
        let reversalText: String
        /// The reason why the change cannot be taken back; nil when it can.
        let unavailableReason: String?
    }

    var title: String
    /// The changes, the newest first; nil before they are loaded.
    var rows: [Row]?
    /// The change that the user is asked to take back.
    var asked: Row?
    /// True while a change is taken back.
    var isSaving = false
    var failure: PlayerHistoryFailure?
}

/// A failed operation, with the message of its error.
enum PlayerHistoryFailure: Equatable {
    case load(String)
    case change(String)
}
