import Domain
import FootballUI

/// The texts of the form.
enum PlayerAddStrings {
    static let name = "Name"
    static let tooLong =
        "Shorten the name to at most \(PlayerName.maximumLength) characters."

    static func nameExists(_ name: String) -> String { "“\(name)” is in your squad already." }

    static let form = FormStrings(
        title: "Add Player",
        failure: "Unable to create player. Please try again.",
        question: "Add anyway?",
        confirm: ("Add anyway", "y"),
        cancel: ("Cancel", "n"))
}
