import Measuring

/// What results depend on besides the machine. Only those of the same conditions go together.
struct Conditions: Codable, Equatable {
    /// The commit of the project that is copied, and whether it has changes.
    let commit: String
    /// The feature that is changed.
    let feature: String
    /// How often each change is built.
    let runs: Int
    /// How often everything is built.
    let cleanRuns: Int

    /// What is different, as a sentence names it; nil where nothing is.
    func difference(from other: Conditions) -> String? {
        func pair<Value: Equatable>(_ what: String, _ one: Value, _ two: Value) -> String? {
            one == two ? nil : "\(what) \(two) and not \(one)"
        }
        let found = [
            pair("commit", commit, other.commit), pair("--feature", feature, other.feature),
            pair("--runs", runs, other.runs), pair("--clean-runs", cleanRuns, other.cleanRuns),
        ].compactMap(\.self)
        return found.isEmpty ? nil : found.joined(separator: ", ")
    }
}
