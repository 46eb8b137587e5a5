import Navigation

/// A tab that a feature adds to the session.
struct SessionTab {
    let label: String
    /// Returns the coordinator of the tab.
    let makeCoordinator: @MainActor (SessionFlow) -> any Coordinator
}
