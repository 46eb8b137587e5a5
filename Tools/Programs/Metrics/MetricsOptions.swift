import ProgramOptions
import ToolSupport

/// The parsed command line.
struct MetricsOptions: ToolOptions {
    var requestedText: ProgramText?
    /// True if the module diagram is compared with the package.
    private(set) var isCheck = false
    /// True if the module diagram is written.
    private(set) var writesDiagram = false
    /// The file of the diagram; nil for the standard output.
    private(set) var file: String?
    /// The folder that contains `Package.swift`.
    private(set) var root = "."

    /// Parses a command line.
    ///
    /// - Parameter arguments: The arguments without the name of the program.
    init(_ arguments: [String]) throws(UsageError) {
        let operands = try parse(arguments, operands: .mixed)
        file = operands.first
        guard operands.isEmpty || (writesDiagram && operands.count == 1) else {
            throw .unknown(operands[0], nearest: nil)
        }
    }

    static var all: [ProgramOption<Self>] {
        [
            .flag(
                "--dot", sets: \.writesDiagram,
                "Writes the module diagram in the DOT language of Graphviz to FILE or standard output."
            ),
            .flag(
                "--check", sets: \.isCheck,
                "Fails if \(ModuleDiagram.path) does not match Package.swift."),
            .packagePath(sets: \.root),
            .help,
        ]
    }

    // Tools/metrics runs this program and implements the options that need other programs.
    static var manual: ProgramManual {
        ProgramManual(
            "Tools/metrics", purpose: "prints metrics of the package and draws its module diagram",
            synopsis: ["[OPTION …]", "--dot [FILE]", "--svg [FILE]", "--write"],
            options: Self.self,
            sections: [
                ProgramManual.Section(
                    "Drawing",
                    """
                    --svg [FILE] draws the module diagram with Graphviz, by default for README.md, and \
                    --write also writes \(ModuleDiagram.path).
                    """),
                ProgramManual.Section(
                    "Output",
                    """
                    Without an option, tables of the files and modules. Tools/test --coverage prints the \
                    line coverage, and Tools/bench build the build times. Exit codes: 0 success, 1 the \
                    module diagram is out of date, 64 usage, 65 unexpected content of a file, 66 a file \
                    cannot be read, 69 a tool is missing, 70 a program cannot be built, 73 a file cannot \
                    be written.
                    """),
            ])
    }
}
