/// An article in Markdown and its listings. A comment above each listing has its name:
/// `<!-- snippet: name -->`.
public struct Article: Equatable, Sendable {
    /// The text of the article.
    public private(set) var text: String
    /// The listings in their order.
    public private(set) var listings: [Snippet] = []
    /// The text before, between and after the listings.
    private var prose: [String] = []

    /// Finds the listings of a text.
    ///
    /// - Throws: `ArticleError` for a Swift listing without a name and for a listing without an
    ///   end. Listings in other languages need no name, because they are not compiled.
    public init(_ text: String) throws(ArticleError) {
        self.text = text
        var passage: [Substring] = []
        var name: Substring?
        var listing: [Substring]?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let shown = listing {
                guard line == "```" else {
                    listing?.append(line)
                    continue
                }
                if let name {
                    listings.append(
                        Snippet(name: String(name), text: shown.joined(separator: "\n")))
                    prose.append(passage.joined(separator: "\n"))
                    passage = [line]
                } else {
                    guard passage.last != "```swift" else {
                        throw .noName(String(shown.first ?? ""))
                    }
                    passage += shown + [line]
                }
                (listing, name) = (nil, nil)
            } else {
                passage.append(line)
                if line.hasPrefix("```") {
                    listing = []
                } else {
                    name = Self.name(in: line)
                }
            }
        }
        guard listing == nil else { throw .noEnd(String(name ?? "")) }
        prose.append(passage.joined(separator: "\n"))
    }

    /// Returns the text with its listings replaced by those of the code.
    public func showing(_ snippets: [Snippet]) -> String {
        var result = prose[0]
        for (listing, passage) in zip(listings, prose.dropFirst()) {
            let text = snippets.first { $0.name == listing.name }?.text ?? listing.text
            result += "\n\(text.isEmpty ? "" : "\(text)\n")\(passage)"
        }
        return result
    }

    private static func name(in line: Substring) -> Substring? {
        let (start, end) = ("<!-- snippet: ", " -->")
        guard line.hasPrefix(start), line.hasSuffix(end) else { return nil }
        return line.dropFirst(start.count).dropLast(end.count)
    }
}
