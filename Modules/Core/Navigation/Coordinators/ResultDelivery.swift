/// Hands a coordinator's result to whoever asked for it.
@MainActor protocol ResultDelivery: AnyObject {
    func deliver()
}

/// Hands it over exactly once.
@MainActor final class Delivery<Child: ResultCoordinator>: ResultDelivery {
    let child: Child
    private var then: ((FlowResult<Child.Value>) -> Void)?

    init(of child: Child, to then: @escaping (FlowResult<Child.Value>) -> Void) {
        self.child = child
        self.then = then
    }

    func deliver() {
        hand(child.result)
    }

    /// Nothing comes of it: the coordinator could not be started, whatever it says of an earlier time.
    func cancel() {
        hand(.cancelled)
    }

    private func hand(_ result: FlowResult<Child.Value>) {
        guard let then else { return }
        self.then = nil
        then(result)
    }
}

/// Finds a delivery that may have been made meanwhile. Whoever waits holds this, and not the child.
@MainActor final class Receipt {
    weak var delivery: (any ResultDelivery)?
}
