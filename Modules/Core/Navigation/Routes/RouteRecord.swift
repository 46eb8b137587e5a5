/// A route by its stable name, for files and logs: never a Swift type's name, so that a type can be
/// renamed without anybody's saved tree being lost.
public struct RouteRecord: Hashable, Sendable, CustomStringConvertible {
    /// The name that the route's format gives.
    public let name: String
    /// The version of the format that the parameters belong to.
    public let version: Int
    /// In the order of the format's path, exactly as they were: not encoded, not normalised.
    public let parameters: [String]

    /// A record from a file, perhaps of another version of the program.
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
