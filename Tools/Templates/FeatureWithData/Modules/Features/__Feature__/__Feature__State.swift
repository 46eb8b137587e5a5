import Domain

/// The state of the screen.
struct __Feature__State: Equatable {
    /// A failed operation, with the message of its error.
    enum Failure: Equatable {
        case load(String)
        case change(String)
    }

    /// The entries; nil before they are loaded.
    var stored: StoredRecords<__Feature__Entry>?
    /// The text in the field.
    var text = ""
    /// The entry whose text is in the field; nil for a new entry.
    var edited: __Feature__Entry.ID?
    /// The number of edits that have begun. Each one focuses the field.
    var editCount = 0
    /// The entry that the user is asked to delete.
    var deleted: __Feature__Entry?
    /// True while the user is asked whether to discard the text.
    var asksToDiscard = false
    /// True during a change of the stored entries.
    var isSaving = false
    var failure: Failure?

    /// True if the text in the field can be stored.
    var canSubmit: Bool { newText != nil && !isSaving }

    /// True if leaving the page discards the text.
    var isUnsaved: Bool {
        let storedText = stored?.records.first { $0.id == edited }?.text.text
        return text != storedText && !text.allSatisfy(\.isWhitespace)
    }

    /// The text to store; nil if the text in the field is empty or too long.
    var newText: ShortText? { ShortText(text) }

    /// True if the text in the field is too long.
    var isTooLong: Bool { newText == nil && text.count > ShortText.maximumLength }
}
