/// A coordinator that has a result and is started with `run`.
@MainActor public protocol ResultCoordinator<Value>: Coordinator {
    /// The type of the value that the flow produces.
    associatedtype Value: Sendable

    /// The result, `.cancelled` until there is a value. The navigator sets it to `.cancelled`
    /// before `start(_:)`, and reads it once, after `didLeave()`.
    var result: FlowResult<Value> { get set }
}

/// The result of a flow that can produce a value.
public enum FlowResult<Value: Sendable>: Sendable {
    /// The flow has produced a value.
    case finished(Value)
    /// The flow left without a value.
    case cancelled
}

extension FlowResult: Equatable where Value: Equatable {}

extension Navigator {
    /// Starts a coordinator and calls a closure with its result after it has left.
    ///
    /// - Parameters:
    ///   - child: The coordinator to start.
    ///   - parent: The coordinator that stays in the tree at least as long as the child.
    ///   - placement: The position of the child's first screen.
    ///   - then: Called exactly once with the result, after `child.didLeave()`. Not called when the
    ///     child cannot be started.
    /// - Throws: The errors of `start(_:under:as:)`.
    public func run<Child: ResultCoordinator>(
        _ child: Child, under parent: any Coordinator, as placement: Placement? = nil,
        then: @escaping (FlowResult<Child.Value>) -> Void
    ) throws(NavigationError) {
        try start(
            child, under: parent, as: placement, prepare: { child.result = .cancelled },
            deliverResult: { then(child.result) })
    }
}
