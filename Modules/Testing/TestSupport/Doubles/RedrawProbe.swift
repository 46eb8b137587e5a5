public import Navigation
public import TerminalUI

/// A workspace that shows one screen and counts the requests to draw it.
@MainActor public final class RedrawProbe {
    private let navigator = Navigator()
    private let coordinator: RecordingCoordinator
    private let workspace: Workspace
    private let display = DisplaySpy()

    /// Shows the screen.
    public init(_ screen: PageScreen) throws(NavigationError) {
        coordinator = RecordingCoordinator(navigator, showing: [screen])
        workspace = Workspace(navigator: navigator)
        try navigator.start(coordinator, under: nil)
        workspace.display = display
    }

    /// Tells the screen of a change by another device.
    public func changeData() { workspace.dataDidChange() }

    /// The number of requests since the screen was shown.
    public var requestCount: Int { display.requestCount }
}
