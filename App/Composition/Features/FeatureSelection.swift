/// The features of a run and their modules.
public struct FeatureSelection: Hashable, Sendable {
    /// Every feature with its default module.
    public static let `default` = Self()

    /// The names of the features that the run does not have.
    public private(set) var excluded: Set<String> = []
    /// The names of modules that replace default modules, by the names of the features.
    public private(set) var replacements: [String: String] = [:]

    private init() {}

    /// Creates a selection.
    ///
    /// - Parameters:
    ///   - excluded: Names of features.
    ///   - replacements: Names of features, each with the name of a module that implements it.
    public init(
        excluding excluded: [String], replacing replacements: [(feature: String, module: String)]
    ) throws(FeatureSelectionError) {
        try self.init(excluding: excluded, replacing: replacements, of: AppFeature.all)
    }

    /// - Parameter features: The feature catalogue.
    init(
        excluding excluded: [String], replacing replacements: [(feature: String, module: String)],
        of features: [AppFeature]
    ) throws(FeatureSelectionError) {
        for name in excluded {
            let feature = try Self.feature(name, of: features)
            guard self.excluded.insert(feature.name).inserted else {
                throw .excludedTwice(name)
            }
        }
        for (name, module) in replacements {
            let feature = try Self.feature(name, of: features)
            guard feature.modules.contains(where: { $0.name == module }) else {
                throw .unknownModule(module, of: name, known: feature.modules.map(\.name))
            }
            guard !self.excluded.contains(name) else { throw .excludedAndReplaced(name) }
            guard self.replacements.updateValue(module, forKey: name) == nil else {
                throw .replacedTwice(name)
            }
        }
    }

    private static func feature(
        _ name: String, of features: [AppFeature]
    ) throws(FeatureSelectionError) -> AppFeature {
        guard let feature = features.first(where: { $0.name == name }) else {
            throw .unknownFeature(name, known: features.map(\.name))
        }
        return feature
    }

    /// Returns the module that implements a feature, unless the feature is excluded.
    func module(of feature: AppFeature) -> AppFeature.Module {
        let name = replacements[feature.name]
        return feature.modules.first { $0.name == name } ?? feature.modules[0]
    }

    /// Returns the reason why a feature is unavailable, as a sentence for the user; nil for an
    /// available feature.
    func unavailableReason(of feature: AppFeature) -> String? {
        excluded.contains(feature.name) ? CompositionStrings.excluded(feature.name) : nil
    }
}

/// The reason why features cannot be selected in this way.
public enum FeatureSelectionError: Error, Hashable, Sendable {
    /// The app has no feature of this name.
    case unknownFeature(String, known: [String])
    /// No module of this name implements the feature.
    case unknownModule(String, of: String, known: [String])
    /// The feature is excluded twice.
    case excludedTwice(String)
    /// The feature is excluded and replaced.
    case excludedAndReplaced(String)
    /// The feature is replaced twice.
    case replacedTwice(String)
}
