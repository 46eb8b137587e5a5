/// An error in a map of routes.
public enum RouteMapError: Error, Hashable, Sendable {
    /// The format of the route with this name is invalid.
    case invalidFormat(String, reason: String)
    /// Two kinds of routes have the same name.
    case duplicateName(String)
    /// The same text can lead to two destinations.
    case ambiguous(String, String, after: String)
    /// Two destinations of the same kind of route follow the same destination.
    case unreachable(String, after: String)
    /// A migration leads to no route of the map, or repeats another one.
    case strayMigration(String, from: Int)

    /// A sentence for the developer about the error.
    public var message: String {
        switch self {
        case .invalidFormat(let name, let reason):
            "The format of “\(name)” is invalid: \(reason). Correct the route's `format`."
        case .duplicateName(let name):
            "Two kinds of routes are called “\(name)”: rename one of them."
        case .ambiguous(let first, let second, let path):
            "A link cannot distinguish \(first) from \(second)\(Self.after(path)): begin one of "
                + "them with another word."
        case .unreachable(let route, let path):
            "\(route) occurs twice\(Self.after(path)): remove one."
        case .strayMigration(let name, let version):
            "The migration of “\(name)” from version \(version) leads to no route: remove it, or "
                + "add the route or migration that follows it."
        }
    }

    private static func after(_ path: String) -> String { path.isEmpty ? "" : " after \(path)" }
}
