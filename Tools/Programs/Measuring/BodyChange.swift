/// A change inside a function, which nobody else can see, and which is another one each time.
package struct BodyChange {
    private let lines: [Substring]
    /// Of the line that opens the function's body.
    private let opening: Int

    /// The first function that returns nothing and whose head is one line: there a statement more is
    /// always allowed.
    ///
    /// - Parameter text: Swift source as the formatter leaves it; nil where it has no such function.
    package init?(in text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let opening = lines.firstIndex(where: Self.opensBody) else { return nil }
        self.opening = opening
    }

    /// The text with a statement more.
    ///
    /// - Parameter number: makes it another statement.
    package func applied(number: Int) -> String {
        let indent = lines[opening].prefix { $0 == " " }
        var changed = lines
        // Unlike `_ = 1`, which the compiler leaves out, it is in the program: there is something
        // to link.
        changed.insert("\(indent)    withExtendedLifetime(\(number)) {}", at: opening + 1)
        return changed.joined(separator: "\n")
    }

    private static func opensBody(_ line: Substring) -> Bool {
        let words = line.split(separator: " ")
        return words.first?.hasPrefix("//") == false && words.contains("func")
            && words.last == "{" && !words.contains("->")
    }
}
