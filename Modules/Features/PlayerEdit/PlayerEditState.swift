/// What the form shows.
struct PlayerEditState: Equatable {
    /// What the value is edited with.
    enum Content: Equatable {
        case text(String, problem: String?)
        case choice(options: [String], selected: Int)
    }

    /// A question or a message above the form.
    enum Notice: Equatable {
        /// The user wants to leave, and something is not stored.
        case unsaved
        /// Somebody else has this name already.
        case nameExists(String)
        /// Nothing was stored, and why.
        case failure(String)
    }

    /// The field's name.
    var title = ""
    var content = Content.text("", problem: nil)
    var isDoneEnabled = false
    var isSaving = false
    var notice: Notice?
}
