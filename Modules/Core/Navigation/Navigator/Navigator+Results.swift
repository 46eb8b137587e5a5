extension Navigator {
    /// Starts a coordinator and calls a closure with its result after it has left.
    ///
    /// - Parameters:
    ///   - child: The coordinator to start.
    ///   - parent: The coordinator that stays in the tree at least as long as the child.
    ///   - placement: The position of the child's first screen.
    ///   - hint: A value for the user interface.
    ///   - then: Called exactly once with the result, after `child.didLeave()`. Not called when the
    ///     child cannot be started.
    /// - Throws: The errors of `start(_:under:as:hint:)`.
    public func run<Child: ResultCoordinator>(
        _ child: Child, under parent: any Coordinator, as placement: Placement? = nil,
        hint: (any Sendable)? = nil, then: @escaping (FlowResult<Child.Value>) -> Void
    ) throws(NavigationError) {
        let delivery = PendingResult(of: child)
        delivery.completion = then
        try start(child, under: parent, as: placement, hint: hint, delivery: delivery)
    }

    /// Starts a coordinator and waits for its result. Cancelling the task removes the coordinator.
    ///
    /// The caller resumes before `activity.waitUntilIdle()` returns, so that the next input of the
    /// user is handled after the result. `close()` ends the wait. A task that calls this method
    /// retains the navigator; one that calls `Coordinator.run(_:as:)` does not.
    ///
    /// - Parameters:
    ///   - child: The coordinator to start.
    ///   - parent: The coordinator that stays in the tree at least as long as the child.
    ///   - placement: The position of the child's first screen.
    ///   - hint: A value for the user interface.
    /// - Returns: The result that the child had when it left; `.cancelled` when it could not be
    ///   started, which is reported to `onError`.
    public func run<Child: ResultCoordinator>(
        _ child: Child, under parent: any Coordinator, as placement: Placement? = nil,
        hint: (any Sendable)? = nil
    ) async -> FlowResult<Child.Value> {
        await WeakNavigator(wrappedValue: self)
            .run(child, under: parent, as: placement, hint: hint)
    }

    fileprivate func attemptToRun<Child: ResultCoordinator>(
        _ child: Child, under parent: any Coordinator, as placement: Placement?,
        hint: (any Sendable)?, for delivery: PendingResult<Child>
    ) {
        guard !Task.isCancelled else { return delivery.cancel() }
        attempt { try start(child, under: parent, as: placement, hint: hint, delivery: delivery) }
        if !isPending(delivery, of: child) { delivery.cancel() }
    }
}

extension WeakNavigator {
    /// Starts a coordinator and waits for its result, without retaining the navigator.
    func run<Child: ResultCoordinator>(
        _ child: Child, under parent: any Coordinator, as placement: Placement?,
        hint: (any Sendable)?
    ) async -> FlowResult<Child.Value> {
        let activity = wrappedValue.activity
        let delivery = PendingResult(of: child)
        let untypedDelivery: any ResultDelivery = delivery
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                delivery.completion = { result in
                    // Ends below, when this function has resumed.
                    activity.begin()
                    continuation.resume(returning: result)
                }
                wrappedValue.attemptToRun(
                    child, under: parent, as: placement, hint: hint, for: delivery)
            }
        } onCancel: {
            Task { @MainActor [weak untypedDelivery] in
                if let untypedDelivery { wrappedValue.abandon(untypedDelivery) }
            }
        }
        activity.end()
        return result
    }
}
