extension Navigator {
    /// Starts a coordinator and waits for what comes of it, whichever way it leaves: by itself, by
    /// Back, with its parent, or with everything. When the waiting task is cancelled, the coordinator
    /// leaves.
    ///
    /// Whoever waits goes on before the next thing that the person does is taken up. Until then the
    /// navigator stays alive; `close` ends every wait.
    ///
    /// - Returns: the coordinator's result after it has left; `.cancelled` when it could not be
    ///   started, of which `onRefusal` is told.
    public func run<Child: ResultCoordinator>(
        _ child: Child, under parent: any Coordinator, as placement: Placement? = nil
    ) async -> FlowResult<Child.Value> {
        let delivery = Delivery(of: child, activity)
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                delivery.continuation = continuation
                guard !Task.isCancelled else { return delivery.deliver() }
                attempt { () throws(NavigationError) in
                    try start(child, under: parent, as: placement, delivery: delivery)
                }
                if !isStarted(child, for: delivery) { delivery.deliver() }
            }
        } onCancel: {
            Task { @MainActor [weak self] in self?.abandon(delivery) }
        }
    }

    private func isStarted(_ child: any Coordinator, for delivery: any ResultDelivery) -> Bool {
        owners[ObjectIdentifier(child)]?.delivery === delivery
    }

    /// Takes away a coordinator for whose result nobody waits any more.
    private func abandon(_ delivery: any ResultDelivery) {
        guard let child = delivery.coordinator, isStarted(child, for: delivery) else { return }
        do throws(NavigationError) {
            try leave(child)
        } catch {
            // The last of all stays, since something has to be shown; nobody has to wait for that.
            owners[ObjectIdentifier(child)]?.delivery = nil
            delivery.deliver()
        }
    }
}

/// Hands a coordinator's result to whoever waits for it.
@MainActor protocol ResultDelivery: AnyObject, Sendable {
    var coordinator: (any Coordinator)? { get }
    func deliver()
}

/// Resumes whoever waits, exactly once.
@MainActor private final class Delivery<Child: ResultCoordinator>: ResultDelivery {
    var continuation: CheckedContinuation<FlowResult<Child.Value>, Never>?
    private weak var child: Child?
    private let activity: Activity

    init(of child: Child, _ activity: Activity) {
        self.child = child
        self.activity = activity
    }

    var coordinator: (any Coordinator)? { child }

    func deliver() {
        guard let continuation else { return }
        self.continuation = nil
        continuation.resume(returning: child?.result ?? .cancelled)
        activity.holdForOneTurn()
    }
}
