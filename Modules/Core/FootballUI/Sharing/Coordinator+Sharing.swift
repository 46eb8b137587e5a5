package import Navigation
package import TerminalUI

extension Coordinator {
    /// Shows a page with a text that the organiser sends to others. The text is copied to the
    /// clipboard of the terminal.
    package func share(_ text: String) {
        let screen = PageScreen(work: navigator.makeWork(), copying: text) {
            Page(title: FootballStrings.share, elements: [.text(Text(text))])
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
