import PackageFacts

/// The imports of modules that are no modules any more.
enum Imports {
    /// A file without them; where each stood is an empty line, so that what the compiler says of a
    /// line is true of the original.
    static func removed(_ modules: Set<String>, from text: String) -> String {
        let removed = Set(
            Import.all(in: text).filter { modules.contains($0.module) }.map(\.line))
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .map { removed.contains($0.offset + 1) ? "" : $0.element }
            .joined(separator: "\n")
    }
}
