import Domain
import FootballUI
import Records

/// The state of the history of a record.
struct ChangeHistoryState<Root: DisplayableRecord>: Equatable {
    /// A change with its formatted values.
    struct Row: Equatable, Identifiable {
        let id: RecordVersion<Root>.ID
        let title: String
        /// The title without arrows; nil for a title that has none.
        var titleInWords: String?
        let details: [String]
        /// The changes that take this one back.
        let reversal: [FieldChange<Root>]
        /// The reversal as a text.
        let reversalText: String
        /// The reversal as a text without arrows; nil for a text that has none.
        var reversalInWords: String?
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
    var failure: ChangeHistoryFailure?
}

/// A failed operation, with the message of its error.
enum ChangeHistoryFailure: Equatable {
    case load(String)
    case change(String)
}
