/// A coordinator that is started for a result, which `run` waits for.
@MainActor public protocol ResultCoordinator<Value>: Coordinator {
    /// What comes of it.
    associatedtype Value: Sendable

    /// `.cancelled` until there is something better. Read once, after `didLeave`.
    var result: FlowResult<Value> { get }
}
