/// One place that can be written down: what a link says, and what a saved tree remembers.
///
/// A feature owns its routes. The format is the one declaration that both directions follow: a
/// link is read by it and written by it.
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
    /// How the route is read and written; the same for all values.
    static var format: RouteFormat<Self> { get }
}

extension Route {
    /// The route as a part of a link, percent-encoded: `edit/age`.
    public var path: String { Self.format.path(of: self) }

    /// The route by its stable name, for files and logs.
    public var record: RouteRecord {
        RouteRecord(
            name: Self.format.name, version: Self.format.version,
            parameters: Self.format.texts(self))
    }
}
