public import Navigation

/// A screen that can be shown in a terminal: it says what is on its page, now.
@MainActor public protocol TerminalScreen: Screen {
    /// What the page says at this moment. Asked for whenever something is to be drawn or done, so it
    /// must be cheap: rows are made only when they are seen.
    var page: Page { get }

    /// Where the screen says that its page has changed.
    var surface: ScreenSurface { get }
}

/// What the workspace keeps for one screen, for as long as the screen lives: where the focus is, how
/// far lists are scrolled, and whom to tell of a change.
@MainActor public final class ScreenSurface {
    var interaction = Interaction()
    var onChange: (@MainActor () -> Void)?

    /// For one screen, which keeps it.
    public init() {}

    /// The page says something else now.
    public func setNeedsDisplay() {
        onChange?()
    }
}
