/// Something wrong with a map of routes as a whole.
public enum RouteMapError: Hashable, Sendable, CustomStringConvertible {
    /// The format of the route with this name cannot be right.
    case invalidFormat(String, reason: String)
    /// Two kinds of routes have the same name.
    case duplicateName(String)
    /// A link could mean either of two places that may come next.
    case ambiguous(String, String, after: String)
    /// The same kind of route stands twice next to each other: the second is never reached.
    case unreachable(String, after: String)
    /// A migration that leads to no route of the map, or that another one comes before.
    case strayMigration(String, from: Int)

    /// What is wrong, and what mends it.
    public var description: String {
        switch self {
        case .invalidFormat(let name, let reason): "The format of “\(name)” is wrong: \(reason)."
        case .duplicateName(let name):
            "Two kinds of routes are called “\(name)”: give one of them another name."
        case .ambiguous(let first, let second, let path):
            "A link cannot tell \(first) from \(second)\(Self.after(path)): begin one of them with "
                + "another word."
        case .unreachable(let route, let path):
            "\(route) stands twice\(Self.after(path)): remove one."
        case .strayMigration(let name, let version):
            "The migration of “\(name)” from version \(version) leads to no route: remove it, or "
                + "add what comes after it."
        }
    }

    private static func after(_ path: String) -> String { path.isEmpty ? "" : " after \(path)" }
}
