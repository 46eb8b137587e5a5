public import TerminalUI

/// Counts what a workspace tells its display.
@MainActor public final class DisplaySpy: WorkspaceDisplay {
    /// How often there was something to draw.
    public private(set) var requests = 0
    /// Every alarm that rang, the oldest first.
    public private(set) var alarms: [Alarm] = []

    /// Nothing was told yet.
    public init() {}

    /// Counts, and draws nothing.
    public func workspaceNeedsDisplay() {
        requests += 1
    }

    /// Keeps the alarm.
    public func workspaceDidRing(_ alarm: Alarm) {
        alarms.append(alarm)
    }
}
