import Domain

/// The texts of the form.
enum PlayerAddStrings {
    static let title = "Add Player"
    static let name = "Name"
    static let done = "Done"
    static let saving = "Saving…"
    static let tooLong =
        "Shorten the name to at most \(PlayerName.maximumLength) characters."
    static let failure = "Unable to create player. Please try again."
    static let ok = "OK"
    static let addAnyway = "Add anyway"
    static let cancel = "Cancel"
    static let discardQuestion = "Discard changes?"
    static let discard = "Discard"
    static let keepEditing = "Keep editing"
    static let addAnywayQuestion = "Add anyway?"

    static func nameExists(_ name: String) -> String { "“\(name)” is in your squad already." }
}
