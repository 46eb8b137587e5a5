import Navigation

// snippet: window
/// A screen of this app: lines of text, and a function that receives the user's input.
@MainActor protocol TextScreen: Screen {
    var lines: [String] { get }
    func enter(_ text: String)
}

/// Draws the visible screen.
@MainActor final class Window: NavigatorObserver {
    private let navigator: Navigator
    private(set) var text = ""

    init(_ navigator: Navigator) {
        self.navigator = navigator
        navigator.addObserver(self)
    }

    func navigatorDidChange(_ navigator: Navigator) {
        draw()
    }

    func enter(_ text: String) {
        guard let screen = navigator.visibleScreen as? any TextScreen else { return }
        navigator.withCommandSource(screen) { screen.enter(text) }
        draw()
    }

    func back() {
        navigator.back()
        draw()
    }

    private func draw() {
        let screen = navigator.visibleScreen as? any TextScreen
        text = screen?.lines.joined(separator: "\n") ?? ""
    }
}
// end

// snippet: window-tabs
extension Window {
    func selectTab(_ index: Int) {
        guard let tabs = navigator.tree.visibleTabs else { return }
        navigator.attempt { try navigator.selectTab(index, of: tabs.id) }
    }
}
// end
