import ProgramOptions
import ToolSupport

/// The parsed command line.
struct MetricsOptions: ParsedOptions {
    /// The kinds of output, one for each run.
    enum Output: Equatable {
        case tables, json, articles, check
        /// The diagram in the DOT language, written to a file, or to standard output for `nil`.
        case diagram(String?)
    }

    var requestedText: ProgramText?
    private(set) var output = Output.tables
    /// The folder that contains `Package.swift`.
    private(set) var root = "."
    /// The commit of the sources, if known.
    private(set) var commit: String?
    /// The path of a coverage report in the format of `llvm-cov export`.
    private(set) var coverageReport: String?
    /// The path of a Markdown file with build times.
    private(set) var buildTimes: String?

    /// Parses a command line.
    ///
    /// - Parameter arguments: The arguments without the name of the program.
    init(_ arguments: [String]) throws(UsageError) {
        let operands = try parse(arguments, operands: .mixed)
        if output == .diagram(nil), operands.count == 1 {
            output = .diagram(operands[0])
        } else if let operand = operands.first {
            throw .unknown(operand, nearest: nil)
        }
    }

    static var all: [ProgramOption<Self>] {
        [
            output("--json", .json, "Prints the metrics as JSON."),
            output(
                "--write", .articles, "Writes tables and the module diagram into the repository."),
            output(
                "--dot", .diagram(nil),
                "Writes the module diagram in the DOT language of Graphviz to FILE or standard output."
            ),
            output(
                "--check", .check, "Fails if \(ModuleDiagram.path) does not match Package.swift."),
            .packagePath(sets: \.root),
            .value("--commit", .text("COMMIT"), sets: \.commit, "Names the commit of the sources."),
            .value(
                "--coverage-report", .file("FILE"), sets: \.coverageReport,
                "Includes line coverage from a report of llvm-cov."),
            .value(
                "--build-times", .file("FILE"), sets: \.buildTimes,
                "Includes the build times of a Markdown file."),
            .help,
        ]
    }

    private static func output(
        _ name: String, _ output: Output, _ summary: String
    ) -> ProgramOption<Self> {
        let others = ["--json", "--write", "--dot", "--check"].filter { $0 != name }
        return ProgramOption(OptionDescription([name], conflicts: others, summary: summary)) {
            (options, _) throws(UsageError) in
            options.output = output
        }
    }

    // Tools/metrics runs this program and implements the options that need other programs.
    static var manual: ProgramManual {
        ProgramManual(
            "Tools/metrics", purpose: "prints metrics of the package and draws its module diagram",
            synopsis: ["[OPTION …]", "--dot [FILE]", "--svg [FILE]"], options: Self.self,
            sections: [
                ProgramManual.Section(
                    "Measuring and drawing",
                    """
                    --svg [FILE] draws the module diagram with Graphviz, by default for README.md.

                    --coverage also measures line coverage unless the last report is current, and \
                    --builds the build times, like Tools/bench build. Both take minutes.
                    """),
                ProgramManual.Section(
                    "Output",
                    """
                    Without an option, tables of all metrics that are available without a build. Exit \
                    codes: 0 success, 1 the module diagram is out of date, 64 usage, 65 unexpected \
                    content of a file, 66 a file cannot be read, 69 a tool is missing, 70 a measurement \
                    failed, 73 a file cannot be written.
                    """),
            ])
    }
}
