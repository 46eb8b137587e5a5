/// A way through the app, place by place.
///
/// As text it is a relative path, `players/42/edit/age`: the paths of its routes with `/` between
/// them. There is no scheme and no `/` at either end: whoever takes links from outside knows what
/// comes before. Every part is percent-encoded; the empty text, `.`, `..` and what begins with `~`
/// have a `~` in front.
public struct DeepLink: Hashable, Sendable, CustomStringConvertible {
    /// The most bytes that a text may have to be read as a link.
    public static let maximumLength = 4_096
    /// The most places that a text may lead through.
    public static let maximumPlaces = 64

    /// From the first place to the one that it leads to.
    public let routes: [any Route]

    /// - Parameter routes: from the first place to the one that it leads to.
    public init(_ routes: [any Route]) {
        self.routes = routes
    }

    /// The link's text, in ASCII.
    public var description: String {
        routes.map { $0.path }.joined(separator: "/")
    }

    /// Equal when they have equal routes in the same order.
    public static func == (left: DeepLink, right: DeepLink) -> Bool {
        left.keys == right.keys
    }

    /// By all routes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(keys)
    }

    private var keys: [AnyHashable] { routes.map { AnyHashable($0) } }
}
