import ProgramOptions

/// The options of an imaginary program.
struct TestOptions: ParsedOptions {
    var requestedText: ProgramText?
    var isLoud = false
    var isQuiet = false
    var file: String?
    var directory: String?
    var format: String?
    var graph: String?
    var names: [String] = []

    static var all: [ProgramOption<Self>] {
        [
            .flag(
                "--loud", "-l", variable: "TEST_LOUD", sets: \.isLoud, "Speaks with a loud voice."),
            ProgramOption(
                OptionDescription(
                    ["--quiet"], conflicts: ["--loud", "--name"], summary: "Doesn't speak.")
            ) { (options, _) throws(UsageError) in options.isQuiet = true },
            .value(
                "--file", .file("FILE"), variable: "TEST_FILE", sets: \.file,
                "Reads a file. Its lines begin with .dots\\ and “quotes”."),
            .value(
                "--dir", .directory("DIR"), sets: \.directory, "Stores [everything] in a directory."
            ),
            .value("--format", .choice("FORMAT", of: ["json", "csv"]), "Prints in a format.") {
                (options, text) throws(UsageError) in options.format = text
            },
            .value("--graph", .optionalChoice("KIND", of: ["dot", "svg"]), "Draws a graph.") {
                (options, text) throws(UsageError) in options.graph = text
            },
            .value("--name", .text("NAME"), isRepeatable: true, "Adds a name.") {
                (options, text) throws(UsageError) in
                guard text != "nobody" else { throw .invalid("Nobody is no name; give another.") }
                options.names.append(text)
            },
            .help, .version, .manPage, .completions,
        ]
    }

    static let manual = ProgramManual(
        "test-program", purpose: "does nothing at all", synopsis: ["[OPTION …]", "--graph"],
        options: Self.self,
        sections: [
            .init("Notes", "The first paragraph.\n\n.The second one."),
            .init("Grammar", "  a   b\n  'c", isPreformatted: true),
        ])

    /// Returns the parsed options and operands.
    static func parse(
        _ arguments: [String], operands: OperandRule = .none, environment: [String: String] = [:]
    ) throws(UsageError) -> (options: TestOptions, operands: [String]) {
        var options = TestOptions()
        let words = try options.parse(arguments, operands: operands) { environment[$0] }
        return (options, words)
    }
}
