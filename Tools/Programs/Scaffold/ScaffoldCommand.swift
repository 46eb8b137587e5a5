/// What the command line asks for.
struct ScaffoldCommand: Equatable {
    /// What is to be done.
    enum Verb: Equatable {
        case help
        case add(FeatureName)
        case remove(FeatureName, isForced: Bool)
    }

    static let usage = """
        usage: Tools/new-feature NAME [--package-path DIR]
               Tools/remove-feature NAME [--force] [--package-path DIR]

        NAME is written like TeamStandings. remove-feature takes away what new-feature has made, as long
        as nobody has changed it; with --force it takes away what they have changed, too. Then the
        README's picture of the modules is drawn anew (--draw-with PROGRAM: by another one).
        Exit codes: 0 done, 64 usage, 65 something was changed by hand, 66 a file cannot be read, 70 the
        programs for it could not be built, 73 a file cannot be written. Unless it is done, nothing was
        written.
        """

    let verb: Verb
    /// The folder of `Package.swift`.
    let folder: String
    /// The program that draws the picture of the modules when something was made or taken away; nil
    /// where nobody draws it.
    let drawer: String?

    /// - Parameter arguments: without the program's name.
    init(_ arguments: [String]) throws(Refusal) {
        var names: [String] = []
        var isForced = false
        var folder = "."
        var drawer: String?
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h":
                (verb, self.folder, self.drawer) = (.help, folder, drawer)
                return
            case "--force": isForced = true
            case "--package-path":
                folder = try Self.value(rest.popFirst(), of: argument, "a folder")
            case "--draw-with":
                drawer = try Self.value(rest.popFirst(), of: argument, "a program")
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
        (self.folder, self.drawer) = (folder, drawer)
    }

    private static func value(
        _ word: String?, of option: String, _ kind: String
    ) throws(Refusal) -> String {
        guard let word, !word.isEmpty else {
            throw Refusal(.usage, "\(option) needs \(kind); try --help.")
        }
        return word
    }
}
