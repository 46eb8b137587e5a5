/// The lifetime of values that a container makes.
///
/// A scope lies within another one, up to the app. Define the scopes of your own app in an
/// extension:
///
/// ```swift
/// extension Scope {
///     static let match = Scope("match", within: .session)
/// }
/// ```
///
/// Scopes with the same name and the same parent are equal.
public struct Scope: Hashable, Sendable, CustomStringConvertible {
    /// The names from the app to this scope. Empty for `unique`.
    private let path: [String]

    /// The lifetime of a value that is made for each request and not kept by the container.
    public static let unique = Scope(path: [])
    /// The lifetime of the program.
    public static let app = Scope(path: ["app"])
    /// The lifetime of a session of a user.
    public static let session = Scope("session", within: .app)

    /// Creates a scope.
    ///
    /// - Parameters:
    ///   - name: The name of the static property, which messages show.
    ///   - parent: The scope that this one is opened from. `.unique` stands for `.app`.
    public init(_ name: String, within parent: Scope) {
        path = (parent.path.isEmpty ? Scope.app.path : parent.path) + [name]
    }

    private init(path: [String]) {
        self.path = path
    }

    /// The name of the static property.
    public var name: String { path.last ?? "unique" }

    /// The scope that this one is opened from, or nil for `app` and `unique`.
    public var parent: Scope? { path.count > 1 ? Scope(path: Array(path.dropLast())) : nil }

    /// The same as `name`.
    public var description: String { name }

    /// The number of scopes from the app to this one: 0 for `unique`, and 1 for `app`.
    var depth: Int { path.count }

    /// Returns whether `other` is open whenever this scope is. A scope lies within itself.
    func lies(within other: Scope) -> Bool { path.starts(with: other.path) }

    /// Returns the scope of a registration that is local to a container of another scope.
    func limited(to other: Scope) -> Scope { depth == 0 || lies(within: other) ? self : other }

    /// Returns whether one of the two scopes lies within the other.
    func isCompatible(with other: Scope) -> Bool {
        lies(within: other) || other.lies(within: self)
    }
}
