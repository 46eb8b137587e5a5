import Domain
import FootballUI

/// The texts of the form.
enum PlayerEditStrings {
    static let none = "None"

    static func form(of value: PlayerEditDraft.Value) -> FormStrings {
        FormStrings(
            title: title(of: value),
            failure: "Unable to update player. Please try again.",
            question: "Rename anyway?",
            confirm: ("Rename anyway", "r"),
            cancel: ("Cancel", "c"))
    }

    static func nameExists(_ name: String) -> String { "“\(name)” is in your squad already." }

    static func title(of value: PlayerEditDraft.Value) -> String {
        switch value {
        case .name: "Name"
        case .age: "Age"
        case .preferredPosition: "Preferred position"
        case .skill: "Skill"
        case .favouriteTeam: "Favourite team"
        }
    }

    static func message(for error: PlayerEditDraft.ValidationError) -> String {
        switch error {
        case .nameMissing:
            "Enter a name."
        case .nameTooLong:
            "Shorten the name to at most \(PlayerName.maximumLength) characters."
        case .ageOutOfRange:
            """
            Enter a whole number from \(Age.allowed.lowerBound) to \(Age.allowed.upperBound), or \
            leave the field empty.
            """
        case .teamTooLong:
            "Shorten the team name to at most \(FavouriteTeam.maximumLength) characters."
        }
    }

    static func position(_ position: Position) -> String {
        switch position {
        case .goalkeeper: "goalkeeper"
        case .defender: "defender"
        case .midfielder: "midfielder"
        case .winger: "winger"
        case .striker: "striker"
        }
    }

    static func skill(_ skill: Skill) -> String {
        switch skill {
        case .beginner: "beginner"
        case .amateur: "amateur"
        case .professional: "professional"
        }
    }
}
