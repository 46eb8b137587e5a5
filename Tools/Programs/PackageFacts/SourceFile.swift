/// One Swift file of the package.
public struct SourceFile: Sendable {
    /// From the top of the package.
    public let path: String
    /// Where it belongs; nil outside every module's folder.
    public let place: Place?
    /// What it holds.
    public let text: String
    /// Its lines without comments and string literals.
    public let code: [String]

    /// - Parameters:
    ///   - path: From the top of the package.
    ///   - text: What it holds.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
        place = Place(path: path.split(separator: "/").map(String.init))
        code = SourceText.codeLines(of: text)
    }

    /// The name without folders.
    public var name: String { String(path.split(separator: "/").last ?? "") }

    /// How many lines it has; what follows the last line break is one when it is not empty.
    public var lineCount: Int {
        text.utf8.count { $0 == UInt8(ascii: "\n") } + (text.isEmpty || text.last == "\n" ? 0 : 1)
    }

    /// How many lines hold more than blanks and comments.
    public var codeLineCount: Int {
        SourceText.codeLines(of: text, keepsStrings: true)
            .count { line in !line.utf8.allSatisfy { $0 <= UInt8(ascii: " ") } }
    }

    /// Its imports, in their order.
    public var imports: [Import] { Import.all(inCode: code) }

    /// What it declares outside of functions, in its order.
    public var declarations: [Declaration] { Declaration.all(inCode: code) }
}
