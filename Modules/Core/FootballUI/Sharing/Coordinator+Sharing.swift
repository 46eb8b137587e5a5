package import Navigation
package import TerminalUI

extension Coordinator {
    /// Shows a page with a text that the organiser sends to others. The text is copied to the
    /// clipboard of the terminal.
    ///
    /// - Parameter fullText: The text to offer if `text` has only what has changed; nil, or the
    ///   same text, for none.
    package func share(_ text: String, fullText: String? = nil) {
        let offered = fullText == text ? nil : fullText
        let screen = PageScreen(work: navigator.makeWork(), copying: text) { [weak self] in
            Page(
                title: FootballStrings.share, elements: [.text(Text(text))],
                actions: offered.map { fullText in
                    [
                        Action(FootballStrings.shareFullText, key: .character("w")) {
                            self?.share(fullText)
                        }
                    ]
                } ?? [])
        }
        navigator.attempt { try show(screen) }
    }
}

extension Action {
    /// Returns the action that shows a text to share. Its key is the same on every page.
    package static func share(
        isEnabled: Bool = true, perform: @escaping @MainActor () -> Void
    ) -> Action {
        Action(
            FootballStrings.share, key: .character("i"), isEnabled: isEnabled, perform: perform)
    }
}
