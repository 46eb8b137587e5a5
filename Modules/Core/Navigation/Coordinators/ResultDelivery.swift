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
        guard let then else { return }
        self.then = nil
        then(child.result)
    }
}

/// Finds a delivery that may have been made meanwhile. Whoever waits holds this, and not the child.
@MainActor final class Receipt {
    weak var delivery: (any ResultDelivery)?
}
