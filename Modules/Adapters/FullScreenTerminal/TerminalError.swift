/// An error that prevents a full screen. Nothing has been written to the terminal.
public enum TerminalError: Error, Hashable, Sendable {
    /// Input or output is not a terminal, or belongs to another job.
    case notATerminal
    /// `TERM` is not set or empty.
    case noType
    /// `TERM` is `dumb`.
    case dumbTerminal
    /// A terminal of this type cannot move the cursor to a given cell.
    case noCursorAddressing(String)
    /// No UTF-8 locale is installed, so names in most scripts cannot be shown.
    case noUnicode

    /// A description of the error for the user, with a remedy.
    public var message: String {
        switch self {
        case .notATerminal:
            "This process does not control a terminal for input and output; use --plain."
        case .noType:
            "TERM is not set; set it to the type of your terminal, or use --plain."
        case .dumbTerminal:
            "TERM=dumb cannot show a full screen; set it to the type of your terminal, or use --plain."
        case .noCursorAddressing(let type):
            "A terminal of type “\(type)” cannot show a full screen; use --plain."
        case .noUnicode:
            "No UTF-8 locale is installed here; install C.UTF-8 or use --plain."
        }
    }
}
