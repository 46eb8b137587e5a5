import ProgramOptions
import ToolSupport

/// The parsed command line.
struct BenchOptions: ToolOptions {
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
                "navigation | container | teams", "check DIRECTORY", "history DIRECTORY",
                "import PROGRAM FILE DIRECTORY", "exchange DIRECTORY ADDRESS FOLDER",
                "gather PROGRAM -- PROGRAM", "gather-delay PROGRAM -- PROGRAM",
                "keys PROGRAM -- PROGRAM …",
                "memory PROGRAM", "start PROGRAM -- PROGRAM", "delay PORT SOCKET MILLISECONDS",
            ],
            options: Self.self,
            sections: [
                ProgramManual.Section(
                    "Programs",
                    """
                    A PROGRAM is TITLE TEXT PROGRAM [ARGUMENT …], and has started when it has shown TEXT. \
                    It runs in a pseudo terminal. Exit codes: 0 all goals are met, 1 a goal is missed, 64 \
                    usage, 70 a measurement failed. Tools/bench builds and starts all of this, and describes it.
                    """),
                ProgramManual.Section(
                    "Delay",
                    """
                    Forwards connections to a PORT of this machine to a Unix SOCKET. Each byte arrives \
                    MILLISECONDS later, in both directions. Runs until it is ended.
                    """),
            ])
    }
}
