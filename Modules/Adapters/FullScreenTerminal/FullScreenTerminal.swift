public import TerminalUI

/// A full-screen display of a workspace, drawn with the sequences of the terminal database.
///
/// The program has to run in `MainRunLoop`, which waits for input.
@MainActor public struct FullScreenTerminal {
    private let environment: TerminalEnvironment
    private let capabilities: Result<Capabilities, TerminalError>

    /// Creates a display. Reads the terminal database, and leaves the terminal unchanged.
    ///
    /// `TERM` is the type of the terminal. A non-empty `NO_COLOR` disables colours, `COLORTERM` can
    /// announce truecolor, and `COLORFGBG` the background of a terminal that does not answer.
    ///
    /// - Parameter environment: Returns the value of an environment variable.
    public init(environment: @escaping (String) -> String?) {
        let environment = TerminalEnvironment(environment)
        self.environment = environment
        capabilities = Result { () throws(TerminalError) in
            try Capabilities.ofThisProcess(type: environment.type)
        }
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
        let run = try FullScreenRun(workspace, environment, try capabilities.get())
        let previous = workspace.display
        workspace.display = run
        // The workspace holds its display weakly.
        defer { withExtendedLifetime(run) { workspace.display = previous } }
        return await withCheckedContinuation { run.start($0) }
    }
}
