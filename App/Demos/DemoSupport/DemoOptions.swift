import TerminalUI

/// The options of a demo's command line.
struct DemoOptions: Equatable {
    /// The task of the program.
    enum Task: Equatable {
        case show, help, states
        /// Prints a full screen of this size.
        case frame(Size)
    }

    /// The numbers of columns and rows that `--frame` accepts.
    static let allowedSides = 1...1_000

    var task = Task.show
    var isPlain = false
    /// The name of the state; nil for the first.
    var state: String?
    /// The file to which the log is appended.
    var log: String?

    /// - Parameter arguments: The arguments after the program's own name.
    init(_ arguments: [String]) throws(DemoError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = parts.first.map(String.init) ?? ""
            let value = parts.count > 1 ? String(parts[1]) : nil
            switch (name, value) {
            case ("--state", _): try Self.set(&state, name, value ?? rest.popFirst())
            case ("--log", _): try Self.set(&log, name, value ?? rest.popFirst())
            case ("--frame", _):
                var text: String?
                try Self.set(&text, name, value ?? rest.popFirst())
                task = .frame(try Self.size(text ?? ""))
            case ("--plain", nil): isPlain = true
            case ("--states", nil): task = .states
            case ("--help", nil), ("-h", nil): task = .help
            default: throw .unknownOption(argument)
            }
        }
    }

    private static func set(
        _ option: inout String?, _ name: String, _ value: String?
    ) throws(DemoError) {
        guard let value, !value.isEmpty else { throw .missingValue(name) }
        // Swift replaces invalid UTF-8 in arguments, which would then name another file.
        guard !value.contains("\u{FFFD}") else { throw .invalidUTF8(value) }
        guard option == nil else { throw .repeated(name) }
        option = value
    }

    /// Parses a size such as `80x24`.
    private static func size(_ text: String) throws(DemoError) -> Size {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let columns = sides[0], let rows = sides[1],
            allowedSides.contains(columns), allowedSides.contains(rows)
        else { throw .invalidSize(text) }
        return Size(columns: columns, rows: rows)
    }
}
