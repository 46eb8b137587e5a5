/// An object that handles the input and the drawing of a workspace in its place, for example to
/// record a session.
@MainActor package protocol WorkspaceInterceptor: AnyObject {
    /// Handles an input event, immediately or after work in progress.
    func receive(_ event: InputEvent)
    /// Handles the request to quit.
    func handleQuitRequest()
    /// Drops the events that wait for work in progress.
    func discardTypeAhead()
    /// Returns the frame to display.
    func frame(size: Size) -> Frame
    /// Receives notice that the page, and so the next frame, may have changed.
    func pageDidChange()
}
