import Composition

/// What the command line says of features.
struct FeatureArguments {
    private var leftOut: [String] = []
    private var replacements: [(feature: String, module: String)] = []

    /// - Parameter name: of a feature.
    mutating func leaveOut(_ name: String) {
        leftOut.append(name)
    }

    /// - Parameter text: the names of a feature and of a module, as in `Gather=CompactGather`.
    mutating func use(_ text: String) throws(UsageError) {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else {
            throw .noReplacement(text)
        }
        replacements.append((String(parts[0]), String(parts[1])))
    }

    var selection: FeatureSelection {
        get throws(UsageError) {
            do throws(FeatureSelectionError) {
                return try FeatureSelection(without: leftOut, using: replacements)
            } catch {
                throw .features(error)
            }
        }
    }
}
