import PackageFacts

/// How much some files are.
struct Size: Equatable, Encodable {
    private(set) var files = 0
    /// All lines.
    private(set) var lines = 0
    /// Those that hold more than blanks and comments.
    private(set) var codeLines = 0

    mutating func add(_ file: SourceFile) {
        files += 1
        lines += file.lineCount
        codeLines += file.codeLineCount
    }

    static func + (one: Size, other: Size) -> Size {
        var sum = one
        sum.files += other.files
        sum.lines += other.lines
        sum.codeLines += other.codeLines
        return sum
    }
}
