import TextSanitizing
import ToolSupport

/// The command line of Scaffold.
struct ScaffoldCommand: Equatable {
    enum Action: Equatable {
        case help
        case add(FeatureName, FeatureEntry)
        case remove(FeatureName, isForced: Bool)
    }

    static let usage = """
        usage: Tools/new-feature NAME [--action-on PlayerList | --as-tab]
               Tools/remove-feature NAME [--force]

        NAME is written like TeamStandings. --action-on also adds an action to the list of players, which
        opens the feature. With --as-tab the feature is a tab beside the squad. remove-feature removes
        what new-feature has added. If other files use the feature, or if it was changed, it lists these
        places and removes nothing; with --force it removes the feature anyway. Both commands update the
        module diagram.
        Exit codes: 0 done, 1 other files use the feature, 64 usage, 65 a file was changed, 66 a file
        cannot be read, 70 a program cannot be built, 73 a file cannot be written. After a failure the
        package is unchanged.
        """

    let action: Action
    /// The folder that contains `Package.swift`.
    let folder: String

    /// Parses the arguments after the program's name.
    init(_ arguments: [String]) throws(ToolError) {
        var words: [String] = []
        var isForced = false
        var entry = FeatureEntry.link
        var folder = "."
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h":
                (action, self.folder) = (.help, folder)
                return
            case "--force": isForced = true
            case "--action-on", "--as-tab":
                guard entry == .link else {
                    throw ToolError(
                        .usage, "A feature is a tab or has an action, not both. Try --help.")
                }
                entry = argument == "--as-tab" ? .tab : .action
                guard entry == .tab || rest.popFirst() == "PlayerList" else {
                    throw ToolError(
                        .usage, "Only PlayerList shows actions of other features. Try --help.")
                }
            case "--package-path":
                guard let value = rest.popFirst(), !value.isEmpty else {
                    throw ToolError(.usage, "--package-path needs a folder. Try --help.")
                }
                folder = value
            case _ where argument.hasPrefix("-"):
                throw ToolError(
                    .usage,
                    "The option '\(argument.sanitized(for: .message))' does not exist. Try --help.")
            default: words.append(argument)
            }
        }
        switch (words.first, words.count) {
        case ("new-feature", 2) where !isForced:
            action = .add(try FeatureName(words[1]), entry)
        case ("remove-feature", 2) where entry == .link:
            action = .remove(try FeatureName(words[1]), isForced: isForced)
        default:
            throw ToolError(
                .usage,
                "Expected new-feature NAME [--action-on PlayerList | --as-tab] or remove-feature NAME "
                    + "[--force]. Try --help.")
        }
        self.folder = folder
    }

    /// Performs the action and returns the text to print.
    func run() throws(ToolError) -> String {
        let package = PackageFolder(folder)
        switch action {
        case .help: return Self.usage
        case .add(let name, let entry):
            let change = try Change.adding(name, entry, to: package)
            try change.apply(to: package)
            return """
                \(change.texts.keys.sorted().joined(separator: "\n"))

                The feature \(name.module) was added. Next:
                  Tools/feature \(name.module) test     runs its tests
                  Tools/feature \(name.module) run      runs its demo
                  Tools/run --open \(entry.link(to: name))
                It shows the number of players. Begin with \(name.module)Presenter.swift.
                """ + (entry == .link ? "" : "\n\n\(Change.recordingNote)")
        case .remove(let name, let isForced):
            let change = try Change.removing(name, from: package, isForced: isForced)
            try change.apply(to: package)
            return (change.notes + ["The feature \(name.module) was removed."])
                .joined(separator: "\n")
        }
    }
}
