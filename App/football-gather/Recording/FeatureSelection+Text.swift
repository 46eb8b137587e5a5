import Composition

/// How a recording keeps it.
extension FeatureSelection {
    /// `-Login,Gather=CompactGather`; nil for the usual one.
    var text: String? {
        let words =
            leftOut.sorted().map { "-\($0)" }
            + replaced.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return words.isEmpty ? nil : words.joined(separator: ",")
    }

    /// - Throws: which feature is not known.
    init(text: String?) throws(UsageError) {
        var features = FeatureArguments()
        for word in (text ?? "").split(separator: ",") {
            if word.hasPrefix("-") {
                features.leaveOut(String(word.dropFirst()))
            } else {
                try features.use(String(word))
            }
        }
        self = try features.selection
    }
}
