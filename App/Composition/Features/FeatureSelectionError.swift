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
