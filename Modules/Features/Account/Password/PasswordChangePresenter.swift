import Domain
import FootballUI
import Navigation

/// The presenter of the change of the password.
@MainActor final class PasswordChangePresenter: Presenter {
    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state = PasswordChangeState() {
        didSet { if state != oldValue { stateDidChange?() } }
    }

    private let accounts: any Accounts
    private let session: Session
    private let work: WorkScope

    init(accounts: any Accounts, session: Session, work: WorkScope) {
        self.accounts = accounts
        self.session = session
        self.work = work
    }

    /// Refused during a change, because the form has to show the result.
    func dismissalDecision() -> DismissalDecision {
        DismissalDecision(isAllowed: !state.isSaving)
    }

    func didEdit(_ field: PasswordChangeState.Field, _ text: String) {
        guard !state.isSaving else { return }
        state.texts[field] = text
        state.outcome = nil
    }

    func didSubmit() {
        guard !state.isSaving else { return }
        let texts = PasswordChangeState.Field.allCases.map { state.texts[$0, default: ""] }
        guard !texts.contains("") else {
            state.outcome = .failed(AccountStrings.allMandatory)
            return
        }
        let old = Password(texts[0])
        let new = Password(texts[1])
        guard new == Password(texts[2]) else {
            return fail(AccountStrings.newPasswordsDiffer, clearing: [.new, .repeated])
        }
        state.outcome = nil
        state.isSaving = true
        work.enqueue { [weak self, accounts, session] in
            do throws(AccountError) {
                try await accounts.changePassword(of: session, from: old, to: new)
                self?.finish()
            } catch {
                self?.fail(error)
            }
        }
    }

    private func finish() {
        state = PasswordChangeState(outcome: .changed)
    }

    private func fail(_ error: AccountError) {
        state.isSaving = false
        switch error {
        case .wrongCredentials: fail(AccountStrings.wrongPassword, clearing: [.current])
        case .storage, .server: fail(AccountStrings.changeFailure(error.message), clearing: [])
        default: fail(error.message, clearing: [.new, .repeated])
        }
    }

    /// Clears the fields to type again, because hidden text cannot be corrected, and focuses the
    /// first one.
    private func fail(_ message: String, clearing fields: [PasswordChangeState.Field]) {
        for field in fields { state.texts[field] = nil }
        state.outcome = .failed(message)
        guard let first = fields.first else { return }
        state.focus = .init(first, after: state.focus)
    }
}
