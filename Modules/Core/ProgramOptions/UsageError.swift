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
            "There is no option “\(argument.printable)”; --help lists the options."
        case .unknown(let argument, let name?):
            "There is no option “\(argument.printable)”; did you mean \(name)? "
                + "--help lists the options."
        case .missingValue(let name):
            "\(name) needs a value; --help shows how to write it."
        case .unexpectedValue(let name, let value):
            "\(name) takes no value; leave “=\(value.printable)” out."
        case .unknownChoice(let name, let value, let known):
            "“\(value.printable)” is not a value of \(name); choose one of: "
                + "\(known.joined(separator: ", "))."
        case .repeated(let name):
            "\(name) was given twice; give it once."
        case .conflict(let one, let other):
            "\(one) and \(other) cannot be combined; leave one of them out."
        case .invalidText(let argument):
            "The argument “\(argument.printable)” is not valid UTF-8; write it in UTF-8."
        case .invalid(let message):
            message
        case .unreadable:
            "The arguments cannot be read; mount /proc, or start without LD_PRELOAD."
        }
    }
}

extension String {
    fileprivate var printable: String { sanitized(for: .message) }
}
