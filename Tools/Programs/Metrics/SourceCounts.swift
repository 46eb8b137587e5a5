import PackageFacts

/// The counts of one or more Swift files.
struct SourceCounts: Equatable {
    private(set) var files = 0
    private(set) var lines = 0
    /// The lines that are neither blank nor a comment.
    private(set) var codeLines = 0
    /// The declarations that are marked `public` or `open`.
    private(set) var publicDeclarations = 0
    /// The functions that are marked `@Test`.
    private(set) var tests = 0

    init() {}

    /// Creates the counts of one file.
    init(of file: SourceFile) {
        files = 1
        lines = file.lineCount
        codeLines = file.codeLineCount
        for line in file.text.utf8.split(separator: UInt8(ascii: "\n")) {
            let content = line.drop { $0 == UInt8(ascii: " ") }
            if content.starts(with: "@Test".utf8) { tests += 1 }
            if Self.isPublicDeclaration(content) { publicDeclarations += 1 }
        }
    }

    static func + (one: SourceCounts, other: SourceCounts) -> SourceCounts {
        var sum = one
        sum.files += other.files
        sum.lines += other.lines
        sum.codeLines += other.codeLines
        sum.publicDeclarations += other.publicDeclarations
        sum.tests += other.tests
        return sum
    }

    /// Returns whether a line declares something public. The formatter writes the access level on
    /// each declaration, behind the attributes that fit on its line.
    private static func isPublicDeclaration(_ line: Substring.UTF8View) -> Bool {
        guard let first = line.first, "@po".utf8.contains(first) else { return false }
        let words = line.split(separator: UInt8(ascii: " "))
            .drop { $0.first == UInt8(ascii: "@") }
        guard let access = words.first, let keyword = words.dropFirst().first else { return false }
        return (access.elementsEqual("public".utf8) || access.elementsEqual("open".utf8))
            && !keyword.elementsEqual("import".utf8)
    }
}
