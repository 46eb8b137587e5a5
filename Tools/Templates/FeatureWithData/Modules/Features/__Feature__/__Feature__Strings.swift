import Domain

/// The texts of the screen.
enum __Feature__Strings {
    static let title = "__Feature Title__"
    static let loading = "Loading…"
    static let loadFailure = "Unable to load the entries"
    static let changeFailure = "Unable to save the change"
    static let tryAgain = "Try again"
    static let emptyTitle = "No entries yet"
    static let emptyMessage = "Type the first one, and press Enter."
    static let field = "Entry"
    static let list = "Entries"
    static let damaged = "Damaged"
    static let add = "Add"
    static let save = "Save"
    static let edit = "Edit"
    static let delete = "Delete"
    static let history = "History"
    static let deletedEntries = "Deleted entries"
    static let deleteQuestion = "Delete this entry?"
    static let cancel = "Cancel"
    static let done = "Done"
    static let tooLong = "Shorten the text to at most \(ShortText.maximumLength) characters."

    static func warning(_ failure: String, _ message: String) -> String { "\(failure). \(message)" }
}
