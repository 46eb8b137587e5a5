/// The article that shows the tables of this program.
enum Article {
    /// The path relative to the package.
    static let path = "App/Composition/Composition.docc/Metrics.md"

    /// Returns a text with another content between `<!-- NAME -->` and `<!-- /NAME -->`.
    static func replacing(
        section name: String, in text: String, with content: String
    ) throws(MetricsError) -> String {
        let (start, end) = ("<!-- \(name) -->\n", "<!-- /\(name) -->")
        guard let first = text.firstRange(of: start)?.upperBound,
            let last = text[first...].firstRange(of: end)?.lowerBound
        else {
            throw MetricsError(
                .data,
                "\(path) has no lines <!-- \(name) --> and <!-- /\(name) -->. Add both lines.")
        }
        return text[..<first] + "\n\(content)\n\n" + text[last...]
    }
}
