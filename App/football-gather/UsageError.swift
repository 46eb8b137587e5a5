/// Why a command line was not understood.
enum UsageError: Error, Equatable {
    case unknown(String)
    case missingValue(String)
    case repeated(String)
    /// Two options that contradict each other.
    case apart(String, String)
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
        case .apart(let one, let other):
            "\(one) and \(other) do not go together; give one of them."
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
