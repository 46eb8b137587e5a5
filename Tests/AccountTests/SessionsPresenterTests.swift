import Domain
import Navigation
import TestSupport
import Testing

@testable import Account

@MainActor @Suite struct `Sessions presenter` {
    private final class View: SessionsView {
        private(set) var state = SessionsState()
        func show(_ state: SessionsState) { self.state = state }
    }

    private let fixture: AccountFixture
    private let view = View()

    init() throws {
        fixture = try AccountFixture()
    }

    private func presenter() -> SessionsPresenter {
        let presenter = SessionsPresenter(
            fixture.dependencies, work: WorkScope(fixture.activity),
            navigation: fixture.navigation)
        presenter.view = view
        return presenter
    }

    @Test func `the sessions are loaded with their local times`() async {
        _ = fixture.accounts.addSession(of: fixture.session.user.name)
        let presenter = presenter()
        #expect(view.state == SessionsState())
        presenter.load()
        await fixture.activity.waitUntilIdle()
        let (title, detail) = ("Signed in Tue 14 Nov, 23:13", "Used Wed 15 Nov, 00:13")
        #expect(
            view.state.rows == [
                .init(title: title, details: [detail, "Current"]),
                .init(title: title, details: [detail]),
            ])
    }

    @Test func `a failed load shows its message until the next one`() async {
        fixture.accounts.calls.fail(.sessions, with: .busy)
        let presenter = presenter()
        presenter.load()
        await fixture.activity.waitUntilIdle()
        #expect(view.state == SessionsState(failure: StorageError.busy.message))
        presenter.load()
        #expect(view.state.failure == nil)
        await fixture.activity.waitUntilIdle()
        #expect(view.state.rows?.count == 1)
    }

    @Test func `a sign-out is confirmed first, once`() {
        let presenter = presenter()
        presenter.didConfirmSignOut()
        presenter.didRequestSignOut()
        #expect(view.state.isConfirming)
        presenter.didCancelSignOut()
        #expect(!view.state.isConfirming)
        #expect(fixture.navigation.signOutEverywhereCount == 0)
        presenter.didRequestSignOut()
        presenter.didConfirmSignOut()
        presenter.didConfirmSignOut()
        #expect(!view.state.isConfirming)
        #expect(fixture.navigation.signOutEverywhereCount == 1)
    }

    @Test func `without the login there is no sign-out`() {
        fixture.navigation.sessionSignOutUnavailableReason = "Login was disabled."
        let presenter = presenter()
        presenter.didRequestSignOut()
        #expect(view.state == SessionsState(signOutUnavailableReason: "Login was disabled."))
    }
}
