import FoundationEssentials

/// The articles of a documentation catalog and the compiled code that they show.
public struct ArticleCatalog {
    private var articles: [(path: String, article: Article)] = []
    private var snippets: [Snippet] = []

    /// Reads the articles and the code.
    ///
    /// - Parameters:
    ///   - catalog: A folder of articles, from the folder of `Package.swift`.
    ///   - code: A folder with the code that the articles show, from the folder of `Package.swift`.
    public init(_ catalog: String, showing code: String) throws {
        for path in try Self.files(in: catalog, endingIn: ".md") {
            articles.append((path, try Article(Self.read(path))))
        }
        for path in try Self.files(in: code, endingIn: ".swift") {
            snippets += try Snippet.all(in: Self.read(path))
        }
    }

    /// The differences between the articles and the code.
    public var errors: [ArticleError] {
        Self.errors(of: articles.map(\.article), showing: snippets)
    }

    /// Replaces the listings of all articles by those of the code.
    public func record() throws {
        for (path, article) in articles {
            let text = article.showing(snippets)
            if text != article.text {
                try text.write(toFile: path, atomically: true, encoding: .utf8)
            }
        }
    }

    static func errors(
        of articles: [Article], showing snippets: [Snippet]
    ) -> [ArticleError] {
        var errors: [ArticleError] = []
        var texts: [String: String] = [:]
        for snippet in snippets {
            if texts.updateValue(snippet.text, forKey: snippet.name) != nil {
                errors.append(.twice(snippet.name))
            }
        }
        let listings = articles.flatMap(\.listings)
        for listing in listings where texts[listing.name] != listing.text {
            errors.append(
                texts[listing.name] == nil ? .noSnippet(listing.name) : .different(listing.name))
        }
        let shown = Set(listings.map(\.name))
        for snippet in snippets where !shown.contains(snippet.name) {
            errors.append(.notShown(snippet.name))
        }
        return errors
    }

    /// The folder of `Package.swift`.
    private static var top: String {
        #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(5)
            .joined(separator: "/")
    }

    private static func files(in folder: String, endingIn ending: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: "\(top)/\(folder)")
            .filter { $0.hasSuffix(ending) }.sorted().map { "\(top)/\(folder)/\($0)" }
    }

    private static func read(_ path: String) throws -> String {
        try String(contentsOfFile: path, encoding: .utf8)
    }
}
