/// The reason why a value cannot be resolved or a scope cannot be opened. Types are named as in code.
public enum ContainerError: Error, Hashable, Sendable {
    /// The type is not registered.
    case notRegistered(String)
    /// The type lives in a scope that is not open in this container.
    case outsideScope(String, Scope)
    /// The type is declared with `expect`, but the scope was opened without a value of it.
    case notHandedIn(String, Scope)
    /// The scope was opened with a value that was not declared with `expect`.
    case notExpected(String, Scope)
    /// The value or one of its needs is made asynchronously and is not available yet.
    case notReady(String)
    /// The type needs itself, by this path.
    case cycle([String])
    /// The first scope does not lie directly within the second one.
    case cannotOpen(Scope, from: Scope)
    /// The scope has ended.
    case closed(Scope)

    /// The cause, then the change that corrects it.
    public var message: String {
        switch self {
        case .notRegistered(let type):
            "\(type) is not registered. Add: container.register(\(metatype(type)), needs: …) { … }"
        case .outsideScope(let type, let scope):
            "\(type) lives in the \(scope), which is not open here. Use the container that "
                + "openScope(.\(scope)) returned."
        case .notHandedIn(let type, let scope):
            "\(type) was not handed in when the \(scope) was opened. "
                + "Pass it to openScope(.\(scope), with: …)."
        case .notExpected(let type, let scope):
            "\(type) was handed in and not declared. "
                + "Add: container.expect(\(metatype(type)), in: .\(scope))"
        case .notReady(let type):
            "\(type) must be awaited. Call try await container.prepare() before, "
                + "or try await container.resolve(awaiting: \(metatype(type)))."
        case .cycle(let path):
            "These types need each other: \(path.joined(separator: " → "))."
        case .cannotOpen(let scope, let from):
            scope.parent.map {
                "The \(scope) lies within the \($0) and cannot be opened from the \(from)."
            } ?? "The scope \(scope) cannot be opened."
        case .closed(let scope):
            "The \(scope) has ended."
        }
    }
}

extension ContainerError: CustomStringConvertible {
    /// The same as `message`.
    public var description: String { message }
}
