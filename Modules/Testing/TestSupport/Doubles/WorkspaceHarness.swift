public import Navigation
public import TerminalUI

/// A workspace with a screen on it, for tests of whatever shows or uses a workspace.
@MainActor public final class WorkspaceHarness {
    /// Shows the screen, and whatever a test adds.
    public let navigator = Navigator()
    /// Shows what the navigator does.
    public let workspace: Workspace
    /// Owns the screen.
    public let coordinator: RecordingCoordinator
    /// The screen that is there from the beginning.
    public let screen: StubScreen

    /// - Parameter page: makes the page of the screen; asked for anew each time.
    public init(_ page: @escaping @MainActor () -> Page) throws(NavigationError) {
        screen = StubScreen(work: navigator.makeWork(), page: page)
        coordinator = RecordingCoordinator(navigator, showing: [screen])
        workspace = Workspace(navigator: navigator)
        try navigator.start(coordinator, under: nil)
    }

    /// Uses the workspace by what is written on it.
    public var driver: ScreenDriver { ScreenDriver(workspace) }
}
