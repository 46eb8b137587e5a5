import Navigation
import TestSupport
import Testing

@testable import Login

@MainActor @Suite struct `The reason for a login` {
    private func warning(because reason: LoginReason) -> String? {
        let steps = `Login presenter`.Steps()
        let view = `Login presenter`.View()
        let presenter = LoginPresenter(
            reason,
            LoginDependencies(accounts: InMemoryAccounts(), credentials: InMemoryCredentialStore()),
            work: WorkScope(), steps: steps)
        presenter.view = view
        return view.state.warning
    }

    @Test func `is said where it is not plain to see`() {
        #expect(warning(because: .signedOut) == nil)
        #expect(warning(because: .sessionExpired) == LoginStrings.sessionExpired)
        #expect(warning(because: .signOutNotSaved) == LoginStrings.signOutNotSaved)
    }
}
