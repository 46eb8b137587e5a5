/// The state of the form for a new player.
struct PlayerAddState: Equatable {
    /// An alert above the form.
    enum Notice: Equatable {
        /// The user wants to leave with unsaved input.
        case unsaved
        /// Another player has this name.
        case nameExists(String)
        /// The save failed, with the message of the error.
        case failure(String)
    }

    var name = ""
    /// The error message below the field.
    var nameError: String?
    var isDoneEnabled = false
    var isSaving = false
    var notice: Notice?
}
