/// What the command line asks for.
struct MetricsCommand: Equatable {
    /// In what form the numbers are given.
    enum Output: Equatable {
        case help, table, json, readme, check
        /// To a file, or to standard output.
        case svg(String?)
    }

    static let usage = """
        usage: Tools/metrics [--json | --readme] [--builds] [--coverage]
               Tools/metrics --svg [FILE]
               Tools/metrics --check

          --json      the numbers as JSON
          --readme    writes tables and picture into README.md and \(PictureFile.path)
          --builds    also measures how long builds take, on a copy in .build; minutes
          --coverage  also measures which lines the tests run, where the last report is old; minutes
          --svg FILE  draws which module needs which, to standard output without FILE
          --check     fails when the picture in the repository is not what the manifest says

        Without an option: a table of what is known without building. Exit codes: 0 done, 1 the picture is
        old, 64 usage, 65 the package is not as it has to be, 66 a file cannot be read, 69 a tool is missing,
        70 a build failed, 73 a file cannot be written.
        """

    let output: Output
    var measuresBuilds = false
    var measuresCoverage = false
    /// The folder of `Package.swift`.
    var folder = "."

    /// - Parameter arguments: without the program's name.
    init(_ arguments: [String]) throws(MetricsRefusal) {
        var outputs: [Output] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h":
                output = .help
                return
            case "--json": outputs.append(.json)
            case "--readme": outputs.append(.readme)
            case "--check": outputs.append(.check)
            case "--builds": measuresBuilds = true
            case "--coverage": measuresCoverage = true
            case "--svg":
                let isNamed = rest.first.map { !$0.hasPrefix("-") && !$0.isEmpty } ?? false
                outputs.append(.svg(isNamed ? rest.popFirst() : nil))
            case "--package-path":
                guard let value = rest.popFirst(), !value.isEmpty else {
                    throw MetricsRefusal(.usage, "--package-path needs a folder; try --help.")
                }
                folder = value
            default:
                let words = String(argument.map { $0.isASCII && $0 >= " " ? $0 : "?" })
                throw MetricsRefusal(.usage, "there is no option '\(words)'; try --help.")
            }
        }
        guard outputs.count <= 1 else {
            throw MetricsRefusal(
                .usage, "--json, --readme, --svg and --check exclude each other; try --help.")
        }
        output = outputs.first ?? .table
        switch output {
        case .svg, .check:
            guard !measuresBuilds, !measuresCoverage else {
                throw MetricsRefusal(
                    .usage, "the picture holds no numbers: nothing is measured for it.")
            }
        case .help, .table, .json, .readme: break
        }
    }
}
