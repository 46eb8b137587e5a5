import ProgramOptions

/// The parsed command line.
struct BenchOptions: ParsedOptions {
    var requestedText: ProgramText?
    /// The name of a benchmark and its operands.
    private(set) var operands: [String] = []

    /// Parses the arguments after the program's name.
    init(_ arguments: [String]) throws(UsageError) {
        // The options of measured programs are operands.
        operands = try parse(arguments, operands: .last)
    }

    static var all: [ProgramOption<Self>] { [.help] }

    static var manual: ProgramManual {
        ProgramManual(
            "Bench",
            purpose: "measures modules of the app, and other programs in a pseudo terminal",
            synopsis: [
                "navigation | container", "check DIRECTORY", "history DIRECTORY", "lists",
                "gather PROGRAM -- PROGRAM", "keys PROGRAM -- PROGRAM …",
                "memory TEXT PROGRAM [ARGUMENT …]", "start PROGRAM -- PROGRAM",
            ],
            options: Self.self,
            sections: [
                ProgramManual.Section(
                    "Benchmarks",
                    """
                    check      the check of a start
                    history    parts of the past matches, events
                    lists      keys in lists
                    gather     keys in gathers with few and with many events
                    keys       keys in programs that show a list
                    memory     memory of the program when it has shown TEXT
                    start      starts of two programs
                    """, isPreformatted: true),
                ProgramManual.Section(
                    "Programs",
                    """
                    A PROGRAM is TITLE TEXT PROGRAM [ARGUMENT …], and has started when it has shown TEXT. \
                    It runs in a pseudo terminal. Exit codes: 0 all goals are met, 1 a goal is missed, 64 \
                    usage, 70 a measurement failed. Tools/bench builds and starts all of this.
                    """),
            ])
    }
}
