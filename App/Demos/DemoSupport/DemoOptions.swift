import TerminalUI

/// What was asked for on the command line.
struct DemoOptions: Equatable {
    /// What the program is to do.
    enum Task: Equatable {
        case show, help, states
        /// Prints what a full screen of this size would show.
        case frame(Size)
    }

    /// The sides that a frame can have: a terminal's, and no more than can be printed.
    static let allowedSides = 1...1_000

    var task = Task.show
    var isPlain = false
    /// Nil for the first.
    var state: String?
    /// The file that the log is added to.
    var log: String?

    /// - Parameter arguments: without the program's own name.
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
        _ place: inout String?, _ name: String, _ value: String?
    ) throws(DemoError) {
        guard let value, !value.isEmpty else { throw .missingValue(name) }
        // What is not UTF-8 arrives repaired, and would name something else.
        guard !value.contains("\u{FFFD}") else { throw .notText(value) }
        guard place == nil else { throw .repeated(name) }
        place = value
    }

    /// `80x24`
    private static func size(_ text: String) throws(DemoError) -> Size {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let columns = sides[0], let rows = sides[1],
            allowedSides.contains(columns), allowedSides.contains(rows)
        else { throw .noSize(text) }
        return Size(columns: columns, rows: rows)
    }
}
