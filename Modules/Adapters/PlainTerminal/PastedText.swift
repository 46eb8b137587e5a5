import TextSanitizing

/// The lines of a text that follows the command `paste`.
struct PastedText {
    /// The maximum size in bytes.
    private static let limit = 1 << 20

    private let mark: String
    private var lines: [String] = []
    private var size = 0
    /// True after the line that ends the text.
    private(set) var isComplete = false
    /// The reason why the text is refused; nil for none.
    private(set) var fault: String?

    /// - Parameter mark: The line that ends the text, in any case.
    init(mark: String) {
        self.mark = mark.lowercased()
    }

    /// The lines with line breaks between them.
    var text: String { lines.joined(separator: "\n") }

    /// Appends a line, or ends the text.
    mutating func append(_ piece: LineSplitter.Piece) {
        switch piece {
        case .line(let line) where isEnd(line): isComplete = true
        case .line(let line):
            size += line.utf8.count + 1
            if size > Self.limit { fault = PlainStrings.tooLong } else { lines.append(line) }
        case .tooLong: fault = PlainStrings.tooLong
        case .invalidUTF8: fault = PlainStrings.invalidUTF8
        }
    }

    private func isEnd(_ line: String) -> Bool {
        line.sanitized(for: .plainOutput).trimmed.lowercased() == mark
    }

    /// Ends the text with the input.
    mutating func end() {
        isComplete = true
    }
}
