/// What was asked for on the command line.
struct CommandLineOptions: Equatable {
    /// What the program is to do.
    enum Task: Equatable {
        case run, help, version
    }

    var task = Task.run
    var isPlain = false
    /// Nil for the usual place.
    var dataDirectory: String?

    /// - Parameter arguments: without the program's own name.
    init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            // What is not UTF-8 arrives repaired, and would name another folder.
            guard !argument.contains("\u{FFFD}") else { throw .notText(argument) }
            let parts = argument.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let value = parts.count > 1 ? String(parts[1]) : nil
            switch parts[0] {
            case "--plain": isPlain = true
            case "--help", "-h": task = .help
            case "--version": task = .version
            case "--data-dir":
                guard let directory = value ?? rest.popFirst(), !directory.isEmpty else {
                    throw .missingValue("--data-dir")
                }
                guard !directory.contains("\u{FFFD}") else { throw .notText(directory) }
                guard dataDirectory == nil else { throw .repeated("--data-dir") }
                dataDirectory = directory
                continue
            default:
                throw .unknown(argument)
            }
            if value != nil { throw .unknown(argument) }
        }
    }
}

/// Why a command line was not understood.
enum UsageError: Error, Equatable {
    case unknown(String)
    case missingValue(String)
    case repeated(String)
    /// Not valid UTF-8.
    case notText(String)

    var sentence: String {
        switch self {
        case .unknown(let argument):
            "There is no option “\(argument.printable)”; --help lists those that there are."
        case .missingValue(let option):
            "\(option) needs a value; --help shows how it is written."
        case .repeated(let option):
            "\(option) was given twice; give it once."
        case .notText(let argument):
            "“\(argument.printable)” is not valid UTF-8; give another name."
        }
    }
}

extension String {
    /// Without what a terminal would act upon, and not too long for a line.
    var printable: String {
        let kept = unicodeScalars.prefix(200).map { scalar in
            scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar
        }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: kept)
        return String(text)
    }
}
