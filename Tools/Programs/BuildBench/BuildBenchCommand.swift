/// Why a command line was not understood.
struct UsageError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// What the command line asks for.
struct BuildBenchCommand: Equatable {
    static let usage = """
        usage: Tools/bench build [OPTION …]

          --features 7,25,50,100   the sizes to be measured
          --measures NAMES         clean,nothing,presenter,contract,tests or some of them
          --runs N                 how often each change is built (3); the median counts
          --clean-runs N           how often everything is built (2)
          --feature NAME           the feature that is changed (PlayerDetail)
          --scratch DIR            the copies are built in DIR/bench-build (.build)
          --json FILE              keeps each result there as it comes; results that FILE holds
                                   are not measured again, and have to be of the same commit,
                                   feature and runs
          --checkout DIR           the project that is copied (.); its Scaffold makes the features:
                                   swift build --package-path DIR --product Scaffold
          --keep                   leaves the copies where they are

        Copies of this project with so many features, made by Tools/new-feature, are built in debug:
        as people build them (modular), and from the same sources in one single target (single). What
        is built again after a change is also built from a manifest that declares the program alone,
        by FOOTBALL_GATHER_PROGRAM (program). The goals are for modular. The copies need less than
        3 GB of room with 100 features, and are taken away one after the other.
        """

    private(set) var asksForHelp = false
    /// How many features, the fewest first.
    private(set) var sizes = [7, 25, 50, 100]
    private(set) var measures = Measure.allCases
    private(set) var runs = 3
    private(set) var cleanRuns = 2
    private(set) var feature = "PlayerDetail"
    private(set) var checkout = "."
    /// Nil for the checkout's folder of builds.
    private(set) var scratch: String?
    private(set) var results: String?
    private(set) var keepsCopies = false

    /// - Parameter arguments: without the program's name.
    init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            switch option {
            case "--help", "-h": asksForHelp = true
            case "--keep": keepsCopies = true
            case "--features":
                let numbers = try Self.values(of: option, &rest).map(Int.init)
                sizes = Set(numbers.compactMap(\.self)).sorted()
                guard !numbers.contains(nil), (sizes.first ?? 0) > 0 else {
                    throw UsageError("--features takes numbers, like 7,25,50,100; try --help.")
                }
            case "--measures":
                let names = try Self.values(of: option, &rest)
                let wanted = names.compactMap(Measure.init)
                guard wanted.count == names.count else {
                    let all = Measure.allCases.map(\.rawValue).joined(separator: ", ")
                    throw UsageError("the measures are \(all).")
                }
                measures = Measure.allCases.filter(wanted.contains)
            case "--runs": runs = try Self.count(of: option, &rest)
            case "--clean-runs": cleanRuns = try Self.count(of: option, &rest)
            case "--feature": feature = try Self.value(of: option, &rest)
            case "--checkout": checkout = try Self.value(of: option, &rest)
            case "--scratch": scratch = try Self.value(of: option, &rest)
            case "--json": results = try Self.value(of: option, &rest)
            default: throw UsageError("there is no option '\(option)'; try --help.")
            }
        }
    }

    private static func value(
        of option: String, _ rest: inout ArraySlice<String>
    ) throws(UsageError) -> String {
        guard let value = rest.popFirst(), !value.isEmpty else {
            throw UsageError("\(option) needs a value; try --help.")
        }
        return value
    }

    private static func values(
        of option: String, _ rest: inout ArraySlice<String>
    ) throws(UsageError) -> [String] {
        try value(of: option, &rest).split(separator: ",").map(String.init)
    }

    private static func count(
        of option: String, _ rest: inout ArraySlice<String>
    ) throws(UsageError) -> Int {
        guard let number = Int(try value(of: option, &rest)), number > 0 else {
            throw UsageError("\(option) takes a number from 1; try --help.")
        }
        return number
    }
}
