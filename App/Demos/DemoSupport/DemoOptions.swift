import ProgramOptions
import TerminalUI
import TextSanitizing

/// The options of a demo's command line.
struct DemoOptions: ParsedOptions {
    /// The numbers of columns and rows that `--frame` accepts.
    static let allowedSides = 1...1_000

    var requestedText: ProgramText?
    private(set) var isPlain = false
    /// The name of the state; nil for the first.
    private(set) var state: String?
    /// True if the states are listed and none is shown.
    private(set) var listsStates = false
    /// The size of the full screen to print instead of showing it.
    private(set) var frame: Size?
    /// The file to which the log is appended.
    private(set) var log: String?

    /// - Parameter arguments: The arguments after the program's own name.
    init(_ arguments: [String]) throws(UsageError) {
        try parse(arguments)
    }

    static var all: [ProgramOption<Self>] {
        [
            .value(
                "--state", .text("NAME"), sets: \.state,
                "Starts in this state instead of the first."),
            .flag("--states", sets: \.listsStates, "Lists the states."),
            .flag(
                "--plain", sets: \.isPlain,
                "Uses plain mode. This is the default without a terminal."),
            .value(
                "--log", .file("FILE"), sets: \.log,
                "Appends each line of the log to a file at once, for tail -f."),
            .value(
                "--frame", .text("80x24"), "Prints a full screen of this size, and exits."
            ) { (options, text) throws(UsageError) in options.frame = try size(text) },
            .help,
        ]
    }

    /// Parses a size such as `80x24`.
    private static func size(_ text: String) throws(UsageError) -> Size {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let columns = sides[0], let rows = sides[1],
            allowedSides.contains(columns), allowedSides.contains(rows)
        else {
            throw .invalid(
                "“\(text.sanitized(for: .message))” is not a size; write columns and rows as in "
                    + "80x24.")
        }
        return Size(columns: columns, rows: rows)
    }
}
