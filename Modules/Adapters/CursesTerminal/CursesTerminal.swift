public import TerminalUI

/// A full-screen display of a workspace, drawn with the sequences of the terminal database.
///
/// Input and signals arrive through the main queue, and any number of changes results in one frame,
/// so an idle program uses no processor time.
@MainActor public final class CursesTerminal: WorkspaceDisplay {
    private let environment: TerminalEnvironment
    private var run: CursesRun?

    /// Creates a display.
    ///
    /// `TERM` is the type of the terminal. A non-empty `NO_COLOR` disables colours, `COLORTERM` can
    /// announce truecolor, and `COLORFGBG` the background of a terminal that does not answer.
    ///
    /// - Parameter environment: Returns the value of an environment variable.
    public init(environment: @escaping (String) -> String?) {
        self.environment = TerminalEnvironment(environment)
    }

    /// Displays a workspace until it is finished, the terminal is closed, or a signal ends the run.
    /// Then restores the terminal.
    ///
    /// Ctrl-Z, Ctrl-L and the signals of a terminal are handled here; the workspace receives all
    /// other input.
    ///
    /// - Returns: The cause of the end.
    /// - Throws: A `TerminalError` if the terminal cannot show a full screen. In this case, the
    ///   workspace is unchanged.
    public func run(_ workspace: Workspace) async throws(TerminalError) -> TerminalExit {
        let run = try CursesRun(workspace, environment)
        self.run = run
        let previous = workspace.display
        workspace.display = self
        defer {
            workspace.display = previous
            self.run = nil
        }
        return await withCheckedContinuation { run.start($0) }
    }

    /// Schedules a frame for the next turn of the main queue.
    public func workspaceNeedsDisplay() {
        run?.setNeedsDisplay()
    }

    /// Rings the terminal's bell.
    public func workspaceDidRing(_ alarm: Alarm) {
        run?.ring()
    }
}
