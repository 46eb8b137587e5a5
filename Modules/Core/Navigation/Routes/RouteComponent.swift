/// One part of a format's path.
enum RouteComponent: Hashable, Sendable {
    /// Stands in a link as it is.
    case word(String)
    /// Its value stands in its place.
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

    /// As it stands in a format: `:player`, `edit`.
    var text: String {
        switch self {
        case .word(let word): word
        case .parameter(let name): ":\(name)"
        }
    }
}
