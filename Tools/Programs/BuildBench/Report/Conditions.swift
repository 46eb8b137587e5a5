import Measuring

/// What results depend on besides the machine. Only those of the same conditions go together.
struct Conditions: Codable, Equatable {
    /// Of the project that is copied.
    let commit: String
    /// Whether its sources are not as the commit has them: then nobody knows how they are.
    var isChanged = false
    /// The feature that is changed.
    let feature: String
    /// How often each change is built.
    let runs: Int
    /// How often everything is built.
    let cleanRuns: Int

    /// What is different or may be, as a sentence names it; nil where nothing is.
    func difference(from other: Conditions) -> String? {
        func pair<Value: Equatable>(_ what: String, _ one: Value, _ two: Value) -> String? {
            one == two ? nil : "\(what) \(two) and not \(one)"
        }
        let change = isChanged || other.isChanged ? "of changes that no commit has" : nil
        let found = [
            pair("commit", commit, other.commit) ?? change,
            pair("--feature", feature, other.feature),
            pair("--runs", runs, other.runs), pair("--clean-runs", cleanRuns, other.cleanRuns),
        ].compactMap(\.self)
        return found.isEmpty ? nil : found.joined(separator: ", ")
    }
}
