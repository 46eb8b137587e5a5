/// What the command line asks for.
struct ScaffoldCommand: Equatable {
    /// What is to be done.
    enum Verb: Equatable {
        case help
        case add(FeatureName)
        case remove(FeatureName, isForced: Bool)
    }

    static let usage = """
        usage: Scaffold new-feature NAME [--package-path DIR]
               Scaffold remove-feature NAME [--force] [--package-path DIR]

        NAME is written like TeamStandings. remove-feature takes away what new-feature has made, as long
        as nobody has changed it; with --force it takes away what they have changed, too.
        Exit codes: 0 done, 64 usage, 65 something was changed by hand, 66 a file cannot be read, 73 one
        cannot be written. Unless it is done, nothing was written.
        """

    let verb: Verb
    /// The folder of `Package.swift`.
    let folder: String

    /// - Parameter arguments: without the program's name.
    init(_ arguments: [String]) throws(Refusal) {
        var names: [String] = []
        var isForced = false
        var folder = "."
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h":
                (verb, self.folder) = (.help, folder)
                return
            case "--force": isForced = true
            case "--package-path":
                guard let value = rest.popFirst(), !value.isEmpty else {
                    throw Refusal(.usage, "--package-path needs a folder; try --help.")
                }
                folder = value
            case _ where argument.hasPrefix("-"):
                throw Refusal(.usage, "there is no option \(quoted(argument)); try --help.")
            default: names.append(argument)
            }
        }
        switch (names.first, names.count, isForced) {
        case ("new-feature", 2, false): verb = .add(try FeatureName(names[1]))
        case ("remove-feature", 2, _):
            verb = .remove(try FeatureName(names[1]), isForced: isForced)
        case ("new-feature", 2, true): throw Refusal(.usage, "new-feature forces nothing.")
        case ("new-feature", _, _), ("remove-feature", _, _):
            throw Refusal(.usage, "\(names[0]) takes one name, like TeamStandings; try --help.")
        default: throw Refusal(.usage, "it is new-feature or remove-feature; try --help.")
        }
        self.folder = folder
    }
}
