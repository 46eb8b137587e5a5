import Domain
import Navigation
import TerminalUI

/// A page with the reason why the user is still signed in.
@MainActor final class SignOutFailureScreen: TerminalScreen {
    let work: WorkScope
    let surface = ScreenSurface()
    private let error: StorageError
    private let tryAgain: @MainActor () -> Void

    init(_ error: StorageError, work: WorkScope, tryAgain: @escaping @MainActor () -> Void) {
        self.error = error
        self.work = work
        self.tryAgain = tryAgain
    }

    var page: Page {
        Page(
            title: CompositionStrings.signOut,
            elements: [
                .emptyState(
                    EmptyState(title: CompositionStrings.stillSignedIn, message: error.message))
            ],
            actions: [
                Action(
                    CompositionStrings.tryAgain, key: .character("t"), weight: .primary,
                    perform: tryAgain)
            ])
    }
}
