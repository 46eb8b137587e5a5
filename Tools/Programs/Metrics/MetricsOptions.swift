import ToolSupport

/// The parsed command line.
struct MetricsOptions: Equatable {
    /// The kinds of output, one for each run.
    enum Output: Equatable {
        case help, tables, json, articles, check
        /// The diagram in the DOT language, written to a file, or to standard output for `nil`.
        case diagram(String?)
    }

    // Tools/metrics runs this program and implements the options that need other programs.
    static let usage = """
        usage: Tools/metrics [--json | --write] [--coverage] [--builds]
               Tools/metrics --dot [FILE] | --svg [FILE] | --check

          --json       prints the metrics as JSON
          --write      writes tables and the module diagram into the repository
          --coverage   also measures line coverage unless the last report is current; minutes
          --builds     also measures build times, like Tools/bench build; minutes
          --dot [FILE] writes the module diagram in the DOT language of Graphviz
          --svg [FILE] draws the module diagram with Graphviz, by default for README.md
          --check      fails if \(ModuleDiagram.path) does not match Package.swift

        Without an option, prints tables of all metrics that are available without a build.
        Exit codes: 0 success, 1 the module diagram is out of date, 64 usage, 65 unexpected content of
        a file, 66 a file cannot be read, 69 a tool is missing, 70 a measurement failed, 73 a file
        cannot be written.
        """

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
    init(_ arguments: [String]) throws(ToolError) {
        var outputs: [Output] = []
        var asksForHelp = false
        var rest = arguments[...]
        func value(of option: String) throws(ToolError) -> String {
            guard let value = rest.popFirst(), !value.isEmpty else {
                throw ToolError(.usage, "\(option) needs a value. Try --help.")
            }
            return value
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h": asksForHelp = true
            case "--json": outputs.append(.json)
            case "--write": outputs.append(.articles)
            case "--check": outputs.append(.check)
            case "--dot":
                let hasFile = rest.first.map { !$0.hasPrefix("-") && !$0.isEmpty } ?? false
                outputs.append(.diagram(hasFile ? rest.popFirst() : nil))
            case "--package-path": root = try value(of: argument)
            case "--commit": commit = try value(of: argument)
            case "--coverage": coverageReport = try value(of: argument)
            case "--builds": buildTimes = try value(of: argument)
            default:
                let printable = String(argument.map { $0.isASCII && $0 >= " " ? $0 : "?" })
                throw ToolError(.usage, "The option '\(printable)' does not exist. Try --help.")
            }
        }
        guard outputs.count <= 1 else {
            throw ToolError(
                .usage, "--json, --write, --dot and --check exclude each other. Try --help.")
        }
        output = asksForHelp ? .help : outputs.first ?? .tables
    }
}
