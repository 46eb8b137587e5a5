import ProgramOptions
import ToolSupport

/// The parsed command line.
struct TeamRequestsOptions: ToolOptions {
    var requestedText: ProgramText?
    /// The number of requests for two teams with rules.
    private(set) var count = 0
    /// The number that decides which requests are written.
    private(set) var seed: UInt64 = 1

    /// Parses the arguments after the program's name.
    init(_ arguments: [String]) throws(UsageError) {
        let operands = try parse(arguments, operands: .mixed)
        guard requestedText == nil else { return }
        guard operands.count == 1, let count = Int(operands[0]), count > 0 else {
            throw .invalid("Expected the number of requests, such as 2000; see --help.")
        }
        self.count = count
    }

    static var all: [ProgramOption<Self>] {
        [
            .value(
                "--seed", .text("NUMBER"),
                "Writes other requests for each NUMBER; the default is 1."
            ) {
                (options, text) throws(UsageError) in
                guard let seed = UInt64(text) else {
                    throw .invalid("--seed needs a number from 0 on, such as 1.")
                }
                options.seed = seed
            },
            .help,
        ]
    }

    static var manual: ProgramManual {
        ProgramManual(
            "TeamRequests", purpose: "writes random requests for fair teams with their solutions",
            synopsis: ["COUNT [--seed NUMBER]"], options: Self.self,
            sections: [
                ProgramManual.Section(
                    "Output",
                    """
                    Lines of JSON: COUNT requests for two teams of 10 to 30 players with rules, and a \
                    tenth as many each for three teams of 6 to 18 players and for two teams of 10 to 22 \
                    players without rules. Each line has the fairest teams, or rules that contradict \
                    each other. Tools/bench teams-solvers compares them with public solvers.
                    """)
            ])
    }
}
