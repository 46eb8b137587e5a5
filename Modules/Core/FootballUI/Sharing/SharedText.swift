package import Domain

/// The parts of texts that the organiser sends to others, as plain text for messengers.
package enum SharedText {
    /// Returns the name of a team above the names of its players, each on a line.
    package static func team(_ team: Team, _ names: [String]) -> String {
        ([FootballStrings.name(of: team)] + names).lines
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
