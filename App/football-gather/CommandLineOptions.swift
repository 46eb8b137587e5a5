import Composition

/// The parsed command line.
struct CommandLineOptions {
    /// The task of the program.
    enum Command {
        case run, help, version
        /// Prints the dependency graph.
        case graph(GraphFormat)
    }

    /// The text format of the dependency graph.
    enum GraphFormat: String {
        case mermaid, graphviz
    }

    private(set) var command = Command.run
    private(set) var isPlain = false
    /// The data directory; nil for the default.
    private(set) var dataDirectory: String?
    /// The place of the accounts; nil for the last one.
    private(set) var server: ServerOption?
    /// The text of the deep link to open.
    private(set) var link: String?
    /// A Boolean value indicating whether to print the tree of screens instead of showing them.
    private(set) var dumpsTree = false
    private(set) var selection = FeatureSelection.default
    /// The options of optional parts that were given.
    private(set) var extensions: [(option: ExtensionOption, value: String)] = []

    private var features = FeatureArguments()

    /// Parses the arguments.
    ///
    /// - Parameter arguments: The arguments without the program's name.
    init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        var names: [String] = []
        while let argument = rest.popFirst() {
            try Self.checkText(argument)
            let parts = argument.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            let value = parts.count > 1 ? String(parts[1]) : nil
            names.append(name)
            if name == "--dump-graph" {
                guard let format = GraphFormat(rawValue: value ?? "mermaid") else {
                    throw .unknown(argument)
                }
                command = .graph(format)
            } else if value == nil, takeFlag(name) {
                continue
            } else {
                try takeValue(of: name, from: value, &rest, argument)
            }
        }
        selection = try features.selection()
        for (option, _) in extensions {
            if let conflict = option.conflicts.first(where: names.contains) {
                throw .conflict(conflict, option.name)
            }
        }
    }

    private mutating func takeFlag(_ name: String) -> Bool {
        switch name {
        case "--plain": isPlain = true
        case "--dump-tree": dumpsTree = true
        case "--help", "-h": command = .help
        case "--version": command = .version
        default:
            guard let option = ExtensionOption.all.first(where: { $0.name == name }),
                !option.takesValue
            else { return false }
            extensions.append((option, ""))
        }
        return true
    }

    private mutating func takeValue(
        of name: String, from value: String?, _ rest: inout ArraySlice<String>, _ argument: String
    ) throws(UsageError) {
        func nextValue() throws(UsageError) -> String {
            guard let value = value ?? rest.popFirst(), !value.isEmpty else {
                throw .missingValue(name)
            }
            try Self.checkText(value)
            return value
        }
        func firstValue(_ known: String?) throws(UsageError) -> String {
            let value = try nextValue()
            guard known == nil else { throw .repeated(name) }
            return value
        }
        switch name {
        case "--data-dir": dataDirectory = try firstValue(dataDirectory)
        case "--server":
            let text = try nextValue()
            guard server == nil else { throw .repeated(name) }
            server = try ServerOption(text)
        case "--open": link = try firstValue(link)
        case "--without": features.exclude(try nextValue())
        case "--use": try features.replace(try nextValue())
        default:
            guard let option = ExtensionOption.all.first(where: { $0.name == name }),
                option.takesValue
            else { throw .unknown(argument) }
            let known = extensions.first { $0.option.name == name }
            extensions.append((option, try firstValue(known?.value)))
        }
    }

    /// Rejects an argument that is not valid UTF-8, because its decoded text would name another file.
    private static func checkText(_ argument: String) throws(UsageError) {
        guard !argument.unicodeScalars.contains("\u{FFFD}") else { throw .invalidText(argument) }
    }
}
