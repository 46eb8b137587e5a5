extension Navigator {
    /// Starts a coordinator for its result, whichever way it leaves: by itself, by Back, with its
    /// parent, or with everything.
    ///
    /// - Parameter then: called exactly once, after the coordinator has left and was told so, with
    ///   its result. Not called when it was not started.
    /// - Throws: what `start` throws.
    public func run<Child: ResultCoordinator>(
        _ child: Child, under parent: any Coordinator, as placement: Placement? = nil,
        then: @escaping (FlowResult<Child.Value>) -> Void
    ) throws(NavigationError) {
        try start(child, under: parent, as: placement, delivery: Delivery(of: child, to: then))
    }

    /// Starts a coordinator and waits for what comes of it. When the waiting task is cancelled, the
    /// coordinator leaves.
    ///
    /// Whoever waits goes on before the next thing that the person does is taken up. Until then the
    /// navigator stays alive; `close` ends every wait.
    ///
    /// - Returns: the coordinator's result after it has left; `.cancelled` when it could not be
    ///   started, of which `onError` is told.
    public func run<Child: ResultCoordinator>(
        _ child: Child, under parent: any Coordinator, as placement: Placement? = nil
    ) async -> FlowResult<Child.Value> {
        let receipt = Receipt()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard !Task.isCancelled else { return continuation.resume(returning: .cancelled) }
                let delivery = Delivery(of: child) { [activity] result in
                    continuation.resume(returning: result)
                    activity.holdForOneTurn()
                }
                receipt.delivery = delivery
                attemptToStart(child, under: parent, as: placement, delivery: delivery)
                let isStarted = owners[ObjectIdentifier(child)]?.delivery === delivery
                if !isStarted { delivery.cancel() }
            }
        } onCancel: {
            Task { @MainActor [weak self] in self?.abandon(receipt) }
        }
    }

    private func attemptToStart<Child: ResultCoordinator>(
        _ child: Child, under parent: any Coordinator, as placement: Placement?,
        delivery: Delivery<Child>
    ) {
        attempt(try start(child, under: parent, as: placement, delivery: delivery))
    }

    /// Takes away a coordinator for whose result nobody waits any more.
    private func abandon(_ receipt: Receipt) {
        guard let delivery = receipt.delivery,
            let (key, owner) = owners.first(where: { $1.delivery === delivery })
        else { return }
        // Whoever has cancelled the task may have been a screen that has left.
        withCommandSource(nil) {
            do throws(NavigationError) {
                try leave(owner.coordinator)
            } catch {
                // The last of all stays, since something has to be shown; nobody has to wait for that.
                owners[key]?.delivery = nil
                delivery.deliver()
            }
        }
    }
}
