/// A route with its stable name, for snapshots and logs. Records do not depend on the names of Swift
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
