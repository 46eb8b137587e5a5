package import Navigation
package import TerminalUI

extension Coordinator {
    /// Shows a page with a text that the organiser sends to others. The text is copied to the
    /// clipboard of the terminal.
    ///
    /// - Parameter whole: The text with all of which `text` has only the changes; nil, or the same
    ///   text, if there is none.
    package func share(_ text: String, whole: String? = nil) {
        let others = whole == text ? nil : whole
        let screen = PageScreen(work: navigator.makeWork(), copying: text) { [weak self] in
            Page(
                title: FootballStrings.share, elements: [.text(Text(text))],
                actions: others.map { whole in
                    [
                        Action(FootballStrings.shareWhole, key: .character("w")) {
                            self?.share(whole)
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
