import Composition

/// What was asked for on the command line.
struct CommandLineOptions: Equatable {
    /// What the program is to do.
    enum Task: Equatable {
        case run, help, version
        /// Prints what depends on what.
        case graph(GraphFormat)
        /// Plays the session again that a file holds.
        case replay(String)
    }

    /// How a graph is written down.
    enum GraphFormat: String, Equatable {
        case mermaid, graphviz
    }

    var task = Task.run
    var isPlain = false
    /// Nil for the usual place.
    var dataDirectory: String?
    /// The file that the session is recorded in.
    var recording: String?
    /// The place to begin at, as it was written.
    var link: String?
    /// Whether the tree of screens is to be printed.
    var dumpsTree = false
    /// Which features there are.
    private(set) var selection = FeatureSelection.usual

    /// - Parameter arguments: without the program's own name.
    init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        var features = FeatureArguments()
        while let argument = rest.popFirst() {
            try Self.checkText(argument)
            let parts = argument.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            let value = parts.count > 1 ? String(parts[1]) : nil
            switch name {
            case "--data-dir": try Self.set(&dataDirectory, name, value ?? rest.popFirst())
            case "--record": try Self.set(&recording, name, value ?? rest.popFirst())
            case "--open": try Self.set(&link, name, value ?? rest.popFirst())
            case "--without": try features.leaveOut(Self.value(value ?? rest.popFirst(), of: name))
            case "--use": try features.use(Self.value(value ?? rest.popFirst(), of: name))
            case "--replay":
                var file: String?
                if case .replay(let known) = task { file = known }
                try Self.set(&file, name, value ?? rest.popFirst())
                if let file { task = .replay(file) }
            case "--dump-graph":
                guard let format = GraphFormat(rawValue: value ?? "mermaid") else {
                    throw .unknown(argument)
                }
                task = .graph(format)
            default:
                guard value == nil, takeFlag(name) else { throw .unknown(argument) }
            }
        }
        selection = try features.selection
        try checkTogether()
    }

    /// Options that have no value.
    private mutating func takeFlag(_ name: String) -> Bool {
        switch name {
        case "--plain": isPlain = true
        case "--dump-tree": dumpsTree = true
        case "--help", "-h": task = .help
        case "--version": task = .version
        default: return false
        }
        return true
    }

    private static func set(
        _ place: inout String?, _ name: String, _ value: String?
    ) throws(UsageError) {
        let value = try Self.value(value, of: name)
        guard place == nil else { throw .repeated(name) }
        place = value
    }

    private static func value(_ value: String?, of name: String) throws(UsageError) -> String {
        guard let value, !value.isEmpty else { throw .missingValue(name) }
        try checkText(value)
        return value
    }

    /// What is not UTF-8 arrives repaired, and would name another file.
    private static func checkText(_ argument: String) throws(UsageError) {
        guard !argument.contains("\u{FFFD}") else { throw .notText(argument) }
    }

    /// What would be given in vain is refused: whoever wrote it meant something by it.
    private func checkTogether() throws(UsageError) {
        if case .replay = task {
            if recording != nil { throw .apart("--record", "--replay") }
            // A recording knows where it begins.
            if link != nil { throw .apart("--open", "--replay") }
            if dumpsTree { throw .apart("--dump-tree", "--replay") }
            if !selection.leftOut.isEmpty { throw .apart("--without", "--replay") }
            if !selection.replaced.isEmpty { throw .apart("--use", "--replay") }
        }
        guard recording != nil else { return }
        // What is said in plain mode can be kept by whoever says it, and be said again.
        if isPlain { throw .apart("--record", "--plain") }
        // Nothing happens then that could be recorded.
        if dumpsTree { throw .apart("--record", "--dump-tree") }
    }
}
