/// A part of a format's path.
enum RouteComponent: Hashable, Sendable {
    /// A word that appears in links.
    case word(String)
    /// The name of a parameter, which a link replaces by the value.
    case parameter(String)

    static func components(of path: String) -> [RouteComponent] {
        path.split(separator: "/", omittingEmptySubsequences: false).map { part in
            part.hasPrefix(":") ? .parameter(String(part.dropFirst())) : .word(String(part))
        }
    }

    var parameterName: String? {
        if case .parameter(let name) = self { name } else { nil }
    }

    var isWord: Bool { parameterName == nil }

    /// The part as it is written in a format: `:player`, `edit`.
    var text: String {
        switch self {
        case .word(let word): word
        case .parameter(let name): ":\(name)"
        }
    }
}
