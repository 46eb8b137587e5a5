import FootballUI

/// The state of the list of deleted records.
struct DeletedRecordsState<Root: DisplayableRecord>: Equatable {
    /// The records, the last deleted first; nil before they are loaded.
    var records: [Root]?
    /// The record that the user has restored last.
    var restored: Root?
    /// The record that the user is asked to erase.
    var asked: Root?
    /// True while a record is restored or erased.
    var isSaving = false
    var failure: ChangeHistoryFailure?
}
