import Navigation
import TerminalUI

/// The warnings on the screens that were shown, by which a strict run recognizes a failed command.
@MainActor struct ShownWarnings {
    private struct Entry {
        weak var screen: AnyObject?
        let warnings: [String]
    }

    private var entries: [Entry] = []

    /// Remembers the warnings of the visible screen.
    ///
    /// - Returns: A warning that the screen did not have when it was last shown; nil for none, and
    ///   for a screen that is shown for the first time, whose warnings are about the stored data.
    mutating func update(_ workspace: Workspace) -> String? {
        guard let screen = workspace.navigator.visibleScreen, let page = workspace.page else {
            return nil
        }
        let warnings = page.elements.compactMap { element in
            if case .text(let text) = element, text.role == .warning { text.text } else { nil }
        }
        let before = entries.first { $0.screen === screen }?.warnings
        entries.removeAll { $0.screen == nil || $0.screen === screen }
        entries.append(Entry(screen: screen, warnings: warnings))
        return before.flatMap { before in warnings.first { !before.contains($0) } }
    }
}
