import Domain

/// The texts of the form.
enum PlayerEditStrings {
    static let done = "Done"
    static let saving = "Saving…"
    static let none = "None"
    static let failure = "Unable to update player. Please try again."
    static let ok = "OK"
    static let renameAnywayQuestion = "Rename anyway?"
    static let renameAnyway = "Rename anyway"
    static let cancel = "Cancel"
    static let discardQuestion = "Discard changes?"
    static let discard = "Discard"
    static let keepEditing = "Keep editing"

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
