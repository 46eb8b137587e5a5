import Navigation
import TerminalUI

/// Says why nothing can be done.
@MainActor final class UnavailableFeatureScreen: TerminalScreen {
    let work: WorkScope
    let surface = ScreenSurface()
    private let sentence: String

    init(_ sentence: String, work: WorkScope) {
        self.sentence = sentence
        self.work = work
    }

    var page: Page {
        Page(
            title: "Football Gather",
            elements: [.emptyState(EmptyState(title: "Nothing to show", message: sentence))])
    }
}
