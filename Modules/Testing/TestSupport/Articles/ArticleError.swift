/// Where an article and its code do not belong together.
public enum ArticleError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Code in the article that no comment names.
    case noName(String)
    /// The article shows what is in no code.
    case noSnippet(String)
    /// No article shows this part of the code.
    case notShown(String)
    /// The article shows something else than the code.
    case different(String)
    /// Two parts of the code have this name.
    case twice(String)
    /// A part of the code, or a listing, that does not end before the next.
    case noEnd(String)

    /// What is wrong, and what mends it.
    public var description: String {
        switch self {
        case .noName(let line):
            "The listing that begins with “\(line)” has no name: write <!-- snippet: name --> above it."
        case .noSnippet(let name): "No code is marked by // snippet: \(name)."
        case .notShown(let name): "No article shows the code that is marked by // snippet: \(name)."
        case .different(let name):
            "The listing “\(name)” is not what is compiled: FOOTBALL_GATHER_RECORD=1 takes it from there."
        case .twice(let name): "Two parts of the code are marked by // snippet: \(name)."
        case .noEnd(let name): "“\(name)” has no end."
        }
    }
}
