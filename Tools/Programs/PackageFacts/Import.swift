/// One `import` of a source file.
public struct Import: Equatable, Sendable {
    /// The module alone: `Foundation` for `import struct Foundation.Date`.
    public var module: String
    /// Counted from 1.
    public var line: Int
    /// Whether it also takes what is internal to the module.
    public var isTestable = false
    /// Whether it is only compiled where FoundationEssentials does not exist.
    public var isWithoutEssentials = false
    /// Whether it stands under a condition, `#if`.
    public var isConditional = false
    /// Whether it takes one declaration of the module: `import struct Foundation.Date`.
    public var isPart = false

    /// A plain import, as one of a file would be.
    public init(module: String, line: Int) {
        self.module = module
        self.line = line
    }

    /// The imports of a file, in their order.
    public static func all(in text: String) -> [Import] {
        all(inCode: SourceText.codeLines(of: text))
    }

    /// The imports of a file that `SourceText.codeLines` has read, in their order.
    public static func all(inCode lines: [String]) -> [Import] {
        var reader = ImportReader()
        for (index, line) in lines.enumerated() {
            reader.read(line, number: index + 1)
        }
        return reader.imports
    }
}

/// Finds imports word by word: an attribute may stand on the line above, and the module on the line
/// below.
private struct ImportReader {
    private(set) var imports: [Import] = []
    private var branches: [Branch] = []
    private var attributes: [Substring] = []
    private var pending: Import?

    private struct Branch {
        var asksForEssentials: Bool
        var isElse = false
    }

    mutating func read(_ line: String, number: Int) {
        let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }
        if let directive = words.first, directive.hasPrefix("#"),
            readDirective(directive, condition: words.dropFirst().joined())
        {
            return
        }
        for (index, statement) in line.split(separator: ";", omittingEmptySubsequences: false)
            .enumerated()
        {
            if index > 0 { attributes = [] }
            read(statement.split { $0 == " " || $0 == "\t" || $0 == "\r" }, number: number)
        }
    }

    private mutating func readDirective(_ directive: Substring, condition: String) -> Bool {
        switch directive {
        case "#if":
            let asks = condition == "canImport(FoundationEssentials)"
            branches.append(Branch(asksForEssentials: asks))
        case "#elseif":
            // Also reached only without FoundationEssentials, but under a condition of its own.
            if !branches.isEmpty { branches[branches.count - 1].asksForEssentials = false }
        case "#else":
            if !branches.isEmpty { branches[branches.count - 1].isElse = true }
        case "#endif": _ = branches.popLast()
        default: return false
        }
        return true
    }

    private mutating func read(_ words: [Substring], number: Int) {
        for word in words {
            if pending != nil {
                finish(with: word)
            } else if word == "import" {
                var found = Import(module: "", line: number)
                found.isTestable = attributes.contains("@testable")
                found.isWithoutEssentials = branches.contains { $0.asksForEssentials && $0.isElse }
                found.isConditional = !branches.isEmpty
                pending = found
            } else if word.hasPrefix("@") || accessLevels.contains(word) {
                attributes.append(word)
            } else {
                // `import` is a reserved word: what follows here is a declaration, and `import` in
                // it is a label.
                attributes = []
                return
            }
        }
    }

    private mutating func finish(with word: Substring) {
        guard var found = pending else { return }
        guard !kinds.contains(word) else {
            pending?.isPart = true
            return
        }
        found.module = String(word.prefix { $0 != "." })
        imports.append(found)
        pending = nil
        attributes = []
    }
}

private let accessLevels: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
]
private let kinds: Set<Substring> = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
]
