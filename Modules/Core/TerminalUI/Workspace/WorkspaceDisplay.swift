/// Whoever shows the workspace: a full screen, lines of text, a test.
@MainActor public protocol WorkspaceDisplay: AnyObject {
    /// What is to be shown has changed. Asked as often as that happens; the display draws when it is
    /// ready to, once for any number of these.
    func workspaceNeedsDisplay()

    /// An alarm rings. Called once for each.
    func workspaceDidRing(_ alarm: Alarm)
}
