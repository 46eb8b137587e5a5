import Navigation
import TerminalUI

/// A weak reference to the flow of the session, from which contributions of features start
/// coordinators.
@MainActor final class SessionFlowReference {
    weak var flow: SessionFlow?

    nonisolated init() {}

    /// Starts a coordinator on top of the visible screen as a child of the flow. Does nothing after
    /// the session has ended.
    func start(_ make: (SessionFlow) -> any Coordinator) {
        guard let flow else { return }
        flow.navigator.attempt { try flow.push(make(flow)) }
    }
}

/// A place to which the command palette leads from the first screens of a session.
struct SessionPlace {
    /// Returns the action that shows the place.
    let makeAction: @MainActor () -> Action
}

/// A tab that a feature adds to the session.
struct SessionTab {
    let makeLabel: @Sendable () -> String
    /// Returns the coordinator of the tab.
    let makeCoordinator: @MainActor (SessionFlow) -> any Coordinator
}
