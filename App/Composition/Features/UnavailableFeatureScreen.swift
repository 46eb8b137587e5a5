import Navigation
import TerminalUI

/// A screen with the reason why a feature is unavailable.
@MainActor final class UnavailableFeatureScreen: TerminalScreen {
    let work: WorkScope
    let surface = ScreenSurface()
    private let message: String

    init(_ message: String, work: WorkScope) {
        self.message = message
        self.work = work
    }

    var page: Page {
        Page(
            title: CompositionStrings.appName,
            elements: [
                .emptyState(
                    EmptyState(title: CompositionStrings.unavailableScreen, message: message))
            ])
    }
}
