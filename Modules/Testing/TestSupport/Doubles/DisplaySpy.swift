public import TerminalUI

/// A display that counts the calls of its workspace.
@MainActor public final class DisplaySpy: WorkspaceDisplay {
    /// The number of requests to draw.
    public private(set) var requestCount = 0
    /// The alarms that have rung, the oldest first.
    public private(set) var alarms: [Alarm] = []

    /// The texts for the clipboard, the oldest first.
    public private(set) var copied: [String] = []
    /// The number of requests to draw all cells again.
    public private(set) var redrawCount = 0
    /// The number of requests to return to the shell.
    public private(set) var suspensionCount = 0

    /// Creates a display without calls.
    public init() {}

    /// Counts a request to draw.
    public func workspaceNeedsDisplay() {
        requestCount += 1
    }

    /// Counts a request to draw all cells again.
    public func workspaceDidRequestRedraw() {
        redrawCount += 1
    }

    /// Counts a request to return to the shell.
    public func workspaceDidRequestSuspension() {
        suspensionCount += 1
    }

    /// Stores the text.
    public func workspaceDidCopy(_ text: String) {
        copied.append(text)
    }

    /// Stores the alarm.
    public func workspaceDidRing(_ alarm: Alarm) {
        alarms.append(alarm)
    }
}
