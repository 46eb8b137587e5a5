import PackageFacts

extension SourceFile {
    /// The first word of its code that is one of `names`, with its line counted from 1.
    func names(oneOf names: some Collection<String>) -> (name: String, line: Int)? {
        for (index, line) in code.enumerated() {
            // Most lines hold none of them, and to look at their words takes long.
            for name in names where line.contains(name) {
                if line.split(whereSeparator: { !isPartOfWord($0) }).contains(Substring(name)) {
                    return (name, index + 1)
                }
            }
        }
        return nil
    }
}

private func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "@"
}
