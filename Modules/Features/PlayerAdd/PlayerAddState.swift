/// What the form shows.
struct PlayerAddState: Equatable {
    /// A question or a message above the form.
    enum Notice: Equatable {
        /// Somebody has this name already.
        case nameExists(String)
        /// Nothing was stored, and why.
        case failure(String)
    }

    var name = ""
    /// What is wrong with the name; nil while nothing is, or nothing can be seen of it.
    var problem: String?
    var isDoneEnabled = false
    var isSaving = false
    var notice: Notice?
}
