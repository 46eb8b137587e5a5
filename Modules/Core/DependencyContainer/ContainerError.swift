/// The reason why a value cannot be resolved or a scope cannot be opened. Types are named as in
/// code.
public enum ContainerError: Error, Hashable, Sendable {
    /// The type is not registered.
    case notRegistered(String)
    /// The scope of the type is not open in this container.
    case outsideScope(String, Scope)
    /// The type is declared with `expect`, but the scope was opened without a value of it.
    case missingScopeValue(String, Scope)
    /// The scope was opened with a value that was not declared with `expect`.
    case notExpected(String, Scope)
    /// The type needs itself. The path begins and ends with it.
    case cycle([String])
    /// The first scope does not lie directly within the second one.
    case cannotOpen(Scope, from: Scope)
    /// The scope is closed.
    case closed(Scope)

    /// The cause, then the change that corrects it.
    public var message: String {
        switch self {
        case .notRegistered(let type):
            "\(type) is not registered. Add: container.register(\(metatype(type)), needs: …) { … }"
        case .outsideScope(let type, let scope):
            "\(type) has the scope \(scope), which is not open here. Use the container that "
                + "openScope(.\(scope)) returned."
        case .missingScopeValue(let type, let scope):
            "\(type) was not passed to openScope(.\(scope)). Pass it: openScope(.\(scope), with: …)."
        case .notExpected(let type, let scope):
            "\(type) was passed to openScope(.\(scope)) and is not declared. "
                + "Add: container.expect(\(metatype(type)), in: .\(scope))"
        case .cycle(let path):
            "These types need each other: \(path.joined(separator: " → ")). Remove one of these needs."
        case .cannotOpen(let scope, let from):
            scope.parent.map {
                "The scope \(scope) lies within \($0). Open it from the container of \($0), "
                    + "not from that of \(from)."
            } ?? "The scope \(scope) cannot be opened. Open a scope that lies within another one."
        case .closed(let scope):
            scope.parent == nil
                ? "The scope \(scope) is closed. Create a new container."
                : "The scope \(scope) is closed. Open a new one with openScope(.\(scope))."
        }
    }
}

extension ContainerError: CustomStringConvertible {
    /// The same as `message`.
    public var description: String { message }
}
