/// An error in the registrations of a container, found by `Container.verify()`.
public struct ContainerVerificationError: Error, Hashable, Sendable {
    /// The kind of the error, with the names of the types as in code: `any Engine`. They include
    /// the modules if two types have the same name. The name of a contribution ends with its
    /// number: `MenuItem #1`.
    public enum Kind: Hashable, Sendable {
        /// A type is needed and not registered.
        case missing(String, neededBy: [String])
        /// A type needs itself. The path begins and ends with it.
        case cycle([String])
        /// The first type of the path has a longer lifetime than the last one, which it needs.
        case captive([String], scope: Scope, heldScope: Scope)
        /// The first type of the path needs the last one. The scope of the last one is never open
        /// where the first one is made.
        case unreachable([String], scope: Scope, heldScope: Scope)
        /// A type needs, by two paths, two scopes that are never open together.
        case incompatibleScopes([String], [String])
        /// A type is registered more than once.
        case duplicate(String)
        /// A type is registered and not needed.
        case unused(String)
    }

    /// The kind of the error.
    public let kind: Kind
    /// The lines of the registrations, in the order in which `kind` names them. For a missing type,
    /// the lines that need it. A list of contributions and an optional have no line.
    public let lines: [SourceLine]

    init(_ kind: Kind, at lines: [SourceLine]) {
        self.kind = kind
        self.lines = lines
    }

    /// The cause, the lines of the registrations, and the change that corrects the error.
    public var message: String {
        ([cause] + lines.map { "    at \($0)" } + [correction]).joined(separator: "\n")
    }

    private var cause: String {
        switch kind {
        case .missing(let type, let needers):
            "\(type) is not registered, and \(list(needers)) \(needers.count == 1 ? "needs" : "need") it."
        case .cycle(let path):
            path.count == 2
                ? "\(path[0]) needs itself."
                : "These types need each other: \(arrows(path))."
        case .captive(let path, let scope, let heldScope):
            "\(first(path)) has the scope \(scope) and needs \(last(path)), "
                + "which has the shorter scope \(heldScope): \(arrows(path))."
        case .unreachable(let path, let scope, let heldScope):
            "\(first(path)) has the scope \(scope) and needs \(last(path)), "
                + "whose scope \(heldScope) is never open there: \(arrows(path))."
        case .incompatibleScopes(let one, let other):
            "\(first(one)) can never be made, because the scopes of \(last(one)) and \(last(other)) "
                + "are never open together: \(arrows(one)), and \(arrows(other))."
        case .duplicate(let type):
            "\(type) is registered \(lines.count == 2 ? "twice" : "\(lines.count) times")."
        case .unused(let type):
            "\(type) is registered and not needed."
        }
    }

    private var correction: String {
        switch kind {
        case .missing(let type, _):
            "Add: container.register(\(metatype(type)), needs: …) { … }"
        case .cycle(let path):
            "Remove one need, such as \(removal(path.count - 1, of: path))"
        case .captive(let path, _, let heldScope):
            "Change to: \(registration(first(path))), scope: .\(heldScope), needs: …"
        case .incompatibleScopes(let path, _) where isDerived(first(path)):
            "Change the scope of: \(registration(path[1])), scope: …"
        case .unreachable(let path, _, _), .incompatibleScopes(let path, _):
            "Remove \(removal(1, of: path))"
        case .duplicate(let type):
            "Remove all but one. To override a registration, use: "
                + "container.replace(\(metatype(type)), needs: …) { … }"
        case .unused(let type):
            "Remove it. If code outside the container resolves it, add: "
                + "container.require(\(metatype(type)), by: \"…\")"
        }
    }
}

extension ContainerVerificationError: CustomStringConvertible {
    /// The same as `message`.
    public var description: String { message }
}

/// Returns a type as an expression: `Car.self`, `(any Engine).self`.
func metatype(_ type: String) -> String {
    var depth = 0
    for character in type {
        switch character {
        case "<", "(", "[": depth += 1
        case ">", ")", "]": depth -= 1
        case " " where depth == 0: return "(\(type)).self"
        default: break
        }
    }
    return "\(type).self"
}

/// Returns the beginning of a registration: `container.register(Car.self`.
private func registration(_ type: String) -> String {
    let parts = type.split(separator: " #")
    return parts.count == 2
        ? "container.contribute(\(metatype(String(parts[0])))"
        : "container.register(\(metatype(type))"
}

/// Returns whether a type has no registration from which a need could be removed.
private func isDerived(_ type: String) -> Bool {
    ["Array<", "Optional<", "Provider<"].contains { name in
        ["", "Swift.", "DependencyContainer."].contains { type.hasPrefix($0 + name) }
    }
}

/// Returns a need of a path and the registration from which it can be removed.
private func removal(_ index: Int, of path: [String]) -> String {
    index > 1 && isDerived(path[index - 1])
        ? removal(index - 1, of: path)
        : "\(metatype(path[index])) from: \(registration(path[index - 1])), needs: …"
}

private func first(_ path: [String]) -> String { path.first ?? "" }

private func last(_ path: [String]) -> String { path.last ?? "" }

private func arrows(_ path: [String]) -> String { path.joined(separator: " → ") }

/// Returns `A, B and C`.
private func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
}
