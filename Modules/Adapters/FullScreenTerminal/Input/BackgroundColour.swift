import TerminalUI

/// The question for the colour of the terminal's background, and its answer.
enum BackgroundColour {
    /// The question (OSC 11).
    static let query = "\u{1B}]11;?\u{1B}\\"
    /// The beginning of the answer after `ESC ]`.
    static let prefix = "11;"

    /// Returns the kind of background for an answer such as `11;rgb:1e1e/1e1e/2e2e`; nil for
    /// another text.
    static func background(_ answer: String) -> Theme.Background? {
        guard answer.hasPrefix(prefix), let colon = answer.firstIndex(of: ":") else { return nil }
        let parts = answer[answer.index(after: colon)...].split(separator: "/").prefix(3)
        let levels = parts.compactMap { part in
            Int(part, radix: 16).map { Double($0) / Double((1 << (4 * part.count)) - 1) }
        }
        guard levels.count == 3 else { return nil }
        let brightness = 0.299 * levels[0] + 0.587 * levels[1] + 0.114 * levels[2]
        return brightness > 0.5 ? .light : .dark
    }
}
