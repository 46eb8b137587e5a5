/// One `import` of a source file.
struct Import: Equatable {
    /// The module alone: `Foundation` for `import struct Foundation.Date`.
    var module: String
    /// Counted from 1.
    var line: Int
    /// Whether it also takes what is internal to the module.
    var isTestable = false
    /// Whether it is only compiled where FoundationEssentials does not exist.
    var isWithoutEssentials = false

    /// The imports of a file, in their order.
    static func all(in text: String) -> [Import] {
        var reader = ImportReader()
        for (index, line) in SourceText.codeLines(of: text).enumerated() {
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
                pending = Import(
                    module: "",
                    line: number,
                    isTestable: attributes.contains("@testable"),
                    isWithoutEssentials: branches.contains { $0.asksForEssentials && $0.isElse }
                )
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
        guard !kinds.contains(word), var found = pending else { return }
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
