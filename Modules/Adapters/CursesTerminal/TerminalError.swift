/// Why there can be no full screen here. Nothing has been written to the terminal.
public enum TerminalError: Error, Hashable, Sendable {
    /// Input or output is a pipe or a file.
    case notATerminal
    /// `TERM` is not set, or `dumb`.
    case noType
    /// Nothing is known about a terminal of this type.
    case unknownType(String)
    /// A terminal of this type cannot write at a place of one's choice.
    case noCursorAddressing(String)
    /// The machine has no UTF-8 locale, so names could not be shown.
    case noUnicode

    /// A sentence for the person: what is wrong, and what to do.
    public var message: String {
        switch self {
        case .notATerminal:
            "Full screen needs a terminal for input and output; use --plain elsewhere."
        case .noType:
            "The terminal cannot show a full screen (TERM is not set, or dumb); use --plain."
        case .unknownType(let type):
            "The terminal type “\(type)” is unknown here; set TERM to another one or use --plain."
        case .noCursorAddressing(let type):
            "A terminal of type “\(type)” cannot show a full screen; use --plain."
        case .noUnicode:
            "No UTF-8 locale is installed here; install C.UTF-8 or use --plain."
        }
    }
}
