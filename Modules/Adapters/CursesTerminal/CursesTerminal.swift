public import TerminalUI

/// Shows a workspace on the whole screen of a terminal, and hands it what is typed there.
///
/// Between events nothing runs: input and signals come through the main queue, and any number of
/// changes ends in one drawing.
@MainActor public final class CursesTerminal: WorkspaceDisplay {
    private let type: String?
    private let noColor: String?
    private var run: CursesRun?

    /// - Parameter environment: `TERM` says what terminal it is, and `NO_COLOR`, if it is not empty,
    ///   that no colours are wanted.
    public init(environment: [String: String]) {
        type = environment["TERM"]
        noColor = environment["NO_COLOR"]
    }

    /// Runs until the workspace is finished, the terminal goes away, or a signal asks to end. Gives
    /// the terminal back as it was.
    ///
    /// While it runs it is the workspace's display. Ctrl-Z, Ctrl-L and the signals of a terminal are
    /// its business; whatever else is typed is the workspace's.
    ///
    /// - Throws: a `TerminalError` when there can be no full screen here; the workspace is as it was.
    public func run(_ workspace: Workspace) async throws(TerminalError) -> TerminalExit {
        let run = try CursesRun(workspace, type: type, noColor: noColor)
        self.run = run
        let former = workspace.display
        workspace.display = self
        defer {
            workspace.display = former
            self.run = nil
        }
        return await withCheckedContinuation { run.start($0) }
    }

    /// Any number of these before the next turn of the main queue end in one drawing.
    public func workspaceNeedsDisplay() {
        run?.setNeedsDisplay()
    }

    /// Rings the terminal's bell; the page says the rest.
    public func workspaceDidRing(_ alarm: Alarm) {
        run?.ring()
    }
}
