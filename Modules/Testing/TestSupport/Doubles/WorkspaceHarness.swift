public import Navigation
public import TerminalUI

/// A workspace that shows one screen, for tests of types that display or drive a workspace.
@MainActor public final class WorkspaceHarness {
    /// The navigator of the workspace.
    public let navigator = Navigator()
    /// The workspace.
    public let workspace: Workspace
    /// The coordinator that owns the screen.
    public let coordinator: RecordingCoordinator
    /// The screen that is shown at the start.
    public let screen: PageScreen

    /// Creates a workspace that shows a screen.
    ///
    /// - Parameters:
    ///   - applicationName: The name of the application; nil for none.
    ///   - uptime: Returns the time since a fixed moment; nil for a workspace without a clock.
    ///   - page: A closure that creates the page each time that the page is needed.
    public init(
        applicationName: String? = nil, uptime: (@MainActor () -> Duration)? = nil,
        _ page: @escaping @MainActor () -> Page
    ) throws(NavigationError) {
        screen = PageScreen(work: navigator.makeWork(), page)
        coordinator = RecordingCoordinator(navigator, showing: [screen])
        workspace = Workspace(
            navigator: navigator, applicationName: applicationName, uptime: uptime)
        try navigator.start(coordinator, under: nil)
    }

    /// A driver of the workspace.
    public var driver: ScreenDriver { ScreenDriver(workspace) }
}
