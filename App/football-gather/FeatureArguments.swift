import Composition
import ProgramOptions

/// The values of the options `--without` and `--use`.
struct FeatureArguments {
    private var excluded: [String] = []
    private var replacements: [(feature: String, module: String)] = []

    /// Adds a value of `--without`.
    mutating func exclude(_ feature: String) {
        excluded.append(feature)
    }

    /// Adds a value of `--use`, such as `Gather=CompactGather`.
    mutating func replace(_ text: String) throws(UsageError) {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else {
            throw .invalid(
                ProgramStrings.malformedModule(
                    text: text.printable, option: "--use Gather=CompactGather"))
        }
        replacements.append((String(parts[0]), String(parts[1])))
    }

    /// Returns the selection of all values.
    func selection() throws(UsageError) -> FeatureSelection {
        do throws(FeatureSelectionError) {
            return try FeatureSelection(excluding: excluded, replacing: replacements)
        } catch {
            throw .invalid(error.message)
        }
    }
}
