/// The result of a flow that can produce a value.
public enum FlowResult<Value: Sendable>: Sendable {
    /// The flow has produced a value.
    case finished(Value)
    /// The flow left without a value.
    case cancelled
}

extension FlowResult: Equatable where Value: Equatable {}
