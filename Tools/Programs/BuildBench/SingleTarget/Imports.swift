/// The imports of modules that are no modules any more.
enum Imports {
    /// A file without them; where each stood is an empty line, so that what the compiler says of a
    /// line is true of the original.
    static func removed(_ modules: Set<String>, from text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            imported(by: line).map(modules.contains) == true ? "" : String(line)
        }.joined(separator: "\n")
    }

    /// `Domain` for `public import Domain`.
    private static func imported(by line: Substring) -> String? {
        let words = line.split(separator: " ")
        guard let keyword = words.firstIndex(of: "import"), keyword + 2 == words.count,
            words[..<keyword].allSatisfy({ $0 == "public" || $0.hasPrefix("@") })
        else { return nil }
        return String(words[keyword + 1])
    }
}
