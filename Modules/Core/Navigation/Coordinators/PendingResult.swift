/// A result that a navigator delivers after a coordinator has left.
@MainActor protocol ResultDelivery: AnyObject, Sendable {
    /// Removes the result of an earlier run.
    func reset()

    /// Delivers the coordinator's result.
    func deliver()
}

/// The result of a running coordinator, delivered to a closure exactly once.
@MainActor final class PendingResult<Child: ResultCoordinator>: ResultDelivery {
    var completion: ((FlowResult<Child.Value>) -> Void)?
    private let child: Child

    init(of child: Child) {
        self.child = child
    }

    func reset() {
        child.result = .cancelled
    }

    func deliver() {
        complete(with: child.result)
    }

    /// Delivers `.cancelled` for a child that could not be started. The child's `result` may be
    /// that of an earlier run.
    func cancel() {
        complete(with: .cancelled)
    }

    private func complete(with result: FlowResult<Child.Value>) {
        guard let completion else { return }
        self.completion = nil
        completion(result)
    }
}
