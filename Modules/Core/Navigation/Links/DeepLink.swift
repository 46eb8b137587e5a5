/// A path through the app: the routes of the destinations to show, one above the other.
///
/// The text of a link is a relative path, `players/42/edit/age`: the paths of its routes, separated
/// by `/`, without a scheme. Each part is percent-encoded. An empty part, `.`, `..` and a part that
/// begins with `~` are written with a `~` in front.
public struct DeepLink: Hashable, Sendable, CustomStringConvertible {
    /// The maximum length of a text in bytes.
    public static let maximumLength = 4_096
    /// The maximum number of routes in a text.
    public static let maximumDestinations = 64

    /// The routes, from the lowest destination up.
    public let routes: [any Route]

    /// Creates a link.
    ///
    /// - Parameter routes: The routes, from the lowest destination up.
    public init(_ routes: [any Route]) {
        self.routes = routes
    }

    /// The text of the link, in ASCII.
    public var description: String {
        routes.map { $0.path }.joined(separator: "/")
    }

    /// Returns whether both links have equal routes in the same order.
    public static func == (left: DeepLink, right: DeepLink) -> Bool {
        left.keys == right.keys
    }

    /// Hashes all routes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(keys)
    }

    private var keys: [AnyHashable] { routes.map { AnyHashable($0) } }
}

/// The result of opening a deep link.
public enum DeepLinkOutcome: Hashable, Sendable {
    /// The destination is visible.
    case opened
    /// A screen asks the user for a confirmation. The destination is shown after it.
    case asking
}
