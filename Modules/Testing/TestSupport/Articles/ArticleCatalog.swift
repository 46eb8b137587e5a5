import Platform

/// The articles of a catalog, and the compiled code that they show.
public struct ArticleCatalog {
    private var articles: [(path: String, article: Article)] = []
    private var snippets: [Snippet] = []

    /// - Parameters:
    ///   - catalog: a folder of articles.
    ///   - code: the folder whose code they show, with all folders in it.
    ///
    /// Both from the top of the package.
    public init(_ catalog: String, showing code: String) throws {
        for path in try Self.files(in: catalog, endingIn: ".md") {
            articles.append((path, try Article(Self.read(path))))
        }
        for path in try Self.files(in: code, endingIn: ".swift") {
            snippets += try Snippet.all(in: Self.read(path))
        }
    }

    /// What does not belong together; empty when everything does.
    public var problems: [ArticleError] {
        Self.problems(of: articles.map(\.article), showing: snippets)
    }

    /// Takes all listings from the code.
    public func record() throws {
        for (path, article) in articles {
            let text = article.showing(snippets)
            if text != article.text {
                try text.write(toFile: path, atomically: true, encoding: .utf8)
            }
        }
    }

    /// What does not belong together.
    static func problems(
        of articles: [Article], showing snippets: [Snippet]
    ) -> [ArticleError] {
        var problems: [ArticleError] = []
        var texts: [String: String] = [:]
        for snippet in snippets {
            if texts.updateValue(snippet.text, forKey: snippet.name) != nil {
                problems.append(.twice(snippet.name))
            }
        }
        let listings = articles.flatMap(\.listings)
        for listing in listings where texts[listing.name] != listing.text {
            problems.append(
                texts[listing.name] == nil ? .noSnippet(listing.name) : .different(listing.name))
        }
        let shown = Set(listings.map(\.name))
        for snippet in snippets where !shown.contains(snippet.name) {
            problems.append(.notShown(snippet.name))
        }
        return problems
    }

    /// The top of the package, from where this file lies.
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
