import Domain
import FootballUI
import Navigation
import TerminalUI

/// A page with the reason why the user is still signed in.
@MainActor final class SignOutFailureScreen: TerminalScreen {
    let work: WorkScope
    let surface = ScreenSurface()
    private var error: StorageError
    private var isTrying = false
    private let tryAgain: @MainActor () async -> StorageError?

    /// - Parameter tryAgain: A closure that signs out again, and returns the error or replaces the
    ///   page.
    init(
        _ error: StorageError, work: WorkScope,
        tryAgain: @escaping @MainActor () async -> StorageError?
    ) {
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
            ] + (isTrying ? [.progress(Progress(CompositionStrings.signingOut))] : []),
            actions: [
                Action(
                    CompositionStrings.tryAgain, key: .character("t"), isEnabled: !isTrying,
                    weight: .primary, perform: { [weak self] in self?.attempt() })
            ])
    }

    private func attempt() {
        isTrying = true
        surface.setNeedsDisplay()
        work.enqueue { [weak self, tryAgain] in
            let error = await tryAgain()
            self?.attemptDidEnd(error)
        }
    }

    private func attemptDidEnd(_ error: StorageError?) {
        if let error { self.error = error }
        isTrying = false
        surface.setNeedsDisplay()
    }
}
