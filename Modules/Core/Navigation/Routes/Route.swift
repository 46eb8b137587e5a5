/// The name of a screen with its parameters, for links and snapshots.
///
/// A feature declares its routes. The format is used both to read links and to write them:
///
/// ```swift
/// public struct PlayerEditRoute: Route {
///     public let field: PlayerField
///     public static let format = RouteFormat(
///         "player-edit", path: "edit/:field", .choice(\.field)
///     ) { Self(field: $0) }
/// }
/// ```
public protocol Route: Hashable, Sendable {
    /// The format of all routes of this type.
    static var format: RouteFormat<Self> { get }
}

extension Route {
    /// The route as a part of a link, percent-encoded: `edit/age`.
    public var path: String { Self.format.path(of: self) }

    /// The route with its stable name, for snapshots and logs.
    public var record: RouteRecord {
        RouteRecord(
            name: Self.format.name, version: Self.format.version,
            parameters: Self.format.texts(self))
    }
}
