/// A text from a messenger, line by line, without knowledge of who is meant by each name.
///
/// The order of the entries is that of the lines, so a later entry of a person replaces an earlier
/// one.
struct PastedList: Sendable {
    /// A line of the text.
    struct Line: Hashable, Sendable {
        /// The number of the line, from 1.
        let number: Int
        /// The line as pasted.
        let text: String
        /// The meaning of the line.
        let content: Content
        /// The number of the list that the line belongs to, from 0; nil for a chat message. A list
        /// begins with the first item after a chat header, and with another number 1.
        let list: Int?
        /// True if the line is longer than the part of it that was read.
        let isCut: Bool
    }

    /// The meaning of a line.
    enum Content: Hashable, Sendable {
        /// The line is about nobody.
        case nobody(Kind)
        /// The line names persons, or has a chat message of a person.
        case entries([ListEntry])
    }

    /// A kind of lines that are about nobody.
    enum Kind: Hashable, Sendable {
        case blank, date, heading, section, freePlace, chatter
    }

    /// The lines from top to bottom.
    let lines: [Line]
    /// The facts above the first names; none in the export of a chat.
    let heading: ListHeading

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - text: The pasted text, which can contain anything.
    ///   - squad: The names of the squad. A text that is the whole name of a player is never
    ///     divided, whatever its words mean.
    init(_ text: String, squad: SquadIndex) {
        let lines = text.listLines
        let style = ListStyle(of: lines)
        var reader = ListReader(style: style, squad: squad)
        var headingReader = HeadingReader()
        var isAboveNames = !style.isChat
        self.lines = lines.enumerated().map { index, text in
            let line = TokenizedLine(text)
            let content = reader.content(of: line.tokens)
            switch content {
            case .nobody(.section), .nobody(.freePlace), .entries:
                // `Players (max 10)` is a section.
                if isAboveNames, content == .nobody(.section) {
                    headingReader.readPlaceCount(line.tokens)
                }
                isAboveNames = false
            case .nobody: if isAboveNames { headingReader.read(line.tokens) }
            }
            return Line(
                number: index + 1, text: String(text), content: content, list: reader.list,
                isCut: line.isCut)
        }
        heading = headingReader.heading
    }
}
