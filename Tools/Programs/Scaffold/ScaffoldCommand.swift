import ProgramOptions
import ToolSupport

/// The command line of Scaffold.
struct ScaffoldCommand: ToolOptions {
    var requestedText: ProgramText?
    private var words: [String] = []
    /// The folder that contains `Package.swift`.
    private var folder = "."
    private var isForced = false
    private var feature = FeatureOptions()

    /// Parses the arguments after the program's name.
    init(_ arguments: [String]) throws(UsageError) {
        words = try parse(arguments, operands: .mixed)
    }

    static var all: [ProgramOption<Self>] {
        [
            .value(
                "--action-on", .choice("FEATURE", of: ["PlayerList"]), conflicts: ["--as-tab"],
                "Also adds an action to the list of players, which opens the feature."
            ) { (options, _) throws(UsageError) in options.feature.entry = .action },
            ProgramOption(
                OptionDescription(
                    ["--as-tab"], summary: "Adds the feature as a tab beside the squad.")
            ) { (options, _) throws(UsageError) in options.feature.entry = .tab },
            .flag(
                "--with-data", sets: \.feature.hasData,
                "Adds a kind of records that the feature stores, lists and edits."),
            .flag(
                "--force", sets: \.isForced,
                "Removes the feature also if other files use it, or if it was changed."),
            .packagePath(sets: \.folder),
            .help,
        ]
    }

    static var manual: ProgramManual {
        ProgramManual(
            "Tools/new-feature", purpose: "adds a feature, and removes what it has added",
            synopsis: [
                "NAME [--action-on PlayerList | --as-tab] [--with-data]",
                "(as Tools/remove-feature) NAME [--force]",
            ],
            options: Self.self,
            sections: [
                ProgramManual.Section(
                    "Features",
                    """
                    NAME is written like TeamStandings. If other files use the feature, or if it was \
                    changed, remove-feature lists these places and removes nothing. It keeps the records \
                    that users have stored with the feature. Both commands update the module diagram, and \
                    new-feature runs Tools/texts.
                    """),
                ProgramManual.Section(
                    "Exit codes",
                    """
                    0 done, 1 other files use the feature, 64 usage, 65 a file was changed, 66 a file \
                    cannot be read, 69 a tool is missing, 70 a program cannot be built, 73 a file cannot \
                    be written. After a failure the package is unchanged. Only mistakes in tables of \
                    texts, also 1, are found after new-feature has added the feature.
                    """),
            ])
    }

    /// Changes the package and returns the text to print.
    func run() throws(ToolError) -> String {
        let package = PackageFolder(folder)
        switch (words.first, words.count) {
        case ("new-feature", 2) where !isForced:
            let name = try FeatureName(words[1])
            let change = try Change.adding(name, feature, to: package)
            try change.apply(to: package)
            return """
                \(change.texts.keys.sorted().joined(separator: "\n"))

                The feature \(name.module) was added. Next:
                  Tools/feature \(name.module) test     runs its tests
                  Tools/feature \(name.module) run      runs its demo
                  Tools/run --open \(feature.entry.link(to: name))
                It shows \(feature.hasData ? "stored entries" : "the number of players"). Begin with \
                \(name.module)Presenter.swift. Translate the title in \(name.module)Strings.ko.po.
                """ + (feature.entry == .link ? "" : "\n\n\(Change.recordingNote)")
        case ("remove-feature", 2) where feature == FeatureOptions():
            let name = try FeatureName(words[1])
            let change = try Change.removing(name, from: package, isForced: isForced)
            try change.apply(to: package)
            return (change.notes + ["The feature \(name.module) was removed."])
                .joined(separator: "\n")
        default:
            throw ToolError(
                .usage,
                "Expected new-feature NAME [--action-on PlayerList | --as-tab] [--with-data] or "
                    + "remove-feature NAME [--force]; see --help.")
        }
    }
}
