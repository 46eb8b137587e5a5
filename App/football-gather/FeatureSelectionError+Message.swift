import Composition

extension FeatureSelectionError {
    /// The cause and the remedy.
    var message: String {
        switch self {
        case .unknownFeature(let name, let known):
            ProgramStrings.unknownFeature(
                name: name.printable, features: known.joined(separator: ", "))
        case .unknownModule(let name, let feature, let known):
            ProgramStrings.unknownModule(
                name: name.printable, feature: feature, modules: known.joined(separator: ", "))
        case .excludedTwice(let name): ProgramStrings.excludedTwice(name)
        case .excludedAndReplaced(let name): ProgramStrings.excludedAndReplaced(name)
        case .replacedTwice(let name): ProgramStrings.replacedTwice(name)
        }
    }
}
