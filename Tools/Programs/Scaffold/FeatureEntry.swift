/// The way in which users reach a new feature.
enum FeatureEntry {
    /// A deep link below the list of players.
    case link
    /// The same deep link, and an action of the list of players.
    case action
    /// A tab of the session with its deep link.
    case tab

    /// The sections of the templates that are about the entry.
    var sections: Set<String> {
        switch self {
        case .link: ["page"]
        case .action: ["page", "action"]
        case .tab: ["tab"]
        }
    }

    /// Returns the entry of a catalogue entry that was made from the template.
    init(in text: String) {
        let isAction = text.contains(".playersAction(")
        self = text.contains(".tab(") ? .tab : isAction ? .action : .link
    }

    /// The deep link to a feature.
    func link(to name: FeatureName) -> String {
        self == .tab ? name.path : "players/\(name.path)"
    }

    /// The types of the feature's contributions. An action is also offered as a place.
    var contributions: [String] {
        switch self {
        case .link: []
        case .action: ["PlayerListContribution", "SessionPlace"]
        case .tab: ["SessionTab"]
        }
    }
}
