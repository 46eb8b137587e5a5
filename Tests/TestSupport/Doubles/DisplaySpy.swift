public import TerminalUI

/// Counts what a workspace tells its display.
@MainActor public final class DisplaySpy: WorkspaceDisplay {
    public private(set) var requests = 0
    public private(set) var alarms: [Alarm] = []

    public init() {}

    public func workspaceNeedsDisplay() {
        requests += 1
    }

    public func workspaceDidRing(_ alarm: Alarm) {
        alarms.append(alarm)
    }
}
