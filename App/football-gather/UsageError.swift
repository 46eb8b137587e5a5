import Composition
import RemoteClient

/// The reason why the command line cannot be parsed.
enum UsageError: Error, Equatable {
    case unknown(String)
    case missingValue(String)
    case repeated(String)
    /// Two options that cannot be given together.
    case conflict(String, String)
    /// An argument that is not valid UTF-8.
    case invalidText(String)
    /// A value of `--use` that is not `FEATURE=MODULE`.
    case invalidReplacement(String)
    /// A value of `--server` that is not the address of a server.
    case server(ServerAddressError)
    case features(FeatureSelectionError)
    /// The system does not tell the arguments.
    case unreadable

    var message: String {
        switch self {
        case .unknown(let argument):
            "There is no option “\(argument.printable)”; --help lists the options."
        case .missingValue(let option):
            "\(option) needs a value; --help shows how to write it."
        case .repeated(let option):
            "\(option) was given twice; give it once."
        case .conflict(let one, let other):
            "\(one) and \(other) cannot be combined; leave one of them out."
        case .invalidText(let argument):
            "The argument “\(argument.printable)” is not valid UTF-8; write it in UTF-8."
        case .invalidReplacement(let argument):
            "“\(argument.printable)” is not FEATURE=MODULE; write for example "
                + "--use Gather=CompactGather."
        case .server(let error):
            error.message
        case .features(let error):
            error.message
        case .unreadable:
            "The arguments cannot be read; mount /proc, or start without LD_PRELOAD."
        }
    }
}

extension FeatureSelectionError {
    fileprivate var message: String {
        switch self {
        case .unknownFeature(let name, let known):
            "There is no feature “\(name.printable)”; choose one of: "
                + "\(known.joined(separator: ", "))."
        case .unknownModule(let name, let feature, let known):
            "Module “\(name.printable)” does not implement \(feature); choose one of: "
                + "\(known.joined(separator: ", "))."
        case .excludedTwice(let name):
            "--without \(name) was given twice; give it once."
        case .excludedAndReplaced(let name):
            "--without \(name) and --use \(name)=… cannot be combined; leave one of them out."
        case .replacedTwice(let name):
            "--use \(name)=… was given twice; give it once."
        }
    }
}
