import ToolSupport

/// An article with tables of this program.
enum Article: String, CaseIterable {
    case metrics = "Metrics.md"
    case measurements = "Measurements.md"

    /// The path relative to the package.
    var path: String { "App/Composition/Composition.docc/\(rawValue)" }

    /// The name of the section that this program writes.
    var section: String {
        switch self {
        case .metrics: "metrics"
        case .measurements: "build times"
        }
    }

    /// Returns the text of the article with another content in its section, which is between
    /// `<!-- NAME -->` and `<!-- /NAME -->`.
    func replacingSection(
        in text: String, with content: String
    ) throws(ToolError) -> String {
        let name = section
        let (start, end) = ("<!-- \(name) -->\n", "<!-- /\(name) -->")
        guard let first = text.firstRange(of: start)?.upperBound,
            let last = text[first...].firstRange(of: end)?.lowerBound
        else {
            throw ToolError(
                .data,
                "\(path) has no lines <!-- \(name) --> and <!-- /\(name) -->. Add both lines.")
        }
        return text[..<first] + "\n\(content)\n\n" + text[last...]
    }
}
