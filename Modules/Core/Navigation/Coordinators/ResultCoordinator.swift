/// A coordinator that has a result and is started with `run`.
@MainActor public protocol ResultCoordinator<Value>: Coordinator {
    /// The type of the value that the flow produces.
    associatedtype Value: Sendable

    /// The result, `.cancelled` until there is a value. The navigator sets it to `.cancelled` before
    /// `start(_:)`, and reads it once, after `didLeave()`.
    var result: FlowResult<Value> { get set }
}
