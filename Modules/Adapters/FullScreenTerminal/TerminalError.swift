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
        case .notATerminal: FullScreenStrings.notATerminal
        case .noType: FullScreenStrings.noType
        case .dumbTerminal: FullScreenStrings.dumbTerminal
        case .noCursorAddressing(let type): FullScreenStrings.noCursorAddressing(type)
        case .noUnicode: FullScreenStrings.noUnicode
        }
    }
}
