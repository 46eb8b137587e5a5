/// The declaration of an option, from which parsing, help, man page and completions are derived.
public struct OptionDescription: Sendable {
    /// The names with their dashes, the main name first.
    public let names: [String]
    /// The value after the name; nil for a flag.
    public let value: OptionValue?
    /// True if the option can be given more than once.
    public let isRepeatable: Bool
    /// The environment variable that sets the option unless it is given as an argument. The value
    /// `1` sets a flag.
    public let variable: String?
    /// The names of the options that cannot be given together with this one. It is enough if one of
    /// two options names the other.
    public let conflicts: [String]
    /// One or two sentences.
    public let summary: String

    /// - Parameters:
    ///   - names: The names with their dashes, the main name first.
    ///   - value: The value after the name; nil for a flag.
    ///   - isRepeatable: Whether the option can be given more than once.
    ///   - variable: The environment variable that sets the option.
    ///   - conflicts: The names of the options that cannot be given together with this one.
    ///   - summary: One or two sentences.
    public init(
        _ names: [String], value: OptionValue? = nil, isRepeatable: Bool = false,
        variable: String? = nil, conflicts: [String] = [], summary: String
    ) {
        self.names = names
        self.value = value
        self.isRepeatable = isRepeatable
        self.variable = variable
        self.conflicts = conflicts
        self.summary = summary
    }

    /// The main name.
    public var name: String { names[0] }

    func excludes(_ other: OptionDescription) -> Bool {
        conflicts.contains(other.name) || other.conflicts.contains(name)
    }
}

/// The value of an option: its placeholder, and what shells suggest for it.
public enum OptionValue: Equatable, Sendable {
    /// A path of a file.
    case file(String)
    /// A path of a directory.
    case directory(String)
    /// One of the listed words.
    case choice(String, of: [String])
    /// One of the listed words after an equals sign, or else the first one.
    case optionalChoice(String, of: [String])
    /// A text for which nothing is suggested.
    case text(String)

    var placeholder: String {
        switch self {
        case .file(let name), .directory(let name), .text(let name): name
        case .choice(let name, _), .optionalChoice(let name, _): name
        }
    }

    /// The words that are allowed; nil if the value is a free text.
    var choices: [String]? {
        switch self {
        case .choice(_, let words), .optionalChoice(_, let words): words
        case .file, .directory, .text: nil
        }
    }

    var isOptional: Bool {
        if case .optionalChoice = self { true } else { false }
    }
}
