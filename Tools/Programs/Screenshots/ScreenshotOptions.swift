import ProgramOptions

/// The parsed command line.
struct ScreenshotOptions: ParsedOptions {
    var requestedText: ProgramText?
    /// A Boolean value indicating whether to compare the pictures instead of writing them.
    private(set) var isCheck = false
    /// The folder of the pictures.
    private(set) var folder = ""

    /// Parses the arguments after the program's name.
    init(_ arguments: [String]) throws(UsageError) {
        let operands = try parse(arguments, operands: .mixed)
        guard requestedText == nil else { return }
        guard operands.count == 1 else { throw .invalid("Expected one FOLDER; see --help.") }
        folder = operands[0]
    }

    static var all: [ProgramOption<Self>] {
        [
            .flag("--check", sets: \.isCheck, "Fails if a picture differs from the app."),
            .help,
        ]
    }

    static var manual: ProgramManual {
        ProgramManual(
            "Screenshots", purpose: "draws the pictures in README.md from the screens of the app",
            synopsis: ["[--check] FOLDER"], options: Self.self)
    }
}
