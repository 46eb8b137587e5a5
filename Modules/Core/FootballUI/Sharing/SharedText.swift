/// The parts of texts that the organiser sends to others, as plain text for messengers.
package enum SharedText {
    /// Returns a heading above names, each on a line.
    package static func list(_ heading: String, _ names: [String]) -> String {
        ([heading] + names).lines
    }

    /// Returns paragraphs with empty lines between them.
    package static func paragraphs(_ paragraphs: [String]) -> String {
        paragraphs.joined(separator: "\n\n")
    }
}

extension [String] {
    /// The texts, each on a line.
    package var lines: String { joined(separator: "\n") }
}
