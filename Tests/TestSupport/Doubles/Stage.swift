public import Navigation
public import TerminalUI

/// A workspace with a screen on it, for tests of whatever shows or uses a workspace.
@MainActor public final class Stage {
    public let navigator = Navigator()
    public let workspace: Workspace
    public let coordinator: RecordingCoordinator
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
