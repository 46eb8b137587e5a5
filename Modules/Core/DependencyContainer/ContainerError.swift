/// Why a value could not be had, or a scope not be opened. Types are called as in code.
public enum ContainerError: Error, Hashable, Sendable {
    /// Nobody registered the type.
    case notRegistered(String)
    /// The type lives in a scope, and none such is open here.
    case outsideScope(String, Scope)
    /// The type was announced for a scope, which was opened without a value of it.
    case notHandedIn(String, Scope)
    /// A value was handed in that nobody announced for the scope.
    case notExpected(String, Scope)
    /// The value, or one that it needs, has to be awaited, and has not been.
    case notReady(String)
    /// The type needs itself, by this path.
    case cycle([String])
    /// A scope lies within another than the one from which it was to be opened.
    case cannotOpen(Scope, from: Scope)
    /// The scope has ended.
    case closed(Scope)
}

extension ContainerError: CustomStringConvertible {
    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .notRegistered(let type):
            "\(type) is not registered. Add: container.register(\(metatype(type)), needs: …) { … }"
        case .outsideScope(let type, let scope):
            "\(type) lives in the \(scope), and none is open here. Ask the container that "
                + "openScope(.\(scope)) gave."
        case .notHandedIn(let type, let scope):
            "\(type) was not handed in when the \(scope) was opened. "
                + "Give it to openScope(.\(scope), with: …)."
        case .notExpected(let type, let scope):
            "\(type) was handed in, and nobody announced it. "
                + "Add: container.expect(\(metatype(type)), in: .\(scope))"
        case .notReady(let type):
            "\(type) has to be awaited. Call try await container.prepare() before, "
                + "or try await container.resolve(awaiting: \(metatype(type)))."
        case .cycle(let path):
            "These need each other: \(path.joined(separator: " → "))."
        case .cannotOpen(let scope, let from):
            scope.parent.map {
                "The \(scope) lies within the \($0) and cannot be opened from the \(from)."
            } ?? "\(scope) is no scope that can be opened."
        case .closed(let scope):
            "The \(scope) has ended."
        }
    }
}
