import TextSanitizing

/// Why a demo does not start.
enum DemoError: Error, Equatable {
    case unknownOption(String)
    case unknownState(String, known: [String])
    case missingValue(String)
    case repeated(String)
    /// Not valid UTF-8.
    case notText(String)
    case noSize(String)
    /// The file for the log, and why it cannot be written.
    case noLog(String, reason: String)

    var sentence: String {
        switch self {
        case .unknownOption(let argument):
            "There is no option “\(argument.sanitized(for: .message))”; --help lists those that there are."
        case .unknownState(let name, let known):
            "There is no state “\(name.sanitized(for: .message))”; there are \(known.joined(separator: ", "))."
        case .missingValue(let option):
            "\(option) needs a value; --help shows how it is written."
        case .repeated(let option):
            "\(option) was given twice; give it once."
        case .notText(let argument):
            "“\(argument.sanitized(for: .message))” is not valid UTF-8; give another name."
        case .noSize(let text):
            "“\(text.sanitized(for: .message))” is no size; write columns and rows as in 80x24."
        case .noLog(let path, let reason):
            "\(path.sanitized(for: .message)) cannot be written: \(reason)."
        }
    }

    /// By the numbers of sysexits(3).
    var code: Int32 {
        switch self {
        case .noLog: 73
        default: 64
        }
    }
}
