/// Which features a run of the app has, and which module each of them is.
public struct FeatureSelection: Hashable, Sendable {
    /// All of them, each the module that is called like it.
    public static let usual = Self()

    /// The names of the features that are not there.
    public private(set) var leftOut: Set<String> = []
    /// The names of the modules that are used in place of the usual ones, by the names of features.
    public private(set) var replaced: [String: String] = [:]

    private init() {}

    /// - Parameters:
    ///   - leftOut: names of features.
    ///   - replacements: names of modules, each for the feature of a name.
    /// - Throws: what cannot be had, and what can.
    public init(
        without leftOut: [String], using replacements: [(feature: String, module: String)]
    ) throws(FeatureSelectionError) {
        for name in leftOut {
            guard self.leftOut.insert(try Self.feature(name).name).inserted else {
                throw .leftOutTwice(name)
            }
        }
        for (name, module) in replacements {
            let feature = try Self.feature(name)
            guard feature.modules.contains(where: { $0.name == module }) else {
                throw .noModule(module, for: name, known: feature.modules.map(\.name))
            }
            guard !self.leftOut.contains(name) else { throw .leftOutAndReplaced(name) }
            guard replaced.updateValue(module, forKey: name) == nil else {
                throw .replacedTwice(name)
            }
        }
    }

    private static func feature(_ name: String) throws(FeatureSelectionError) -> AppFeature {
        guard let feature = AppFeature.all.first(where: { $0.name == name }) else {
            throw .noFeature(name, known: AppFeature.all.map(\.name))
        }
        return feature
    }

    /// What a feature is in this run; nil when it is left out.
    func module(of feature: AppFeature) -> AppFeature.Module? {
        guard !leftOut.contains(feature.name) else { return nil }
        let name = replaced[feature.name] ?? feature.name
        return feature.modules.first { $0.name == name }
    }

    /// Why the feature is not there that is made by this type, as a sentence for a person; nil when
    /// it is.
    func obstacle<Building>(to building: Building.Type) -> String? {
        guard let feature = AppFeature.all.first(where: { $0.isMade(by: building) }),
            leftOut.contains(feature.name)
        else { return nil }
        return "\(feature.name) is left out of this run: start again without "
            + "“--without \(feature.name)”."
    }
}
