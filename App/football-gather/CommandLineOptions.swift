import Composition
import Platform
import ProgramOptions

/// The parsed command line.
struct CommandLineOptions: ParsedOptions {
    /// The text format of the dependency graph.
    enum GraphFormat: String, CaseIterable {
        case mermaid, graphviz
    }

    var requestedText: ProgramText?
    /// The format of the dependency graph to print instead of running the app.
    private(set) var graph: GraphFormat?
    private(set) var isPlain = false
    /// True if the first refused command of plain mode ends the run.
    private(set) var isStrict = false
    /// True if plain mode prints only the changes of a page.
    private(set) var isTerse = false { didSet { if isTerse { isPlain = true } } }
    private var givenDataDirectory: String?
    /// The place of the accounts; nil for the last one.
    private(set) var server: ServerOption?
    /// The text of the deep link to open.
    private(set) var link: String?
    /// True if the tree of screens is printed and no screen shown.
    private(set) var dumpsTree = false
    private(set) var selection = FeatureSelection.default
    /// The options of optional parts that were given.
    private(set) var extensions: [(option: ExtensionOption, value: String)] = []

    private var features = FeatureArguments()

    /// Parses the arguments.
    ///
    /// - Parameter arguments: The arguments without the program's name.
    init(_ arguments: [String]) throws(UsageError) {
        try parse(arguments)
        selection = try features.selection()
    }

    static var all: [ProgramOption<Self>] {
        [
            .flag("--plain", sets: \.isPlain, OptionStrings.plain),
            .flag("--strict", sets: \.isStrict, OptionStrings.strict),
            .flag("--terse", sets: \.isTerse, OptionStrings.terse),
            .value(
                "--data-dir", .directory("DIR"), sets: \.givenDataDirectory,
                OptionStrings.dataDirectory),
            .value("--server", .text("URL"), OptionStrings.server) {
                (options, text) throws(UsageError) in options.server = try ServerOption(text)
            },
            .value("--open", .text("LINK"), sets: \.link, OptionStrings.openLink),
            .value("--without", .text("NAME"), isRepeatable: true, OptionStrings.without) {
                (options, text) throws(UsageError) in options.features.exclude(text)
            },
            .value("--use", .text("F=MODULE"), isRepeatable: true, OptionStrings.use) {
                (options, text) throws(UsageError) in try options.features.replace(text)
            },
        ] + ExtensionOption.all.map(plugIn) + [
            .flag("--dump-tree", sets: \.dumpsTree, OptionStrings.dumpTree),
            .value(
                "--dump-graph", .optionalChoice("FORMAT", of: GraphFormat.allCases.map(\.rawValue)),
                OptionStrings.dumpGraph
            ) { (options, text) throws(UsageError) in options.graph = GraphFormat(rawValue: text) },
            .help, .version, .manPage, .completions,
        ]
    }

    /// The data directory.
    ///
    /// - Throws: `.invalid` if there is no default.
    var dataDirectory: String {
        get throws(UsageError) {
            if let givenDataDirectory { return givenDataDirectory }
            return try DefaultDataDirectory.path(
                of: "football-gather", environment: environmentVariable)
        }
    }

    private static func plugIn(_ option: ExtensionOption) -> ProgramOption<Self> {
        ProgramOption(option.description) { (options, text) throws(UsageError) in
            options.extensions.append((option, text))
        }
    }
}
