import TextSanitizing
import ToolSupport

/// The name of a feature in its spellings.
struct FeatureName: Equatable {
    /// The limit with which the lines of the templates fit into 100 columns.
    static let maximumLength = 20

    /// The name of the module: `TeamStandings`.
    let module: String

    /// - Throws: The reason why no feature can have the name.
    init(_ text: String) throws(ToolError) {
        guard text.wholeMatch(of: /[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*/) != nil else {
            throw ToolError(
                .usage,
                "'\(text.sanitized(for: .message))' is not a valid name. Use letters from A to Z and digits, as in "
                    + "TeamStandings.")
        }
        guard text.utf8.count <= Self.maximumLength else {
            throw ToolError(
                .usage,
                "\(text) is too long. Choose a name of at most \(Self.maximumLength) characters.")
        }
        module = text
        guard ![text, member].contains(where: reservedWords.contains),
            !systemNames.contains(text.lowercased())
        else {
            throw ToolError(
                .usage, "\(text) is a keyword, a module or a type of Swift. Choose another name.")
        }
        guard !targetSuffixes.contains(where: text.hasSuffix) else {
            throw ToolError(
                .usage,
                "Names of other targets end in \(targetSuffixes.joined(separator: ", ")). "
                    + "Choose another name than \(text).")
        }
    }

    /// The beginning of a function's name: `teamStandings`.
    var member: String {
        words.first.map { $0.lowercased() + words.dropFirst().joined() } ?? ""
    }

    /// The path component of deep links: `team-standings`.
    var path: String { words.map { $0.lowercased() }.joined(separator: "-") }

    /// The title of the screen: `Team Standings`.
    var title: String { words.joined(separator: " ") }

    /// Replaces the placeholders of a template.
    func substitute(in template: String) -> String {
        template.replacing("__Feature Title__", with: title)
            .replacing("__feature-path__", with: path)
            .replacing("__feature__", with: member)
            .replacing("__Feature__", with: module)
    }

    /// The words of the name: `VAR` and `Review2` for `VARReview2`.
    private var words: [Substring] {
        module.matches(of: /[A-Z]+(?![a-z])[a-z0-9]*|[A-Z][a-z0-9]*/).map(\.output)
    }
}

/// Keywords that cannot be the name of a module or of a member.
private let reservedWords = Set(
    """
    Any Protocol Self Type actor any as associatedtype async await borrowing break case catch class
    consuming continue default defer deinit do else enum extension fallthrough false fileprivate for func
    guard if import in init inout internal is let macro nil open operator package precedencegroup private
    protocol public repeat rethrows return self some static struct subscript super switch throw throws true
    try typealias var where while
    """.split(whereSeparator: \.isWhitespace).map(String.init))

/// Modules of the toolchain and types of the standard library, in lower case, because some file
/// systems ignore case.
private let systemNames = Set(
    """
    Builtin Combine CoreFoundation CRT Cxx CxxStdlib Darwin Differentiation Dispatch Distributed
    Foundation FoundationEssentials FoundationInternationalization FoundationNetworking FoundationXML
    Glibc Musl Observation PackageDescription PackagePlugin RegexBuilder Runtime Subprocess Swift
    SwiftSyntax Synchronization System Testing Volatile XCTest
    Actor AnyObject Array Bool Character Clock Collection Comparable Data Date Decodable Dictionary
    Double Duration Encodable Equatable Error Float Hashable Identifiable Int Iterator KeyPath MainActor
    Mirror Never Optional Process Range Result Sendable Sequence Set String Substring Suite Tag Task Test
    Trait Unicode Void
    """.lowercased().split(whereSeparator: \.isWhitespace).map(String.init))

/// Endings of the names of targets that belong to another target.
private let targetSuffixes = ["Tests", "Demo", "Support"]
