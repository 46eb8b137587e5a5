/// The state of the form of one field.
struct PlayerEditState: Equatable {
    /// The input element with its value.
    enum Content: Equatable {
        case text(String, error: String?)
        case choice(options: [String], selected: Int)
    }

    /// An alert above the form.
    enum Notice: Equatable {
        /// The user wants to leave with unsaved input.
        case unsaved
        /// Another player has this name.
        case nameExists(String)
        /// The save failed, with the message of the error.
        case failure(String)
    }

    let title: String
    var content: Content
    var isDoneEnabled = false
    var isSaving = false
    var notice: Notice?
}
