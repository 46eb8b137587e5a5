import Composition

extension FeatureSelectionError {
    /// The cause and the remedy.
    var message: String {
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
