import ProgramOptions
import ToolSupport

/// The command line of CheckArchitecture.
struct CheckArchitectureOptions: ToolOptions {
    var requestedText: ProgramText?
    /// True if the rules are listed and not checked.
    private(set) var listsRules = false
    /// The folder that contains `Package.swift`.
    private(set) var folder = "."
    /// The folder with the products of a build of the whole app; nil for the default.
    private(set) var build: String?

    /// Parses the arguments after the program's name.
    init(_ arguments: [String]) throws(UsageError) {
        try parse(arguments)
    }

    static var all: [ProgramOption<Self>] {
        [
            .flag("--list-rules", sets: \.listsRules, "Prints the rules as a Markdown table."),
            .packagePath(sets: \.folder),
            .value(
                "--build-path", .directory("DIR"), sets: \.build,
                "Checks the symbols of a build of the whole app in another directory."),
            .help,
        ]
    }

    static var manual: ProgramManual {
        ProgramManual(
            "Tools/check-architecture", purpose: "checks the rules of the architecture",
            options: Self.self,
            sections: [
                ProgramManual.Section(
                    "Output",
                    """
                    One line for each violation: file, line, rule and message. Exit codes: 0 no \
                    violations, 1 violations, 64 usage, 65 SwiftPM cannot load the package or the \
                    symbols of a module are missing, 66 a file cannot be read, 70 a program cannot be \
                    built.
                    """)
            ])
    }
}
