import Navigation

/// A weak reference to the flow of the session, from which contributions of features start
/// coordinators.
@MainActor final class SessionFlowReference {
    weak var flow: SessionFlow?

    nonisolated init() {}

    /// Starts a coordinator on top of the visible screen as a child of the flow. Does nothing after the
    /// session has ended.
    func start(_ make: (SessionFlow) -> any Coordinator) {
        guard let flow else { return }
        flow.navigator.attempt { try flow.push(make(flow)) }
    }
}
