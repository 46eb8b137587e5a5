/// A display of a workspace, for example a full screen, lines of text, or a test.
@MainActor public protocol WorkspaceDisplay: AnyObject {
    /// Receives notice that the content has changed. The display draws later, once for any number
    /// of notices.
    func workspaceNeedsDisplay()

    /// Receives an alarm. Called once for each alarm.
    func workspaceDidRing(_ alarm: Alarm)

    /// Receives a text for the clipboard. Called once for each screen that copies a text. By
    /// default, nothing happens.
    func workspaceDidCopy(_ text: String)

    /// Receives a request to draw all cells again. By default, nothing happens.
    func workspaceDidRequestRedraw()

    /// Receives a request to return to the shell for a while. By default, nothing happens.
    func workspaceDidRequestSuspension()
}

extension WorkspaceDisplay {
    /// Does nothing.
    public func workspaceDidCopy(_ text: String) {}

    /// Does nothing.
    public func workspaceDidRequestRedraw() {}

    /// Does nothing.
    public func workspaceDidRequestSuspension() {}
}
