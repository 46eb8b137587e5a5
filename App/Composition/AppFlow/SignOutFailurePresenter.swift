import Domain
import FootballUI
import Navigation
import TerminalUI

/// The presenter of a page with the reason why the user is still signed in.
@MainActor final class SignOutFailurePresenter: Presenter {
    struct State: Equatable {
        var error: AccountError
        var isTrying = false
    }

    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state: State {
        didSet { if state != oldValue { stateDidChange?() } }
    }

    private let work: WorkScope
    private let tryAgain: @MainActor () async -> AccountError?

    /// - Parameter tryAgain: A closure that signs out again, and returns the error or replaces the
    ///   page.
    init(
        _ error: AccountError, work: WorkScope,
        tryAgain: @escaping @MainActor () async -> AccountError?
    ) {
        state = State(error: error)
        self.work = work
        self.tryAgain = tryAgain
    }

    func didRequestRetry() {
        state.isTrying = true
        work.enqueue { [weak self, tryAgain] in
            let error = await tryAgain()
            self?.didTry(error)
        }
    }

    private func didTry(_ error: AccountError?) {
        state = State(error: error ?? state.error)
    }
}

extension PageScreen {
    /// Creates the screen of a failed sign-out.
    convenience init(of presenter: SignOutFailurePresenter, work: WorkScope) {
        self.init(of: presenter, work: work) { state in
            Page(
                title: CompositionStrings.signOut,
                elements: [
                    .emptyState(
                        EmptyState(
                            title: CompositionStrings.stillSignedIn, message: state.error.message))
                ] + (state.isTrying ? [.progress(Progress(CompositionStrings.signingOut))] : []),
                actions: [
                    Action(
                        CompositionStrings.tryAgain, key: .character("t"),
                        isEnabled: !state.isTrying, weight: .primary,
                        perform: presenter.didRequestRetry)
                ])
        }
    }
}
