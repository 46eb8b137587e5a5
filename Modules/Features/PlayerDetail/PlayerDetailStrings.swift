import Domain

/// The texts of the player screen.
enum PlayerDetailStrings {
    static let list = "Player"
    static let personal = "PERSONAL"
    static let play = "PLAY"
    static let likes = "LIKES"
    /// The text of an empty field.
    static let unknown = "-"
    static let loading = "Loading…"

    static func label(of field: PlayerField) -> String {
        switch field {
        case .name: "Name"
        case .age: "Age"
        case .preferredPosition: "Preferred position"
        case .skill: "Skill"
        case .favouriteTeam: "Favourite team"
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
