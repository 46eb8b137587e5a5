/// What stands in a text between `<!-- NAME -->` and `<!-- /NAME -->`.
struct ReadmeSection {
    let name: String

    /// The text with another section.
    func replacing(in text: String, with section: String) throws(MetricsRefusal) -> String {
        let (start, end) = ("<!-- \(name) -->\n", "<!-- /\(name) -->")
        guard let first = text.firstRange(of: start)?.upperBound,
            let last = text[first...].firstRange(of: end)?.lowerBound
        else {
            throw MetricsRefusal(
                .data, "README.md has no lines <!-- \(name) --> and <!-- /\(name) -->: add them.")
        }
        return text[..<first] + "\n\(section)\n\n" + text[last...]
    }
}
