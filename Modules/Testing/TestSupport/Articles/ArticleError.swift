/// A difference between an article and its code.
public enum ArticleError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A listing without a name.
    case noName(String)
    /// A listing whose name no snippet of the code has.
    case noSnippet(String)
    /// A snippet of the code that no article shows.
    case notShown(String)
    /// A listing whose text differs from its snippet.
    case different(String)
    /// Two snippets with the same name.
    case twice(String)
    /// A snippet or a listing without an end.
    case noEnd(String)

    /// The difference and a way to repair it.
    public var description: String {
        switch self {
        case .noName(let line):
            "The listing that begins with “\(line)” has no name. Write <!-- snippet: name --> above it."
        case .noSnippet(let name):
            "The listing “\(name)” has no code. Put // snippet: \(name) and // end around the code."
        case .notShown(let name):
            "No article shows the snippet “\(name)”. Add a listing, or remove the comment // snippet."
        case .different(let name):
            "The listing “\(name)” differs from the code. Update it by FOOTBALL_GATHER_RECORD=1 Tools/test."
        case .twice(let name): "Two snippets are called “\(name)”. Rename one."
        case .noEnd(let name):
            "“\(name)” has no end. Add // end after a snippet, ``` after a listing."
        }
    }
}
