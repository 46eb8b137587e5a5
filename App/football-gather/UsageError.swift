import Composition
import TextSanitizing

/// Why a command line was not understood.
enum UsageError: Error, Equatable {
    case unknown(String)
    case missingValue(String)
    case repeated(String)
    /// Two options that contradict each other.
    case apart(String, String)
    /// Not valid UTF-8.
    case notText(String)
    /// Not as in `Gather=CompactGather`.
    case noReplacement(String)
    case features(FeatureSelectionError)

    var sentence: String {
        switch self {
        case .unknown(let argument):
            "There is no option “\(argument.sanitized(for: .message))”; --help lists those that there are."
        case .missingValue(let option):
            "\(option) needs a value; --help shows how it is written."
        case .repeated(let option):
            "\(option) was given twice; give it once."
        case .apart(let one, let other):
            "\(one) and \(other) do not go together; give one of them."
        case .notText(let argument):
            "“\(argument.sanitized(for: .message))” is not valid UTF-8; give another name."
        case .noReplacement(let argument):
            "“\(argument.sanitized(for: .message))” does not say which module is to be which feature; "
                + "write --use Gather=CompactGather."
        case .features(let error):
            error.sentence
        }
    }
}

extension FeatureSelectionError {
    fileprivate var sentence: String {
        switch self {
        case .noFeature(let name, let known):
            "There is no feature “\(name.sanitized(for: .message))”; there are \(known.joined(separator: ", "))."
        case .noModule(let name, let feature, let known):
            "“\(name.sanitized(for: .message))” cannot be \(feature); there is \(known.joined(separator: ", "))."
        case .leftOutTwice(let name):
            "--without \(name) was given twice; give it once."
        case .leftOutAndReplaced(let name):
            "--without \(name) and --use \(name)=… do not go together; give one of them."
        case .replacedTwice(let name):
            "--use \(name)=… was given twice; give it once."
        }
    }
}
