/// The name of a screen with its parameters, for links and navigation states.
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

    /// The route with its stable name, for navigation states.
    public var record: RouteRecord {
        RouteRecord(
            name: Self.format.name, version: Self.format.version,
            parameters: Self.format.texts(self))
    }
}

/// A route with its stable name, for navigation states. Records do not depend on the names of Swift
/// types, so types can be renamed.
public struct RouteRecord: Hashable, Sendable, CustomStringConvertible {
    /// The name of the route's format.
    public let name: String
    /// The version of the route's format.
    public let version: Int
    /// The parameters in the order of the format's path, without encoding or normalisation.
    public let parameters: [String]

    /// Creates a record, possibly of another version of the program.
    public init(name: String, version: Int, parameters: [String] = []) {
        self.name = name
        self.version = version
        self.parameters = parameters
    }

    /// The name and the parameters, percent-encoded: `player-edit age`.
    public var description: String {
        ([name] + parameters).map { LinkComponent.encoded($0) }.joined(separator: " ")
    }
}
