import TextSanitizing

/// An error for which a demo does not start.
enum DemoError: Error, Equatable {
    case unknownOption(String)
    case unknownState(String, known: [String])
    case missingValue(String)
    case repeated(String)
    case invalidUTF8(String)
    case invalidSize(String)
    case unwritableLog(String, reason: String)

    var message: String {
        switch self {
        case .unknownOption(let argument):
            "There is no option “\(argument.sanitized(for: .message))”. Try --help."
        case .unknownState(let name, let known):
            """
            There is no state “\(name.sanitized(for: .message))”. \
            Choose one of: \(known.joined(separator: ", ")).
            """
        case .missingValue(let option):
            "\(option) needs a value. Try --help."
        case .repeated(let option):
            "\(option) was given twice. Give it once."
        case .invalidUTF8(let argument):
            "“\(argument.sanitized(for: .message))” is not valid UTF-8. Write it in UTF-8."
        case .invalidSize(let text):
            "“\(text.sanitized(for: .message))” is not a size. Write columns and rows as in 80x24."
        case .unwritableLog(let path, let reason):
            "\(path.sanitized(for: .message)) cannot be written: \(reason)."
        }
    }

    /// The exit code, by sysexits(3).
    var code: Int32 {
        switch self {
        case .unwritableLog: 73
        default: 64
        }
    }
}
