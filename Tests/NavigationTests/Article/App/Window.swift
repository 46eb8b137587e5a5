import Navigation

// snippet: window
/// What this app's screens have in common: lines to read, and a way in for what somebody writes.
@MainActor protocol TextScreen: Screen {
    var lines: [String] { get }
    func enter(_ text: String)
}

/// Shows the screen on top.
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
