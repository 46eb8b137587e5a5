public import Navigation

/// A screen that provides a page for a terminal.
@MainActor public protocol TerminalScreen: Screen {
    /// The current content. Every frame and every event request the page, so creating it must be
    /// cheap: rows are created only when they are visible.
    var page: Page { get }

    /// The object that reports changes of the page.
    var surface: ScreenSurface { get }
}

/// The link from a screen to the workspace, which reports changes of the page and stores the
/// interaction state, such as focus and scroll positions, for the lifetime of the screen.
@MainActor public final class ScreenSurface {
    var interaction = Interaction()
    var onChange: (@MainActor () -> Void)?

    /// Creates a surface for one screen, which has to retain it.
    public init() {}

    /// Reports that the page has changed.
    public func setNeedsDisplay() {
        onChange?()
    }
}
