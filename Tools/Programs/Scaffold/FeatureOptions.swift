/// The choices for a new feature.
struct FeatureOptions: Equatable {
    /// The way in which users reach the feature.
    var entry = FeatureEntry.link
    /// True if the feature stores records.
    var hasData = false

    /// The sections of the templates. Each is between the lines `// NAME` and `// end NAME`.
    static let sections: Set = ["page", "action", "tab", "squad", "data"]

    /// The sections of the templates that the feature has.
    var sections: Set<String> { entry.sections.union([hasData ? "data" : "squad"]) }

    /// The folders of the templates. A file in a later one replaces that of an earlier one.
    var folders: [String] {
        ["Tools/Templates/Feature"] + (hasData ? ["Tools/Templates/FeatureWithData"] : [])
    }
}

extension FeatureOptions {
    /// Returns the choices for the feature whose catalogue entry was made from the template.
    init(in text: String) {
        entry = FeatureEntry(in: text)
        hasData = text.contains("stores: [")
    }
}
