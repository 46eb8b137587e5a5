/// An article with a section that this program writes.
struct Article {
    static let metrics = Article(
        path: "App/Composition/Composition.docc/Metrics.md", section: "metrics")
    static let buildTimes = Article(
        path: "App/Composition/Composition.docc/Measurements.md", section: "build times")

    /// The path relative to the package.
    let path: String
    /// The name in the comments around the section, `<!-- NAME -->` and `<!-- /NAME -->`.
    let section: String

    /// Returns the text of the article with another content of the section.
    func replacingSection(
        of text: String, with content: String
    ) throws(MetricsError) -> String {
        let (start, end) = ("<!-- \(section) -->\n", "<!-- /\(section) -->")
        guard let first = text.firstRange(of: start)?.upperBound,
            let last = text[first...].firstRange(of: end)?.lowerBound
        else {
            throw MetricsError(
                .data,
                "\(path) has no lines <!-- \(section) --> and <!-- /\(section) -->. Add both lines."
            )
        }
        return text[..<first] + "\n\(content)\n\n" + text[last...]
    }
}
