public import Domain
public import Navigation
public import Records

/// The route to the form of one field, relative to a player.
public struct PlayerEditRoute: Route {
    /// The field to edit.
    public let field: PlayerField

    /// The format of the path, such as `edit/age`.
    public static let format = RouteFormat(
        "player-edit", path: "edit/:field", .choice(\.field, named: \.linkName)
    ) { Self($0) }

    /// Creates a route.
    ///
    /// - Parameter field: A field of the player of the preceding route.
    public init(_ field: PlayerField) {
        self.field = field
    }
}

extension PlayerField {
    /// The name of the field in deep links. Saved files contain the name, so it never changes.
    fileprivate var linkName: String { description.heading }
}
