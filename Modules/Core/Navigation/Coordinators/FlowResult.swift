/// How a flow ended. A coordinator that has a result to give keeps `.cancelled` until it has
/// something better, and reports it in `didLeave`: exactly once, whichever way it left.
public enum FlowResult<Value: Sendable>: Sendable {
    /// It did what it was started for.
    case finished(Value)
    /// It was left before.
    case cancelled
}

extension FlowResult: Equatable where Value: Equatable {}
