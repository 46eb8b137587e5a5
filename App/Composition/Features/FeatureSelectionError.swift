/// Why features cannot be selected like that.
public enum FeatureSelectionError: Error, Hashable, Sendable {
    /// There is none of that name.
    case noFeature(String, known: [String])
    /// No module of that name fulfils the feature's contract.
    case noModule(String, for: String, known: [String])
    /// It cannot be more than left out.
    case leftOutTwice(String)
    /// A feature cannot be both left out and replaced.
    case leftOutAndReplaced(String)
    /// A feature is one module.
    case replacedTwice(String)
}
