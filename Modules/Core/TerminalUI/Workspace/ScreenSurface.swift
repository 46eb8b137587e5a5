/// The link from a screen to the workspace, which reports changes of the page and stores the
/// interaction state, such as focus and scroll positions, for the lifetime of the screen.
@MainActor public final class ScreenSurface {
    /// The most recent alarm of the screen; nil if there has been none. The workspace rings an alarm
    /// once for each serial number, at the next change that is reported while the screen is visible.
    public var alarm: Alarm?
    var interaction = Interaction()
    var onChange: (@MainActor () -> Void)?

    /// Creates a surface for one screen, which has to retain it.
    public init() {}

    /// Reports that the page has changed.
    public func setNeedsDisplay() {
        onChange?()
    }
}
