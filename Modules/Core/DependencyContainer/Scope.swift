/// How long a value lives that the container made.
///
/// A scope lies within another, and so they make a tree with the app as its root. A team defines its
/// own:
///
/// ```swift
/// extension Scope {
///     static let match = Scope("match", within: .session)
/// }
/// ```
///
/// Two scopes of the same name within the same scope are one scope.
public struct Scope: Hashable, Sendable, CustomStringConvertible {
    /// From the app inwards; of nothing where nothing is kept.
    private let path: [String]

    /// Made anew each time; lives as long as whoever asked for it.
    public static let unique = Scope(path: [])
    /// One for the whole program.
    public static let app = Scope(path: ["app"])
    /// One for each session; gone when the session ends.
    public static let session = Scope("session", within: .app)

    /// - Parameters:
    ///   - name: as it is written after the dot, so that a fault can say which line to change.
    ///   - parent: what it is opened from. Nothing lies within `.unique`: that counts as the app.
    public init(_ name: String, within parent: Scope) {
        path = (parent.path.isEmpty ? Scope.app.path : parent.path) + [name]
    }

    private init(path: [String]) {
        self.path = path
    }

    /// As it is written after the dot.
    public var name: String { path.last ?? "unique" }

    /// What it is opened from; nil for the app and for what is not kept.
    public var parent: Scope? { path.count > 1 ? Scope(path: Array(path.dropLast())) : nil }

    /// As it is written after the dot.
    public var description: String { name }

    /// How far it is from outside of all scopes: 0 for `.unique`, 1 for the app.
    var depth: Int { path.count }

    /// Whether the other one is open whenever this one is. A scope lies within itself.
    func lies(within other: Scope) -> Bool { path.starts(with: other.path) }

    /// Whether one of the two is open whenever the other is.
    func sees(_ other: Scope) -> Bool { lies(within: other) || other.lies(within: self) }
}
