public import Domain
public import Navigation

/// One field of a player who is known from before.
public struct PlayerEditRoute: Route {
    /// What is edited.
    public let field: PlayerField

    /// `edit/age`
    public static let format = RouteFormat(
        "player-edit", path: "edit/:field", .choice(\.field, named: \.linkName)
    ) { Self($0) }

    /// - Parameter field: of whichever player the place before shows.
    public init(_ field: PlayerField) {
        self.field = field
    }
}

extension PlayerField {
    /// What a link calls the field. It stands in saved files: it never changes.
    var linkName: String {
        switch self {
        case .name: "name"
        case .age: "age"
        case .preferredPosition: "position"
        case .skill: "skill"
        case .favouriteTeam: "team"
        }
    }
}
