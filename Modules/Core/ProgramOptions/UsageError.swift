import TextSanitizing

/// The reason why a command line cannot be parsed.
public enum UsageError: Error, Equatable {
    /// An argument that is no option, and the name of the option that it resembles.
    case unknown(String, nearest: String?)
    case missingValue(String)
    /// A value for an option that takes none.
    case unexpectedValue(String, String)
    /// A value that is not one of the words that the option allows.
    case unknownChoice(String, String, known: [String])
    case repeated(String)
    /// Two options that cannot be given together.
    case conflict(String, String)
    /// An argument that is not valid UTF-8.
    case invalidText(String)
    /// A violation of a rule of the program, with its remedy.
    case invalid(String)
    /// The system does not tell the arguments.
    case unreadable

    /// The exit code, `EX_USAGE` of sysexits(3).
    public static let exitCode: Int32 = 64

    /// The cause, then the remedy.
    public var message: String {
        switch self {
        case .unknown(let argument, nil):
            UsageStrings.unknownOption(argument.printable)
        case .unknown(let argument, let name?):
            UsageStrings.misspelledOption(argument: argument.printable, option: name)
        case .missingValue(let name):
            UsageStrings.missingValue(name)
        case .unexpectedValue(let name, let value):
            UsageStrings.unexpectedValue(option: name, value: value.printable)
        case .unknownChoice(let name, let value, let known):
            UsageStrings.unknownChoice(
                value: value.printable, option: name, choices: known.joined(separator: ", "))
        case .repeated(let name):
            UsageStrings.repeatedOption(name)
        case .conflict(let one, let other):
            UsageStrings.conflictingOptions(option: one, other: other)
        case .invalidText(let argument):
            UsageStrings.invalidText(argument.printable)
        case .invalid(let message):
            message
        case .unreadable:
            UsageStrings.unreadableArguments
        }
    }
}

extension String {
    fileprivate var printable: String { sanitized(for: .message) }
}
