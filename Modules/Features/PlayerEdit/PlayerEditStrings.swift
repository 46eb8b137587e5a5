import Domain
import FootballUI
import Records

/// The texts of the form.
enum PlayerEditStrings {
    static let none = "None"

    static func form(of field: PlayerField) -> FormStrings {
        FormStrings(
            title: field.title,
            failure: "Unable to update player. Please try again.",
            question: "Rename anyway?",
            confirm: ("Rename anyway", "r"),
            cancel: ("Cancel", "c"))
    }

    static func nameExists(_ name: String) -> String { "“\(name)” is in your squad already." }

    static func message(for error: PlayerEditDraft.ValidationError, in field: PlayerField) -> String
    {
        switch error {
        case .missing:
            "Enter a \(field.description.words)."
        case .tooLong(let maximum):
            "Shorten the \(field.description.words) to at most \(maximum) characters."
        case .outOfRange(let range):
            """
            Enter a whole number from \(range.lowerBound) to \(range.upperBound), or leave the field \
            empty.
            """
        }
    }
}
