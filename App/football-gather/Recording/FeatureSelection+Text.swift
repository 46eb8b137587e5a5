import Composition
import ProgramOptions

/// The feature selection as the text in a recording.
extension FeatureSelection {
    /// A text such as `-Login,Gather=CompactGather`; nil for the default selection.
    var text: String? {
        let words =
            excluded.sorted().map { "-\($0)" }
            + replacements.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return words.isEmpty ? nil : words.joined(separator: ",")
    }

    init(text: String?) throws(UsageError) {
        var features = FeatureArguments()
        for word in (text ?? "").split(separator: ",") {
            if word.hasPrefix("-") {
                features.exclude(String(word.dropFirst()))
            } else {
                try features.replace(String(word))
            }
        }
        self = try features.selection()
    }
}
