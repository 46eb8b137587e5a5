public import Navigation

/// A screen that provides a page for a terminal.
@MainActor public protocol TerminalScreen: Screen {
    /// The current content. Nearly every frame and every event request the page, so creating it must
    /// be cheap: rows are created only when they are visible.
    ///
    /// Until `surface` reports a change, the page stays the same. While the user only moves the focus
    /// in a list, it is not requested again.
    var page: Page { get }

    /// The object that reports changes of the page.
    var surface: ScreenSurface { get }

    /// Called each time the screen becomes visible, such as when its tab is selected. A screen of a
    /// tab loads its content here, because it is shown with the session and selected later.
    func didAppear()
}

extension TerminalScreen {
    /// Does nothing.
    public func didAppear() {}
}
